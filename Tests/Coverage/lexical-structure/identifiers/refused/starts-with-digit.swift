print(2nd)  // error: 'n' is not a valid digit in integer literal
