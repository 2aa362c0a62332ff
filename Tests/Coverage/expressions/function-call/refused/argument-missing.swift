func move(x: Int, y: Int) {}
move(x: 1)  // error: missing argument for parameter 'y' in call
