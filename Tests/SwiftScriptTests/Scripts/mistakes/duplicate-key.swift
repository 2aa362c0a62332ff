print("before")  // expect: before
let table = ["a": 1, "b": 2, "a": 3]  // expect error: the key "a" stands twice in this dictionary
print(table)
