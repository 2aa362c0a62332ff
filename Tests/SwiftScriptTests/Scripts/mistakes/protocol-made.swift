protocol P {}
print("start")  // expect: start
let p = P()  // expect error: `P` is a protocol; make a type that conforms to it
