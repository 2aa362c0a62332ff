switch (1, 2) {
case let (x, x): print(x)  // error: invalid redeclaration of 'x'
}
