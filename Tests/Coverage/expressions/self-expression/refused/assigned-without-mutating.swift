struct A {
  func reset() { self = A() }  // error: cannot assign to value: 'self' is immutable
}
