let n = 1
let s = if n > 0 { "a" }  // error: 'if' must have an unconditional 'else' to be used as expression
