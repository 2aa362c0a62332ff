func add(_ a: Int, to b: Int) -> Int { a + b }
print(add(1, to: 2))
print(add(1))  // expect error: missing argument for parameter 'to' in call
