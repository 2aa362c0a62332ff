let f: (Int, Int) -> Int = { a in a }  // error: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
