/// Refuses texts that nest so deeply that the parser, or what works on its tree, would not come back.
enum NestingLimit {
  /// The most expressions, statements, declarations and types inside each other.
  static let levels = 400
  /// The most `[` or interpolations inside each other; the parser takes twice as long for each one more.
  private static let brackets = 12
  /// The longest text, in bytes.
  private static let length = 1 << 20

  static let tooDeep = "this nests too deeply; give parts of it names of their own"

  /// A complaint about a text that the parser should not see.
  static func complaint(about text: String) -> TreeReader.Complaint? {
    if text.utf8.count > length {
      return TreeReader.Complaint(
        message: "the text is longer than a megabyte",
        range: TextRange(start: 0, end: 0)
      )
    }
    var text = text
    return text.withUTF8 { bytes in
      var scan = BracketScan(bytes)
      return scan.firstPlace(deeperThan: brackets).map {
        TreeReader.Complaint(message: tooDeep, range: TextRange(start: $0, end: $0 + 1))
      }
    }
  }
}

/// How deep the node is that a reader is at.
final class NestingDepth {
  private var depth = 0
  /// The first node that was too deep, which is left out.
  private(set) var deepest: TextRange?

  /// Reads a node.
  ///
  /// - Parameter height: How much deeper the checker and the compiler will go for it.
  func read<Node>(
    _ range: @autoclosure () -> TextRange,
    height: Int = 1,
    _ read: () -> Node,
    otherwise: () -> Node
  ) -> Node {
    depth += height
    defer { depth -= height }
    if depth <= NestingLimit.levels { return read() }
    if deepest == nil { deepest = range() }
    return otherwise()
  }
}

/// Walks over the brackets of a text, knowing comments and strings.
private struct BracketScan {
  private enum Opened {
    case bracket, other
    /// An interpolation in a string with so many `#`.
    case interpolation(hashes: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var opened: [Opened] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func firstPlace(deeperThan limit: Int) -> Int? {
    var depth = 0
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "["):
        opened.append(.bracket)
        depth += 1
        if depth > limit { return position }
      case UInt8(ascii: "("): opened.append(.other)
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        switch opened.popLast() {
        case .bracket: depth -= 1
        case .interpolation(let hashes, let isMultiline):
          depth -= 1
          position += 1
          skipString(hashes, isMultiline, &depth)
          continue
        case .other, nil: break
        }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
          hashes += 1
          position += 1
        }
        guard byte() == UInt8(ascii: "\"") else { continue }
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        skipString(hashes, isMultiline, &depth)
        if depth > limit { return position }
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      position += 1
    }
    position += 1
  }

  /// Goes behind the string's end, or into its next interpolation.
  private mutating func skipString(_ hashes: Int, _ isMultiline: Bool, _ depth: inout Int) {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n") where !isMultiline: return
      case UInt8(ascii: "\\"):
        position += 1
        var found = 0
        while found < hashes, byte() == UInt8(ascii: "#") {
          found += 1
          position += 1
        }
        guard found == hashes else { continue }
        defer { position += 1 }
        guard byte() == UInt8(ascii: "(") else { continue }
        opened.append(.interpolation(hashes: hashes, isMultiline: isMultiline))
        depth += 1
        return
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        let isEnd =
          (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
          && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
        position += isEnd ? quotes + hashes : 1
        if isEnd { return }
      default: position += 1
      }
    }
  }
}
