let n = 1 + 2 == 3 + "x"  // error: cannot convert value of type 'String' to expected argument type 'Int'
