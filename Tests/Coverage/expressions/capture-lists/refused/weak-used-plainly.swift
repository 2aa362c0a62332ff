class A { var name = "a" }
let a = A()
let f = { [weak a] in print(a.name) }  // error: value of optional type 'A?' must be unwrapped to refer to member 'name' of wrapped base type 'A'
