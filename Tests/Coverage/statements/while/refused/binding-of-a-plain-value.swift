var n = 3
while let m = n { n = m - 1 }  // error: initializer for conditional binding must have Optional type, not 'Int'
