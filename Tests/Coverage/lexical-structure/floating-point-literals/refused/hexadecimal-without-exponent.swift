let x = 0x1.5  // error: hexadecimal floating point literal must end with an exponent
