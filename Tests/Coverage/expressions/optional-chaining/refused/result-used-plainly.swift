let text: String? = "abc"
let n: Int = text?.count  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
