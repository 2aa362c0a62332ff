for n in 5 { print(n) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
