let n = Sweft.max(1, 2)  // error: cannot find 'Sweft' in scope
