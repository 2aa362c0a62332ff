let n = 1 { didSet { print(n) } }  // error: 'let' declarations cannot be observing properties
