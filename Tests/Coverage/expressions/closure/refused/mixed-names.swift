let f: (Int) -> Int = { n in n + $0 }  // error: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'n'?
