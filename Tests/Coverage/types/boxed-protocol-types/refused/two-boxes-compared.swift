let a: any Equatable = 1
let b: any Equatable = 1
print(a == b)  // error: binary operator '==' cannot be applied to two 'any Equatable' operands
