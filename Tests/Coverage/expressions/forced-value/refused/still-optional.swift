let nested: Int?? = 2
let n: Int = nested!  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
