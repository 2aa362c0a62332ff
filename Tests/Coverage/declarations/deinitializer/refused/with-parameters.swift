class A {
  deinit() { print("a") }  // error: no parameter clause allowed on deinitializer
}
