struct A {
  func + (a: A, b: A) -> A { a }  // error: operator '+' declared in type 'A' must be 'static'
}
