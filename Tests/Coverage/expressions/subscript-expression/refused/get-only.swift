struct A { subscript(i: Int) -> Int { i } }
var a = A()
a[0] = 1  // error: cannot assign through subscript: subscript is get-only
