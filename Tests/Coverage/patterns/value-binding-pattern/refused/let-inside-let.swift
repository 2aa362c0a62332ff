switch (1, 2) {
case let (x, let y): print(x, y)  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
}
