struct A { func f() {} }
extension A { func f() {} }  // error: invalid redeclaration of 'f()'
