let table = ["a": 1]
print(table["a"]!)  // expect: 1
print(table["b"]!)  // expect error: found nil while unwrapping with `!`
