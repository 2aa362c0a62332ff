func raise(_ n: inout Int) { n += 1 }
var n = 1
raise(n)  // error: passing value of type 'Int' to an inout parameter requires explicit '&'
