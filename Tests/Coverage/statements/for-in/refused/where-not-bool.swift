for n in 1...3 where n { print(n) }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
