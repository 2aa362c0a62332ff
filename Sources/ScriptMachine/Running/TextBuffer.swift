/// The bytes of texts that are being put together, those of one that stands within another behind.
///
/// Appending bytes to it takes a fraction of appending texts to a text.
package struct TextBuffer {
  private var bytes: [UInt8] = []

  package var count: Int { bytes.count }

  @inline(__always)
  package mutating func append(_ other: [UInt8]) { bytes += other }

  @inline(__always)
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a number's digits.
  package mutating func append(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestNumber) { digits in
      var start = Self.longestNumber
      var rest = number.magnitude
      repeat {
        let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
        start -= 1
        digits.initializeElement(
          at: start,
          to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        )
        rest = tenth
      } while rest > 0
      if number < 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The digits of the smallest `Int`, with its sign.
  private static let longestNumber = 20

  /// The text of the bytes from a place on.
  package func text(from start: Int) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[start...]), as: UTF8.self)
    }
  }

  /// Forgets the bytes from a place on.
  package mutating func shorten(to count: Int) {
    bytes.removeLast(bytes.count - count)
    // A long text leaves no more behind than many short ones use.
    if bytes.isEmpty, bytes.capacity > Self.kept { bytes = [] }
  }

  private static let kept = 1 << 12
}
