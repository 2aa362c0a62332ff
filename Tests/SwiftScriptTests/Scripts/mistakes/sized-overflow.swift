let small: UInt8 = 200
print(small &+ 100)  // expect: 44
print(small + 100)  // expect error: arithmetic overflow
