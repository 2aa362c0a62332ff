func twice(_ n: Int) -> Int { n * 2 }
let n: Int? = 1
print(twice(n))  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
