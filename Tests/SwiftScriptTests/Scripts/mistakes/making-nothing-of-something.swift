print(Void(), type(of: Void()))  // expect: () ()
let size = 3
print(Void(from: size))  // expect error: `Void` can't be made like this
