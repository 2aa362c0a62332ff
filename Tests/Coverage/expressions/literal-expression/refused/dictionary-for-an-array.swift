let list: [Int] = [1: 2]  // error: cannot convert value of type '[Int : Int]' to specified type '[Int]'
