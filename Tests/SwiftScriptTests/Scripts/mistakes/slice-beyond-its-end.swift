let s = [1, 2, 3].dropFirst()
print(s[5...])  // expect error: Range requires lowerBound <= upperBound
