class A {
  init(n: Int) {}
  init() { self.init(n: 1) }  // error: designated initializer for 'A' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
}
