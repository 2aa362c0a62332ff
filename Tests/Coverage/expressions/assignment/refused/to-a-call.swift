func f() -> Int { 1 }
f() = 2  // error: expression is not assignable: 'f' returns immutable value
