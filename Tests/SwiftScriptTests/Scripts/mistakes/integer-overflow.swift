var n = Int.max - 1
n += 1
print(n == Int.max)  // expect: true
n += 1  // expect error: arithmetic overflow
