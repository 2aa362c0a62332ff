func f() {
  defer { return }  // error: 'return' cannot transfer control out of a defer statement
  print("body")
}
