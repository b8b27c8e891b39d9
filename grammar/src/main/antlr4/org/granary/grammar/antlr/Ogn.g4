// SPDX-License-Identifier: Apache-2.0
// OGN, the notation of docs/notation.md; each rule stands under the sentence there that it
// implements.
//
// The grammar is total: damage is part of the language, so that every text is a record and a parse
// never fails. What is damage and what it means is decided where the tokens are taken up.
//
// The characters come as org.granary.grammar.RecordChars hands them out: a line feed before the
// first one, every character beyond ASCII as U+007F except blanks and dashes, which come as ' ' and
// '-'.
grammar Ogn;

// Made by the token source out of a variation that nests too deeply.
tokens { DEEP_VARIATION }

// A record is headers and then moves: numbers, moves, passes, marks of rounds, glyphs, comments and
// variations in any order, then the result and perhaps the words of a termination. A header after
// the first move and a closing bracket that nothing opened are damage.
record
    : ( TAG
      | DAMAGED_TAG
      | NUMBER
      | DOTS
      | MOVE
      | SOWN
      | PASS
      | ROUND
      | GLYPH
      | COMMENT
      | variation
      | RESULT
      | WORD
      | DAMAGED_RESULT
      | UNCLOSED_COMMENT
      | CLOSE_COMMENT
      | CLOSE
      | DEEP_VARIATION
      | OTHER
      )*
      EOF
    ;

// A variation stands in parentheses after the ply that it replaces. It holds the same things, and
// variations again. One that is not closed ends with the record.
variation
    : OPEN
      ( NUMBER
      | DOTS
      | MOVE
      | SOWN
      | PASS
      | ROUND
      | GLYPH
      | COMMENT
      | variation
      | RESULT
      | WORD
      | TAG
      | DAMAGED_TAG
      | DAMAGED_RESULT
      | UNCLOSED_COMMENT
      | CLOSE_COMMENT
      | DEEP_VARIATION
      | OTHER
      )*
      (CLOSE | EOF)
    ;

// Every pair of plies begins with its number and a dot; a number with three dots goes on in the
// middle of a pair. The dots may be missing, or stand apart.
NUMBER : DIGIT+ '.'* ;
DOTS : '.'+ ;

// A move is the letter of the house that is sown, and what it captured: a plus sign and a number.
MOVE : LETTER ('+' DIGIT+)? ;

// On boards of nine houses a row a move is the digit of the house that is sown, the digit of the
// house that the last seed falls in, X where that makes a tuzdyk, and in parentheses the store after
// a capture. All but the first digit may be missing; one or two digits alone are a number without
// dots to the grammar.
SOWN : [1-9] [1-9]? ([Xx] TOTAL? | TOTAL [Xx]?) ;

// A pass is a hyphen.
PASS : '-' ;

// A round begins with the letter R, its number, in square brackets what the rules would not do by
// themselves, and a colon.
ROUND : 'R' DIGIT+ ('[' ~[\]\r\n]* ']')? ':' ;

// A glyph is a dollar sign and a number, or one of the suffixes ! ? !! ?? !? ?!.
GLYPH : '$' DIGIT+ | [!?] [!?]? ;

// The result is the final score, South first; or who won, 1-0 or 0-1; or 1/2-1/2; or * for none.
RESULT : SCORE '-' SCORE | '1/2-1/2' | '*' ;
DAMAGED_RESULT : DIGIT ([0-9./]* DIGIT)? '-' [0-9./\-]* ;

// A comment is any words in braces, or the words from a semicolon to the end of its line.
COMMENT : '{' ~'}'* '}' | ';' ~[\r\n]* ;
UNCLOSED_COMMENT : '{' ~'}'* ;
CLOSE_COMMENT : '}' ;

// A line that begins with a per cent sign is no part of the record.
ESCAPE : [\r\n] '%' ~[\r\n]* -> skip ;

OPEN : '(' ;
CLOSE : ')' ;

// In a value, \" stands for a quotation mark and \\ for a backslash; a tag stands on one line.
TAG : '[' BLANK* TAG_NAME BLANK* '"' ('\\' ~[\r\n] | ~["\\\r\n])* '"' BLANK* ']' ;
DAMAGED_TAG : '[' BLANK* NAME_START ~[\r\n\]]* ']'? ;

// Words after the result say how the game ended.
WORD : LETTER (LETTER | DIGIT | [_'\u007f])+ ;

// Blanks and line ends separate and mean nothing else.
BLANKS : BLANK+ -> skip ;
LINE_END : [\r\n] -> skip ;

// Everything else is damage.
OTHER : . ;

fragment TAG_NAME : NAME_START ~[ \t\f\u000b"[\]\r\n]* ;
fragment NAME_START : LETTER | [_\u007f] ;
fragment SCORE : DIGIT+ ('.' '5')? ;
fragment TOTAL : '(' DIGIT+ ')' ;
fragment LETTER : [A-Za-z] ;
fragment DIGIT : [0-9] ;
fragment BLANK : [ \t\f\u000b] ;
