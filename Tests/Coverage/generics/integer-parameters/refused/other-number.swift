struct Vector<let count: Int> {}
let v: Vector<3> = Vector<4>()  // error: cannot assign value of type 'Vector<4>' to type 'Vector<3>'
