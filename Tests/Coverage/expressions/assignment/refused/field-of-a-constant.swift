struct Point { var x = 0 }
let p = Point()
p.x = 1  // error: cannot assign to property: 'p' is a 'let' constant
