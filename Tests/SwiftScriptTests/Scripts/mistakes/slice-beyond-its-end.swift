let s = [1, 2, 3].dropFirst()
print(s[5...])  // expect error: this range is out of the slice's range
