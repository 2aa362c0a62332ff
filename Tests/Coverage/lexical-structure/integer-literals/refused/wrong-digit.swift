let bits = 0b102  // error: '2' is not a valid binary digit (0 or 1) in integer literal
