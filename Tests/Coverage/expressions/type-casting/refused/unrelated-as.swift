let n = 1
let s = n as String  // error: cannot convert value of type 'Int' to type 'String' in coercion
