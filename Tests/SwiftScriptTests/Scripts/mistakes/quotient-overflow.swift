print(Int.min.quotientAndRemainder(dividingBy: -1))  // expect error: arithmetic overflow
