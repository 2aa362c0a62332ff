var n = 1
let f = { [n] in n += 1 }  // error: left side of mutating operator isn't mutable: 'n' is an immutable capture
