/// The bytes of texts that are being put together, those of one that stands within another behind.
///
/// Appending bytes to it takes a fraction of appending texts to a text.
package final class TextBuffer {
  // Memory of its own: appending a few bytes to an array takes several times as long.
  private var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: kept)
  private var capacity = kept
  @exclusivity(unchecked) package private(set) var count = 0

  deinit { bytes.deallocate() }

  /// Makes room for more bytes.
  @inline(__always)
  private func reserve(_ more: Int) {
    if count + more > capacity { move(to: max(capacity * 2, count + more)) }
  }

  @inline(never)
  private func move(to capacity: Int) {
    let other = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    other.update(from: bytes, count: count)
    bytes.deallocate()
    (bytes, self.capacity) = (other, capacity)
  }

  @inline(__always)
  package func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let start = other.baseAddress else { return }
    reserve(other.count)
    (bytes + count).update(from: start, count: other.count)
    count += other.count
  }

  @inline(__always)
  package func append(_ other: [UInt8]) { other.withUnsafeBufferPointer(append) }

  @inline(__always)
  package func append(_ text: String) {
    var text = text
    text.withUTF8(append)
  }

  /// Appends a number's digits.
  package func append(_ number: Int) {
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
      append(UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The digits of the smallest `Int`, with its sign.
  private static let longestNumber = 20

  /// The text of the bytes from a place on.
  package func text(from start: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: count - start),
      as: UTF8.self
    )
  }

  /// Forgets the bytes from a place on.
  package func shorten(to count: Int) {
    self.count = count
    // A long text leaves no more behind than many short ones use.
    if count == 0, capacity > Self.kept { move(to: Self.kept) }
  }

  private static let kept = 1 << 12
}
