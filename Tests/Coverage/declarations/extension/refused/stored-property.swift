extension Int { var tag = 1 }  // error: extensions must not contain stored properties
