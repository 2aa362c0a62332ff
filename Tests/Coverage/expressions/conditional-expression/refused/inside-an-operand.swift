let n = 1
let s = "x" + if n > 0 { "a" } else { "b" }  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
