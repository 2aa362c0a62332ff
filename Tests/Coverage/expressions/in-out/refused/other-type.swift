func raise(_ n: inout Double) { n += 1 }
var n = 1
raise(&n)  // error: cannot convert value of type 'Int' to expected argument type 'Double'
