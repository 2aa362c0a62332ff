class A {
  func f() { super.f() }  // error: 'super' cannot be used in class 'A' because it has no superclass
}
