struct A { private let n = 1 }
print(A().n)  // error: 'n' is inaccessible due to 'private' protection level
