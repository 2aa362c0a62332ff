let n: Int = 1.5  // error: cannot convert value of type 'Double' to specified type 'Int'
