func f(let: Int) -> Int { let + 1 }  // error: expected pattern
