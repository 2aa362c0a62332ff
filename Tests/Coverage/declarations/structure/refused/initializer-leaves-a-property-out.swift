struct A {
  var a: Int, b: Int
  init() { a = 1 }  // error: return from initializer without initializing all stored properties
}
