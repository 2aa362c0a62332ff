let n = 5
if n { print("yes") }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
