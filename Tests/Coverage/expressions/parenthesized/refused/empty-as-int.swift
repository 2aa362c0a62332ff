let a: Int = ()  // error: cannot convert value of type '()' to specified type 'Int'
