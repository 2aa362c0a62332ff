func move(to x: Int) {}
move(to: 1, 2)  // error: extra argument in call
