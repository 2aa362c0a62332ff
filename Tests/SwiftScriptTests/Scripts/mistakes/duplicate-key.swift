print("before")  // expect: before
let table = ["a": 1, "b": 2, "a": 3]  // expect error: Dictionary literal contains duplicate keys
print(table)
