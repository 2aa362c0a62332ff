protocol Shape {
  func area() -> Int { 1 }  // error: protocol methods must not have bodies
}
