/// Refuses texts that nest so deeply that the parser or the checker, which work recursively, would not come back.
final class NestingLimit {
  /// The most expressions, blocks and declarations inside each other.
  private static let levels = 400
  /// The most brackets in a row; the parser takes twice as long for each one more.
  private static let brackets = 10

  /// The complaint about the first place that is too deep.
  private(set) var complaint: Message?
  private var depth = 0

  /// Goes deeper to read a part, or gives `none` where that is too deep.
  ///
  /// - Parameter height: How much deeper the checker goes for it.
  func read<Part>(
    _ range: @autoclosure () -> TextRange,
    height: Int = 1,
    orElse none: @autoclosure () -> Part,
    _ part: () -> Part
  ) -> Part {
    depth += height
    defer { depth -= height }
    guard depth > Self.levels else { return part() }
    if complaint == nil {
      complaint = Message(
        "this nests too deeply",
        at: range(),
        hint: "give parts of it names of their own"
      )
    }
    return none()
  }

  /// A complaint about brackets that the parser should not see.
  static func complaint(beforeParsing text: String) -> Message? {
    var run = 0
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "["): run += 1
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
        UInt8(ascii: "\r"):
        break
      default: run = 0
      }
      if run > brackets {
        return Message(
          "more than \(brackets) '[' in a row are too many",
          at: TextRange(start: offset, end: offset + 1),
          hint: "build the array in steps"
        )
      }
    }
    return nil
  }
}
