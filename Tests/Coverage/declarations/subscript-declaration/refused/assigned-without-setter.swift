struct A { subscript(i: Int) -> Int { i } }
var a = A()
a[1] += 2  // error: left side of mutating operator isn't mutable: subscript is get-only
