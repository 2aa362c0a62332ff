/// A text that equals another only if both have the same bytes.
///
/// Swift's `==` takes `é` and `e` with a combining accent for the same text; in a log they are different.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension [String] {
  /// Whether both have the same lines, byte for byte.
  func hasSameBytes(as other: [String]) -> Bool {
    count == other.count && countOfSameLines(as: other) == count
  }

  /// How many lines at the beginning are the same, byte for byte.
  func countOfSameLines(as other: [String]) -> Int {
    zip(self, other).prefix { ExactText($0) == ExactText($1) }.count
  }
}
