var list = [1]
print(list.removeFirst())  // expect: 1
print(list.removeFirst())  // expect error: Can't remove first element from an empty collection
