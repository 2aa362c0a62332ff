class A { let name = "a" }
var a: A? = A()
let get = { [unowned a = a!] in a.name }
print(get())  // expect: a
a = nil
print(get())  // expect error: an unowned reference is used after its object is gone
