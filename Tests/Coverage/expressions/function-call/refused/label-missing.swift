func move(to x: Int) {}
move(3)  // error: missing argument label 'to:' in call
