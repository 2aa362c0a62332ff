let n = 1
let x = n > 0 ? "a" : 2  // error: result values in '? :' expression have mismatching types 'String' and 'Int'
