func risky() throws {}
func f() throws {
  defer { try risky() }  // error: call can throw, but errors cannot be thrown out of a defer body
  print("body")
}
