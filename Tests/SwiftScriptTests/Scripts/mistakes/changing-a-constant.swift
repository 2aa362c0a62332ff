let n = 1
n = 2  // expect error: cannot assign to value: 'n' is a 'let' constant
