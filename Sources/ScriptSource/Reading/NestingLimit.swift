/// Refuses texts that nest so deeply that the parser or the checker, which work recursively, would not come back.
final class NestingLimit {
  /// The most expressions, blocks and declarations inside each other.
  private static let levels = 400
  /// The most `[` or interpolations inside each other; the parser takes twice as long for each one more.
  private static let brackets = 12
  /// The longest text, in bytes.
  private static let length = 1 << 20

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
      complaint = Self.tooDeep(at: range())
    }
    return none()
  }

  /// A complaint about a text that the parser should not see.
  static func complaint(beforeParsing text: String) -> Message? {
    if text.utf8.count > length {
      return Message("the text is longer than a megabyte", at: TextRange(start: 0, end: 0))
    }
    var text = text
    return text.withUTF8 { bytes in
      var scan = BracketScan(bytes)
      return scan.firstPlace(deeperThan: brackets).map {
        tooDeep(at: TextRange(start: $0, end: $0 + 1))
      }
    }
  }

  static let tooDeep = "this nests too deeply"

  private static func tooDeep(at range: TextRange) -> Message {
    Message(tooDeep, at: range, hint: "give parts of it names of their own")
  }
}
