func risky() throws -> Int { 1 }
func use() throws {
  let a = risky() + 1  // error: call can throw but is not marked with 'try'
  print(a, try risky())
}
