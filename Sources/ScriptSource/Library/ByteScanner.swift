import Glibc

/// Walks over the bytes of a library's text, knowing comments, strings and brackets.
struct ByteScanner {
  let text: LibraryText
  private let bytes: UnsafePointer<UInt8>
  var position: Int
  /// A closing brace or the zero behind the text stands there.
  let end: Int

  init(_ text: LibraryText, from start: Int, to end: Int) {
    self.text = text
    bytes = text.bytes
    position = start
    self.end = end
  }

  var byte: UInt8 { bytes[position] }
  var isAtEnd: Bool { position >= end }

  func byte(_ distance: Int) -> UInt8 { bytes[position + distance] }

  mutating func advance(_ distance: Int = 1) { position += distance }

  /// Whether this comes next.
  func isAt(_ word: StaticString) -> Bool {
    let other = word.utf8Start
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != other[offset] {
      return false
    }
    return true
  }

  func text(from start: Int) -> String { text[TextRange(start: start, end: position)] }

  // MARK: Spaces and comments

  /// Skips spaces on the line.
  mutating func skipBlanks() {
    while byte == .space || byte == .tab { position += 1 }
  }

  /// Skips spaces, line ends, semicolons and comments.
  mutating func skipTrivia() {
    while position < end {
      switch byte {
      case .space, .tab, .newline, .semicolon: position += 1
      case .slash where !skipComment(): return
      case .slash: break
      default: return
      }
    }
  }

  /// Skips a comment, if one begins here.
  mutating func skipComment() -> Bool {
    if byte(1) == .slash {
      let rest = UnsafeRawPointer(bytes + position)
      let newline = memchr(rest, Int32(UInt8.newline), max(end - position, 0))
      position = newline.map { position + (UnsafeRawPointer($0) - rest) } ?? end
      return true
    }
    guard byte(1) == .star else { return false }
    position += 2
    while !isAt("*/"), !isAtEnd { position += 1 }
    position += 2
    return true
  }

  // MARK: Words

  /// A name, without its backticks; `nil` if none stands here.
  mutating func word() -> Identifier? {
    let start = position
    if byte == .backtick {
      position += 1
      while byte != .backtick, !isAtEnd { position += 1 }
      let name = text[TextRange(start: start + 1, end: position)]
      position += 1
      return Identifier(name, TextRange(start: start, end: position))
    }
    while byte.isWord { position += 1 }
    guard position > start else { return nil }
    return Identifier(text(from: start), TextRange(start: start, end: position))
  }

  /// A run of operator characters.
  mutating func operatorName() -> Identifier? {
    let start = position
    while byte.isOperator { position += 1 }
    guard position > start else { return nil }
    return Identifier(text(from: start), TextRange(start: start, end: position))
  }

  // MARK: Brackets

  /// What a byte may begin.
  ///
  /// `@unchecked Sendable`: the table never changes, and is kept as long as the process lives.
  private struct ByteTable: @unchecked Sendable {
    static let brackets: UInt8 = 1
    static let members: UInt8 = 2
    let bytes: UnsafeMutablePointer<UInt8>

    init() {
      bytes = .allocate(capacity: 256)
      bytes.initialize(repeating: 0, count: 256)
      // Both have the zero behind the text.
      for byte in "([{)]}\"#/\0".utf8 { bytes[Int(byte)] |= Self.brackets }
      for byte in "([{}\"#/f\n\0".utf8 { bytes[Int(byte)] |= Self.members }
    }
  }

  private static let table = ByteTable()

  /// Skips to a byte that is of one of the kinds.
  @inline(__always)
  private mutating func skip(to kind: UInt8, _ table: UnsafeMutablePointer<UInt8>) {
    var next = bytes + position
    while table[Int(next.pointee)] & kind == 0 { next += 1 }
    position = next - bytes
  }

  /// Skips from an opening bracket behind its closing one.
  mutating func skipBracketed() {
    let table = Self.table.bytes
    var depth = 0
    repeat {
      skip(to: ByteTable.brackets, table)
      switch byte {
      case .openParen, .openBracket, .openBrace: depth += 1
      case .closeParen, .closeBracket, .closeBrace: depth -= 1
      case .quote, .hash:
        if skipString() { continue }
      case .slash:
        if skipComment() { continue }
      default: break
      }
      position += 1
    } while depth > 0 && position < text.count
  }

  /// What the index of a library knows of a type's members.
  enum FoundMember {
    /// An operator, and where the line of its declaration begins.
    case `operator`(String, line: Int)
    /// A nested type, an alias or an associated type.
    case type(String)
  }

