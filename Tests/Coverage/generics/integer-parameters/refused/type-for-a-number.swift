struct Vector<let count: Int> {}
let v = Vector<Int>()  // error: cannot pass type 'Int' as a value for generic value 'count'
