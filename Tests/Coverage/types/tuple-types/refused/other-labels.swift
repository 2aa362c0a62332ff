let point: (x: Int, y: Int) = (a: 1, b: 2)  // error: cannot convert value of type '(a: Int, b: Int)' to specified type '(x: Int, y: Int)'
