struct A {
  subscript(i: Int) -> Int  // error: expected '{' in subscript to specify getter and setter implementation
}
