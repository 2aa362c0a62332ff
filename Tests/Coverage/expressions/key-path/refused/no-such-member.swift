struct Point { var x = 0 }
let p = \Point.z  // error: value of type 'Point' has no member 'z'
