func move(x: Int, y: Int) {}
move(y: 1, x: 2)  // error: argument 'x' must precede argument 'y'
