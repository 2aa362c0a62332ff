class A { var n: Int }  // error: class 'A' has no initializers
