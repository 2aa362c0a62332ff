let a: Int8 = -128
print(a.quotientAndRemainder(dividingBy: -1))  // expect error: arithmetic overflow
