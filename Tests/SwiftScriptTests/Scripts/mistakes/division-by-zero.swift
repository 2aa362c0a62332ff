func half(_ n: Int, by d: Int) -> Int { n / d }  // expect error: Division by zero
print(half(4, by: 2))  // expect: 2
print(half(4, by: 0))
