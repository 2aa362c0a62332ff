struct Point { var x: Int }
let p = Point(z: 1)  // error: incorrect argument label in call (have 'z:', expected 'x:')
