/// Splits a library's text, or the members of one of its types, into declarations, without reading them.
///
/// A declaration ends with its braces, or at the end of a line that doesn't ask for more.
struct DeclarationScanner {
  private var scanner: ByteScanner
  /// Called with each operator and type among the members of a type.
  private let found: (ByteScanner.FoundMember) -> Void

  init(
    _ text: LibraryText,
    _ range: TextRange,
    found: @escaping (ByteScanner.FoundMember) -> Void = { _ in }
  ) {
    scanner = ByteScanner(text, from: range.start, to: range.end)
    self.found = found
    skipImports()
  }

  mutating func next() -> LibraryEntry? {
    let lead = scanner.position
    scanner.skipTrivia()
    guard !scanner.isAtEnd else { return nil }
    let start = scanner.position
    let keyword = skipToKeyword()
    scanner.skipBlanks()
    let (kind, name) = name(behind: keyword)
    let others = kind == .value && scanner.byte == .comma ? list() : []
    let conforms = kind == .extension && isAtInheritance()
    let members = skipRest(hasMembers: kind == .type || kind == .extension)
    precondition(scanner.position > start, "a library's declaration begins with its keyword")
    return LibraryEntry(
      kind: kind,
      name: name,
      otherNames: others,
      text: scanner.text,
      lead: lead,
      range: TextRange(start: start, end: scanner.position),
      members: members,
      conforms: conforms
    )
  }

  /// Skips the imports, with which a file begins: what a library's module sees is decided by who makes it one.
  private mutating func skipImports() {
    var ahead = scanner
    while true {
      ahead.skipTrivia()
      guard [.at, UInt8(ascii: "i"), UInt8(ascii: "p")].contains(ahead.byte) else { return }
      while true {
        if ahead.byte == .at { ahead.advance() }
        guard let word = ahead.word()?.text else { return }
        if word == "import" { break }
        guard ["_exported", "public", "package", "internal"].contains(word) else { return }
        ahead.skipBlanks()
      }
      while ahead.byte != .newline, !ahead.isAtEnd { ahead.advance() }
      scanner = ahead
    }
  }

  /// Skips attributes and modifiers.
  private mutating func skipToKeyword() -> String {
    while true {
      scanner.skipTrivia()
      if scanner.byte == .at {
        scanner.advance()
        _ = scanner.word()
        if scanner.byte == .openParen { scanner.skipBracketed() }
        continue
      }
      guard let word = scanner.word()?.text else { return "" }
      if scanner.byte == .openParen, word != "init", word != "subscript" {
        scanner.skipBracketed()
      } else if word.isDeclarationKeyword, word != "class" || !isAtMember() {
        return word
      }
    }
  }

  /// Whether `class` is the modifier of a member.
  private func isAtMember() -> Bool {
    var ahead = scanner
    ahead.skipBlanks()
    return ["func", "var", "subscript", "override"].contains(ahead.word()?.text)
  }

  private mutating func name(behind keyword: String) -> (LibraryEntry.Kind, String) {
    switch keyword {
    case "func": return (.value, scanner.operatorName()?.text ?? word())
    case "init", "deinit", "subscript": return (.value, keyword)
    case "var", "let", "case":
      let name = word()
      skipPayload()
      return (.value, name)
    case "operator": return (.operator, scanner.operatorName()?.text ?? "")
    case "extension":
      var path = word()
      while scanner.byte == .dot {
        scanner.advance()
        path += "." + word()
      }
      return (.extension, path)
    case "typealias": return (.alias, word())
    case "associatedtype": return (.associatedType, word())
    case "precedencegroup": return (.precedenceGroup, word())
    default: return (.type, word())
    }
  }

  private mutating func word() -> String { scanner.word()?.text ?? "" }

  /// The other names in `a, b: Int` and `a(Int), b`.
  private mutating func list() -> [String] {
    var names: [String] = []
    while scanner.byte == .comma {
      scanner.advance()
      scanner.skipTrivia()
      names.append(word())
      skipPayload()
    }
    return names
  }

