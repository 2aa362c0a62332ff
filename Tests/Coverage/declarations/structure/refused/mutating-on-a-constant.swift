struct A { var n = 1; mutating func up() { n += 1 } }
let a = A()
a.up()  // error: cannot use mutating member on immutable value: 'a' is a 'let' constant
