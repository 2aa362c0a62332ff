struct Point { let x = 0 }
var p = Point()
p[keyPath: \Point.x] = 3  // error: cannot assign through subscript: key path is read-only
