struct Point { var x = 0 }
let p: KeyPath<String, Int> = \Point.x  // error: cannot assign value of type 'KeyPath<Point, Int>' to type 'KeyPath<String, Int>'
