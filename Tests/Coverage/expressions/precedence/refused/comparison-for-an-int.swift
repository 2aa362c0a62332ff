let n: Int = 1 + 2 == 3  // error: cannot convert value of type 'Bool' to specified type 'Int'
