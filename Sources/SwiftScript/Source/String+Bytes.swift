extension String {
  /// What follows a beginning of the text.
  func behind(_ beginning: String) -> String {
    String(Substring(utf8.dropFirst(beginning.utf8.count)))
  }

  /// Whether the text contains a word, byte for byte.
  ///
  /// For what every script waits for at its start: the standard library's search has its types looked up first.
  package func hasBytes(of word: String) -> Bool {
    var text = self
    let needle = Array(word.utf8)
    return text.withUTF8 { bytes in
      guard let first = needle.first, bytes.count >= needle.count else { return false }
      for start in 0...(bytes.count - needle.count) where bytes[start] == first {
        if (0..<needle.count).allSatisfy({ bytes[start + $0] == needle[$0] }) { return true }
      }
      return false
    }
  }
}
