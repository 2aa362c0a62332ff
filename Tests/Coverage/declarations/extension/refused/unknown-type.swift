extension Integer7 { func f() {} }  // error: cannot find type 'Integer7' in scope
