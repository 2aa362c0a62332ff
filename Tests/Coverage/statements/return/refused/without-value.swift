func f() -> Int { return }  // error: non-void function should return a value
