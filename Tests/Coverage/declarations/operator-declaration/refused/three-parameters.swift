infix operator <+>
func <+> (a: Int, b: Int, c: Int) -> Int { a + b + c }  // error: operators must have one or two arguments
