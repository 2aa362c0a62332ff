let x: Int
print("start")  // expect: start
print(x)  // expect error: `x` is used before it has a value
