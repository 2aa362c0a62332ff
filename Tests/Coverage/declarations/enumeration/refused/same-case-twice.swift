enum Side { case left, left }  // error: invalid redeclaration of 'left'
