struct A { private(set) var n = 1 }
var a = A()
a.n = 2  // error: cannot assign to property: 'n' setter is inaccessible
