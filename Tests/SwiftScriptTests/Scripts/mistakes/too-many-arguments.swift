func one(_ a: Int) -> Int { a }
print(one(1))  // expect: 1
print(one(1, 2))  // expect error: too many arguments
