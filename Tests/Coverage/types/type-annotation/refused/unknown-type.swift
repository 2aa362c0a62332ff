let n: Integer64 = 3  // error: cannot find type 'Integer64' in scope
