let a =   // expect error: expected expression in variable
let b = [1, 2  // expect error: expected ']' to end array
func f( { }  // expect error: expected ')' to end parameter clause
let c = 3 +  // expect error: expected expression after operator
class { }  // expect error: expected identifier in class
