let small: UInt8 = 200
print(small &+ 100)  // expect: 44
print(small + 100)  // expect error: `200 + 100` doesn't fit into `UInt8`
