class A { mutating func f() {} }  // error: 'mutating' is not valid on instance methods in classes
