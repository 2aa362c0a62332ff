let a = 1 <+> 2  // error: cannot find operator '<+>' in scope
