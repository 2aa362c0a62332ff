struct A {
  @discardableResult var n: Int { 1 }  // error: '@discardableResult' attribute cannot be applied to this declaration
}
