class A { weak var other: A = A() }  // error: 'weak' variable should have optional type 'A?'
