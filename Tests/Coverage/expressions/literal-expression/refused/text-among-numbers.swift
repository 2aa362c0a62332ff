let list: [Int] = [1, "2", 3]  // error: cannot convert value of type 'String' to expected element type 'Int'
