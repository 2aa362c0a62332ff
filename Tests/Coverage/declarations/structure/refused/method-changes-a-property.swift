struct A {
  var n = 1
  func up() { n += 1 }  // error: left side of mutating operator isn't mutable: 'self' is immutable
}
