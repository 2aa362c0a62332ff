let slice = [1, 2, 3][1...]
print(slice[1])  // expect: 2
print(slice[0])  // expect error: Index out of range
