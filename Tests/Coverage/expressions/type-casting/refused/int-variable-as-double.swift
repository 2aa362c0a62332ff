let n = 1
let d = n as Double  // error: cannot convert value of type 'Int' to type 'Double' in coercion
