func add(_ a: Int, to b: Int) -> Int { a + b }
print(add(1, to: 2))  // expect: 3
print(add(1))  // expect error: the argument `to` is missing
