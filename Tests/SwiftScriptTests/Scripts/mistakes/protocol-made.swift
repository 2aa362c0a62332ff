protocol P {}
print("start")
let p = P()  // expect error: 'any P' cannot be constructed because it has no accessible initializers
