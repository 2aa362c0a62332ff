class A {
  func replace() { self = A() }  // error: cannot assign to value: 'self' is immutable
}
