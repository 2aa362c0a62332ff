let a = (1 + 2
let b = 3  // error: expected ')' in expression list