  /// Skips the braces of a type, and calls `found` with each operator and type that it declares.
  mutating func skipMembers(_ found: (FoundMember) -> Void) {
    let table = Self.table.bytes
    position += 1
    var line = position
    findType(found)
    while position < text.count {
      skip(to: ByteTable.members, table)
      switch byte {
      case .closeBrace:
        position += 1
        return
      case .openParen, .openBracket, .openBrace: skipBracketed()
      case .quote, .hash:
        if !skipString() { position += 1 }
      case .slash:
        if !skipComment() { position += 1 }
      case .f where isAt("func ") && byte(5).isOperator:
        position += 5
        if let name = operatorName() { found(.operator(name.text, line: line)) }
      case .newline:
        position += 1
        line = position
        findType(found)
      default: position += 1
      }
    }
  }

  private mutating func findType(_ found: (FoundMember) -> Void) {
    skipBlanks()
    while skipAttribute() || skipModifier() {}
    guard let keyword = typeKeyword else { return }
    position += keyword.length
    if let name = word() { found(.type(name.text)) }
    guard keyword.hasMembers else { return }
    while byte != .openBrace, position < text.count { position += 1 }
    // The operators of a type within a type are found with its other members.
    skipMembers { if case .type = $0 { found($0) } }
  }

  /// Skips an attribute with its arguments, and the space behind.
  private mutating func skipAttribute() -> Bool {
    guard byte == .at else { return false }
    position += 1
    _ = word()
    if byte == .openParen { skipBracketed() }
    skipBlanks()
    return true
  }

  /// Skips a modifier that a compiled module's type may have, with the space behind.
  private mutating func skipModifier() -> Bool {
    let length: Int? =
      switch byte {
      case UInt8(ascii: "p"):
        isAt("public ") ? 7 : isAt("private ") || isAt("package ") ? 8 : nil
      case UInt8(ascii: "f"): isAt("final ") ? 6 : isAt("fileprivate ") ? 12 : nil
      case UInt8(ascii: "o"): isAt("open ") ? 5 : nil
      case UInt8(ascii: "i"): isAt("internal ") || isAt("indirect ") ? 9 : nil
      default: nil
      }
    guard let length else { return false }
    position += length
    return true
  }

  /// The word that declares a type, if it comes next, with the space behind.
  private var typeKeyword: (length: Int, hasMembers: Bool)? {
    switch byte {
    case UInt8(ascii: "t"): isAt("typealias ") ? (10, false) : nil
    case UInt8(ascii: "a"): isAt("associatedtype ") ? (15, false) : nil
    case UInt8(ascii: "s"): isAt("struct ") ? (7, true) : nil
    case UInt8(ascii: "e"): isAt("enum ") ? (5, true) : nil
    case UInt8(ascii: "c"):
      isAt("class ") && !isAt("class func") && !isAt("class var") ? (6, true) : nil
    default: nil
    }
  }

  /// Skips a string, if one begins here.
  mutating func skipString() -> Bool {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    guard byte(hashes) == .quote else { return false }
    position += hashes
    let isMultiline = byte(1) == .quote && byte(2) == .quote
    let quotes = isMultiline ? 3 : 1
    position += quotes
    func isAt(_ byte: UInt8, _ count: Int) -> Bool {
      (0..<count).allSatisfy { self.byte($0) == byte }
    }
    while position < text.count {
      if byte == .backslash, (0..<hashes).allSatisfy({ byte(1 + $0) == .hash }) {
        position += 1 + hashes
        if byte == .openParen { skipBracketed() } else { position += 1 }
      } else if isAt(.quote, quotes),
        (0..<hashes).allSatisfy({ byte(quotes + $0) == .hash })
      {
        position += quotes + hashes
        return true
      } else {
        position += 1
      }
    }
    return true
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let semicolon = UInt8(ascii: ";")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")
  static let at = UInt8(ascii: "@")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let dot = UInt8(ascii: ".")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let ampersand = UInt8(ascii: "&")
  static let tilde = UInt8(ascii: "~")
  static let minus = UInt8(ascii: "-")
  static let openParen = UInt8(ascii: "(")
  static let closeParen = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let f = UInt8(ascii: "f")

  /// Whether it can be part of a name.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isOperator: Bool {
    switch self {
    case .slash, .star, .equals, .minus, .less, .greater, .question, .exclamation, .ampersand,
      .tilde, .dot, UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      true
    default: false
    }
  }
}
