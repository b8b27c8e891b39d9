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
    // A position, or one from which few seeds would have to be moved to make it.
    | NEAR STRING WITHIN count = WORD unit = WORD # near
    // The first plies of the game.
    | OPENS STRING                # opens
    // Moments that the game reaches one after the other.
    | REACHES EITHER? step ( THEN step )* # reaches
    ;

// A moment in braces; "within" says how many plies after the step before it may come at most.
step : ( WITHIN count = WORD unit = WORD )? OPEN_MOMENT anyMoment CLOSE_MOMENT ;

// In braces, "or", "and" and "not" join conditions on one moment, as outside they join conditions
// on games.
anyMoment : allMoment ( OR allMoment )* ;

allMoment : notMoment ( AND? notMoment )* ;

notMoment : NOT* moment ;

moment
    // Brackets group them.
    : OPEN anyMoment CLOSE        # momentGroup
    // Two numbers are compared, or a number with a range.
    | left = sum COMPARE ( right = sum | RANGE ) # comparison
    // A motif stands alone.
    | term                        # motif
    ;

// Numbers are added and taken away.
sum : term ( ( PLUS | MINUS ) term )* ;

// A number, a house, or a name with the side it is meant for.
term : WORD ( OPEN WORD ( COMMA WORD )? CLOSE )? ;

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
NEAR options { caseInsensitive = true; } : 'near' ;
REACHES options { caseInsensitive = true; } : 'reaches' ;
EITHER options { caseInsensitive = true; } : 'either' ;
THEN options { caseInsensitive = true; } : 'then' ;
WITHIN options { caseInsensitive = true; } : 'within' ;

OPEN : '(' ;
CLOSE : ')' ;
OPEN_MOMENT : '{' ;
CLOSE_MOMENT : '}' ;
PLUS : '+' ;
MINUS : '-' ;
COMMA : ',' ;
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
