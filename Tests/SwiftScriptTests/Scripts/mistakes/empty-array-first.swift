var list = [1]
print(list.removeFirst())  // expect: 1
print(list.removeFirst())  // expect error: the array is empty
