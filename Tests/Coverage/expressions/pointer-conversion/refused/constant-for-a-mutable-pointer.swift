func set(_ p: UnsafeMutablePointer<Int>) { p.pointee = 9 }
let n = 4
set(&n)  // error: cannot pass immutable value as inout argument: 'n' is a 'let' constant
