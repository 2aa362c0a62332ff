precedencegroup Lonely { associativity: left }
infix operator <+>: Lonely
func <+> (a: Int, b: Int) -> Int { a + b }
let n = 1 <+> 2 * 3  // error: adjacent operators are in unordered precedence groups 'Lonely' and 'MultiplicationPrecedence'
