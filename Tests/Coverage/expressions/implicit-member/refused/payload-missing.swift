enum Result2 { case value(Int) }
let r: Result2 = .value()  // error: missing argument for parameter #1 in call
