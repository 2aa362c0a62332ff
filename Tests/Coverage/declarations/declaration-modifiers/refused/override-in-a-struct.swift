struct A { override func f() {} }  // error: 'override' can only be specified on class members
