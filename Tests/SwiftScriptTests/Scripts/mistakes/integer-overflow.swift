var n = Int.max - 1
n += 1
print(n == Int.max)  // expect: true
n += 1  // expect error: `9223372036854775807 + 1` is too large for `Int`
