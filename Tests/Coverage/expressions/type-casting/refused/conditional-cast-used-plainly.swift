let any: Any = 1
let n: Int = any as? Int  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
