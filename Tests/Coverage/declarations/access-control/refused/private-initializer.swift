class A { private init() {} }
let a = A()  // error: 'A' initializer is inaccessible due to 'private' protection level
