@discardableResult(true) func f() -> Int { 1 }  // error: expected declaration
