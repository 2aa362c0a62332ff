print(UInt8(ascii: "a"))  // expect: 97
print(abs(Int8.min))  // expect error: arithmetic overflow
