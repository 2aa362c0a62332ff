func one(_ a: Int) -> Int { a }
print(one(1))
print(one(1, 2))  // expect error: extra argument in call
