var n = 3
while n { n -= 1 }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
