var n = 1
n = 2.5  // error: cannot assign value of type 'Double' to type 'Int'
