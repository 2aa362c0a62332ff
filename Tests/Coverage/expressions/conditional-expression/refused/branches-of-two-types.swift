let n = 1
let s = if n > 0 { "a" } else { 2 }  // error: branches have mismatching types 'String' and 'Int'