  /// Skips what a case has behind its name.
  private mutating func skipPayload() {
    if scanner.byte == .openParen { scanner.skipBracketed() }
    var ahead = scanner
    ahead.skipBlanks()
    if ahead.byte == .equals, ahead.byte(1) == .space {
      while ![.comma, .newline, .closeBrace].contains(ahead.byte), !ahead.isAtEnd {
        if !ahead.skipString() { ahead.advance() }
      }
    }
    if ahead.byte == .comma { scanner = ahead }
  }

  private func isAtInheritance() -> Bool {
    var ahead = scanner
    if ahead.byte == .less {
      while ahead.byte != .openBrace, ahead.byte != .colon { ahead.advance() }
    }
    ahead.skipTrivia()
    return ahead.byte == .colon
  }

  /// Skips to the end of the declaration and gives what is between the braces of a type.
  private mutating func skipRest(hasMembers: Bool) -> TextRange? {
    while !scanner.isAtEnd {
      switch scanner.byte {
      case .openBrace where hasMembers:
        let start = scanner.position + 1
        scanner.skipMembers(found)
        return TextRange(start: start, end: scanner.position - 1)
      case .openBrace:
        scanner.skipBracketed()
        // A closure of the initial value, which is called or is an argument: `= { … }()`.
        if scanner.byte == .openParen || scanner.byte == .dot { continue }
        return nil
      case .openParen, .openBracket: scanner.skipBracketed()
      case .newline where !continues(), .semicolon: return nil
      case .quote, .hash: if !scanner.skipString() { scanner.advance() }
      case .slash: if !scanner.skipComment() { scanner.advance() }
      default: scanner.advance()
      }
    }
    return nil
  }

  /// Whether the declaration goes on behind the end of this line.
  private func continues() -> Bool {
    var last = -1
    while scanner.byte(last) == .space { last -= 1 }
    switch scanner.byte(last) {
    case .comma, .colon, .equals, .ampersand, .less: return true
    case .greater where scanner.byte(last - 1) == .minus && scanner.byte(last - 2) == .space:
      return true
    case UInt8(ascii: "e") where scanner.isBehind(" where", distance: last): return true
    default: break
    }
    var ahead = scanner
    ahead.skipTrivia()
    return !ahead.isAtEnd
      && (ahead.byte == .openBrace || ahead.byte == .greater || ahead.isAt("where ")
        || ahead.isAt("where\n")
        || ahead.isAt("-> ")
        || ahead.isAt(": ") || ahead.isAtContinuedExpression)
  }
}

extension ByteScanner {
  /// Whether a word ends at a distance from here.
  fileprivate func isBehind(_ word: StaticString, distance: Int) -> Bool {
    let bytes = word.utf8Start
    let count = word.utf8CodeUnitCount
    return (0..<count).allSatisfy {
      let found = byte(distance - count + 1 + $0)
      return found == bytes[$0] || $0 == 0 && found == .newline
    }
  }

  /// Whether the value of a variable goes on here: with a member, or with an operator between spaces.
  fileprivate var isAtContinuedExpression: Bool {
    if byte == .dot { return byte(1).isWord }
    var length = 0
    while byte(length).isOperator { length += 1 }
    return length > 0 && byte(length) == .space || byte == .question && byte(1) == .space
      || isAt("?? ")
  }
}

extension String {
  /// Whether a declaration begins with it, behind attributes and modifiers.
  var isDeclarationKeyword: Bool {
    // Few comparisons are left for a word that begins with a certain letter.
    switch utf8.first {
    case UInt8(ascii: "a"): self == "actor" || self == "associatedtype"
    case UInt8(ascii: "c"): self == "case" || self == "class"
    case UInt8(ascii: "d"): self == "deinit"
    case UInt8(ascii: "e"): self == "enum" || self == "extension"
    case UInt8(ascii: "f"): self == "func"
    case UInt8(ascii: "i"): self == "init"
    case UInt8(ascii: "l"): self == "let"
    case UInt8(ascii: "o"): self == "operator"
    case UInt8(ascii: "p"): self == "protocol" || self == "precedencegroup"
    case UInt8(ascii: "s"): self == "struct" || self == "subscript"
    case UInt8(ascii: "t"): self == "typealias"
    case UInt8(ascii: "v"): self == "var"
    default: false
    }
  }
}
