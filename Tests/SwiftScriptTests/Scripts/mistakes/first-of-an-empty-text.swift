var empty = ""
print(empty.count)  // expect: 0
print(empty.removeFirst())  // expect error: Can't remove first element from an empty collection
