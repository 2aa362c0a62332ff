struct A { let n: Int { 1 } }  // error: 'let' declarations cannot be computed properties
