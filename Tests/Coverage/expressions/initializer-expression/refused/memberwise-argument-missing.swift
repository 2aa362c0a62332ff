struct Point { var x: Int, y: Int }
let p = Point(x: 1)  // error: missing argument for parameter 'y' in call
