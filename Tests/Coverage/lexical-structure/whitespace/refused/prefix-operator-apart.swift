let a = 3
let b = - a  // error: unary operator cannot be separated from its operand
print(b)
