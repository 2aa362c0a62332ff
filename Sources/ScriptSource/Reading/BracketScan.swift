/// Walks over the brackets of a text, knowing comments and strings.
struct BracketScan {
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
