let path = "C:\docs"  // error: invalid escape sequence in literal
