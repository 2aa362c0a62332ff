protocol Shape { init() }
let s = Shape()  // error: type 'any Shape' cannot be instantiated
