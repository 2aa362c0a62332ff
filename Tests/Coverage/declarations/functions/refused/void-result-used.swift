func f() {}
let n: Int = f()  // error: cannot convert value of type '()' to specified type 'Int'
