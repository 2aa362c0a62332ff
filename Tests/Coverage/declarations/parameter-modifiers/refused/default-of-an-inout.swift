func f(_ n: inout Int = 3) {}  // error: cannot provide default value to inout parameter 'n'
