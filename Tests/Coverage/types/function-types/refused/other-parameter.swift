let f: (Int) -> Int = { $0 + 1 }
let g: (String) -> Int = f  // error: cannot convert value of type '(Int) -> Int' to specified type '(String) -> Int'
