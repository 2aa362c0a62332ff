let add: (Int, Int) -> Int = { $0 + $1 }
print(add(1))  // error: missing argument for parameter #2 in call
