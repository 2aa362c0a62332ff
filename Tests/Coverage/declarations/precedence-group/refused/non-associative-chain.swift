precedencegroup Single { higherThan: AdditionPrecedence }
infix operator <+>: Single
func <+> (a: Int, b: Int) -> Int { a + b }
let n = 1 <+> 2 <+> 3  // error: adjacent operators are in non-associative precedence group 'Single'
