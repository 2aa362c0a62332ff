struct Plain {}
let p: Plain<Int>? = nil  // error: cannot specialize non-generic type 'Plain'
