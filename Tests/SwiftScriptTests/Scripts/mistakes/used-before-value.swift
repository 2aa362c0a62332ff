let x: Int
print("start")
print(x)  // expect error: constant 'x' used before being initialized
