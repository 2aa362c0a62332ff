func f(_ text: String?) {
  guard let t = text else { return print(t) }  // error: cannot find 't' in scope
}
