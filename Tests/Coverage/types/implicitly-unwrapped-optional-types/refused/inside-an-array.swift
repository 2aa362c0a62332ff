let list: [Int!] = [1]  // error: using '!' is not allowed here
