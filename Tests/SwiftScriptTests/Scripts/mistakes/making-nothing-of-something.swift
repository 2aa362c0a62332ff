print(Void(), type(of: Void()))
let size = 3
print(Void(from: size))  // expect error: argument passed to call that takes no arguments
