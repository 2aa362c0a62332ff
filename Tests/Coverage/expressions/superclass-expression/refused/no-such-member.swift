class A {}
class B: A {
  func f() { super.g() }  // error: value of type 'A' has no member 'g'
}
