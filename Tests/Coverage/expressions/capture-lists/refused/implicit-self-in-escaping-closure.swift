class A {
  var name = "a"
  var action: (() -> Void)?
  func arm() { action = { print(name) } }  // error: reference to property 'name' in closure requires explicit use of 'self' to make capture semantics explicit
}
