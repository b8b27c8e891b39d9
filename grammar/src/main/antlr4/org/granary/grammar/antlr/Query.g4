// The query language: one line that games must fit. Each rule stands under the sentence of
// docs/query.md that it implements.
grammar Query;

// An empty query finds every game.
query : anyOf? EOF ;

// Of conditions joined by "or", one must hold; "and" binds closer than "or".
anyOf : allOf ( OR allOf )* ;

// Conditions joined by "and", or simply written one after the other, must all hold.
allOf : not ( AND? not )* ;

// "not" turns round the one condition that follows it.
not : NOT* condition ;

condition
    // Brackets group conditions.
    : OPEN anyOf CLOSE            # group
    // A field, and what it must hold.
    | WORD ( COLON value | compare = COMPARE WORD ) # field
    // A position with these stores, from either side.
    | POSITION STRING             # position
    // A position whatever the stores hold, from either side.
    | BOARD STRING                # board
    // The first plies of the game.
    | OPENS STRING                # opens
    ;

// A word, or several words between quotes; "~" lets them be misspelt, "*" lets the last go on.
value
    : ( STRING | WORD ) ( FUZZY | STAR )?
    // Dates and numbers from .. to, both included; either end may be left out.
    | RANGE
    ;

AND options { caseInsensitive = true; } : 'and' ;
OR options { caseInsensitive = true; } : 'or' ;
NOT options { caseInsensitive = true; } : 'not' ;
POSITION options { caseInsensitive = true; } : 'position' ;
BOARD options { caseInsensitive = true; } : 'board' ;
OPENS options { caseInsensitive = true; } : 'opens' ;

OPEN : '(' ;
CLOSE : ')' ;
COLON : ':' ;
FUZZY : '~' ;
STAR : '*' ;
COMPARE : '<=' | '>=' | '!=' | '<' | '>' | '=' ;

// Between quotes, \" is a quote and \\ a backslash.
STRING : '"' ( ~["\\] | '\\' . )* '"' ;
UNCLOSED : '"' ( ~["\\] | '\\' . )* '\\'? ;

RANGE : WORD '..' WORD? | '..' WORD ;
WORD : LETTER+ ( JOINT LETTER+ )* ;
fragment LETTER : [\p{L}\p{M}\p{N}_] ;
fragment JOINT : [-./'’] ;

BLANK : [\p{White_Space}]+ -> skip ;
UNKNOWN : . ;
