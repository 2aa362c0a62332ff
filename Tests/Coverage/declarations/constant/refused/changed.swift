let a = 1
a += 1  // error: left side of mutating operator isn't mutable: 'a' is a 'let' constant
