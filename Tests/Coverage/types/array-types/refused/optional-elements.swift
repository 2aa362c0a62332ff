let maybes: [Int?] = [1, nil]
let list: [Int] = maybes  // error: cannot assign value of type '[Int?]' to type '[Int]'
