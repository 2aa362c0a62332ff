let list = [1, 2, 3]
print(list[2])  // expect: 3
print(list[3])  // expect error: Index out of range
