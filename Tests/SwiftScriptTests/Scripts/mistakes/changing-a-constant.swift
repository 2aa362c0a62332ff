let n = 1
n = 2  // expect error: `n` is a constant
