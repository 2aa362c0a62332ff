let table = ["a": 1]
print(table["a"]!)  // expect: 1
print(table["b"]!)  // expect error: Unexpectedly found nil while unwrapping an Optional value
