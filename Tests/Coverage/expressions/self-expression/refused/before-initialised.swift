struct A {
  var a: Int, b: Int
  init() {
    a = self.b  // error: 'self' used before all stored properties are initialized
    b = 1
  }
}
