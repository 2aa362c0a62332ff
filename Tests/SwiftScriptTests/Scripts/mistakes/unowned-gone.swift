class A { let name = "a" }
var a: A? = A()
let get = { [unowned a = a!] in a.name }  // expect error: `a` is unowned and its object is gone
print(get())  // expect: a
a = nil
print(get())
