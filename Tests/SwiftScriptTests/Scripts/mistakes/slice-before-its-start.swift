let s = [1, 2, 3].dropFirst(2)
print(s[..<1])  // expect error: Range requires lowerBound <= upperBound
