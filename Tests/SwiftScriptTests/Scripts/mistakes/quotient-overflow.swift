print(Int.min.quotientAndRemainder(dividingBy: -1))  // expect error: the quotient doesn't fit into `Int`
