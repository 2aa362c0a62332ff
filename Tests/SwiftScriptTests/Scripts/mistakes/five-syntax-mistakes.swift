let a =  // expect error: expected initial value after '='
let b = [1, 2  // expect error: expected ']' in container literal expression
func f( { }  // expect error: expected ')' to end parameter clause
let c = 3 +  // expect error: expected expression after operator
class { }  // expect error: expected identifier in class declaration
