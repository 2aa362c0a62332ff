struct A {
  for n in 1...3 { }  // error: expected declaration
}
