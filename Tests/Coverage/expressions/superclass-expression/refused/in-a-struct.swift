struct A {
  func f() -> Int { super.hash }  // error: 'super' cannot be used in non-class type 'A'
}
