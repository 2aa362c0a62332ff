struct A {
  deinit { print("a") }  // error: deinitializer cannot be declared in struct 'A' that conforms to 'Copyable'
}
