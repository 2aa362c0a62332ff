let a = 1
a = 2  // error: cannot assign to value: 'a' is a 'let' constant
