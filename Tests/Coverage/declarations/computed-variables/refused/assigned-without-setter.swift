struct A { var n: Int { 1 } }
var a = A()
a.n = 2  // error: cannot assign to property: 'n' is a get-only property
