let n = 5
if let m = n { print(m) }  // error: initializer for conditional binding must have Optional type, not 'Int'
