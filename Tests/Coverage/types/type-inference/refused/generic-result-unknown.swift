func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
let n = parse("4")  // error: generic parameter 'T' could not be inferred
