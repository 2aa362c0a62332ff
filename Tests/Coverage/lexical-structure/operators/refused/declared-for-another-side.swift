prefix operator ¬
prefix func ¬ (value: Bool) -> Bool { !value }
let b = true ¬ false  // error: '¬' is not a binary operator
