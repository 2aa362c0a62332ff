import Glibc

extension String {
  /// Whether these bytes, of which there is at least one, stand in it one after the other.
  ///
  /// `contains` compares characters, which takes as long as to parse the text.
  package func hasBytes(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = UnsafeRawPointer(bytes.baseAddress) else { return false }
      var next = start
      let end = start + bytes.count - word.utf8CodeUnitCount
      while next <= end,
        let found = memchr(next, Int32(word.utf8Start.pointee), end - next + 1)
      {
        if memcmp(found, word.utf8Start, word.utf8CodeUnitCount) == 0 { return true }
        next = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
