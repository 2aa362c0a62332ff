/// Reads a library's declaration up to its body, some fifty times quicker than the parser.
///
/// Library texts are our own: what is not read here is no part of them. A default value or body is only known to be there.
struct HeaderReader {
  let entry: LibraryEntry
  var scanner: ByteScanner

  init(_ entry: LibraryEntry) {
    self.entry = entry
    scanner = ByteScanner(entry.text, from: entry.range.start, to: entry.range.end)
  }

  mutating func declaration() -> Declaration {
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    var keyword = ""
    while keyword.isEmpty {
      scanner.skipTrivia()
      let start = scanner.position
      if scanner.byte == .at {
        attributes.append(attribute())
        continue
      }
      guard let word = scanner.word() else { break }
      var detail: String?
      if scanner.byte == .openParen, word.text != "init", word.text != "subscript" {
        scanner.advance()
        detail = scanner.word()?.text
        scanner.advance()
      } else if word.text.isDeclarationKeyword,
        word.text != "class" || entry.kind == .type && !isAtKeyword
      {
        keyword = word.text
        break
      }
      modifiers.append(Modifier(word.text, detail: detail, range(from: start)))
    }
    scanner.skipTrivia()
    if !entry.text.isSource,
      !modifiers.contains(where: {
        ["open", "internal", "private", "fileprivate"].contains($0.name)
      })
    {
      modifiers.append(Modifier("public", entry.range.atStart))
    }
    let entry = entry
    return Declaration(
      kind(keyword, modifiers),
      modifiers: modifiers,
      attributes: attributes,
      documentation: entry.documentation,
      entry.range
    )
  }

  private var isAtKeyword: Bool {
    var ahead = scanner
    ahead.skipTrivia()
    return ahead.word()?.text.isDeclarationKeyword ?? false
  }

  private mutating func kind(_ keyword: String, _ modifiers: [Modifier]) -> Declaration.Kind {
    switch keyword {
    case "func": return .function(function())
    case "init": return .initializer(initializer())
    case "deinit": return .deinitializer(body() ?? Block([], range(from: scanner.position)))
    case "subscript": return .subscript(self.subscript())
    case "var": return variable(isVariable: true)
    case "let": return variable(isVariable: false)
    case "case":
      let cases = enumCases()
      // A raw value says more than that there is one.
      return cases.contains { $0.rawValue != nil }
        ? entry.text.wholeDeclaration(entry).kind : .enumCases(cases)
    case "struct", "enum", "class", "actor", "protocol":
      return .nominal(nominal(NominalDeclaration.Kind(rawValue: keyword) ?? .struct))
    case "extension":
      let extended = type()
      let inherited = inheritance()
      return .extension(
        ExtensionDeclaration(
          extended: extended,
          inherited: inherited,
          requirements: requirements(),
          members: []
        )
      )
    case "typealias":
      let name = name()
      let parameters = genericParameters()
      expect(.equals)
      let aliased = type()
      let generics = GenericClause(parameters: parameters, requirements: requirements())
      return .typealias(TypealiasDeclaration(name: name, generics: generics, type: aliased))
    case "associatedtype":
      let name = name()
      let inherited = inheritance()
      let standard = skip(.equals) ? type() : nil
      return .associatedType(
        AssociatedTypeDeclaration(
          name: name,
          inherited: inherited,
          defaultType: standard,
          requirements: requirements()
        )
      )
    case "operator": return .operator(operatorDeclaration(modifiers))
    case "precedencegroup": return .precedenceGroup(precedenceGroup())
    default: return .unreadable
    }
  }

  private mutating func nominal(_ kind: NominalDeclaration.Kind) -> NominalDeclaration {
    let name = name()
    let parameters = genericParameters()
    let inherited = inheritance()
    let generics = GenericClause(parameters: parameters, requirements: requirements())
    var members: [Declaration] = []
    if kind == .protocol, let range = entry.members {
      var entries = DeclarationScanner(entry.text, range)
      while let entry = entries.next() {
        if entry.kind == .associatedType { members.append(entry.header()) }
      }
    }
    return NominalDeclaration(
      kind: kind,
      name: name,
      generics: generics,
      inherited: inherited,
      members: members
    )
  }

  // MARK: Around a declaration

  /// Arguments are read of words and strings, as `@available` has them.
  private mutating func attribute() -> Attribute {
    let start = scanner.position
    scanner.advance()
    let name = name()
    let type = WrittenType(.name(name.text, arguments: []), name.range)
    guard scanner.byte == .openParen else {
      return Attribute(type: type, arguments: nil, range(from: start))
    }
    let open = scanner.position
    scanner.advance()
    var listed: [Argument] = []
    while scanner.byte != .closeParen, !scanner.isAtEnd {
      scanner.skipTrivia()
      var label: Identifier?
      var word = scanner.word()
      if word != nil, skip(.colon) {
        label = word
        scanner.skipTrivia()
        word = scanner.word()
      }
      let start = scanner.position
      if let word {
        let name = DeclarationName(word.text, word.range)
        listed.append(Argument(label: label, value: Expression(.name(name), word.range)))
      } else if scanner.skipString() {
        let text = String(scanner.text(from: start + 1).dropLast())
        let literal = StringLiteral(segments: [.text(text)])
        listed.append(
          Argument(label: label, value: Expression(.string(literal), range(from: start)))
        )
      }
      while scanner.byte != .comma, scanner.byte != .closeParen { scanner.advance() }
      if scanner.byte == .comma { scanner.advance() }
    }
    let arguments = range(from: open)
    scanner.advance()
    return Attribute(
      type: type,
      arguments: Arguments(listed: listed, arguments),
      range(from: start)
    )
  }

  // MARK: Bytes

  func range(from start: Int) -> TextRange { TextRange(start: start, end: scanner.position) }

  mutating func name() -> Identifier {
    scanner.skipTrivia()
    return scanner.word() ?? Identifier("", range(from: scanner.position))
  }

  /// Skips the byte if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    let start = scanner.position
    scanner.skipTrivia()
    if scanner.byte == byte, !scanner.isAtEnd {
      scanner.advance()
      return true
    }
    scanner.position = start
    return false
  }

  /// Skips the word if it comes next.
  mutating func skip(_ word: StaticString) -> Bool {
    let start = scanner.position
    scanner.skipTrivia()
    if !scanner.isAtEnd, scanner.isAt(word),
      !scanner.byte(word.utf8CodeUnitCount).isWord || !word.utf8Start[0].isWord
    {
      scanner.advance(word.utf8CodeUnitCount)
      return true
    }
    scanner.position = start
    return false
  }

  mutating func expect(_ byte: UInt8) {
    precondition(skip(byte), "a library's text is well formed: \(entry.text[entry.range])")
  }
}

extension LibraryEntry {
  /// The comment above it, without comment marks; empty if there is none.
  fileprivate var documentation: String {
    guard lead < range.start else { return "" }
    let above = text[TextRange(start: lead, end: range.start)]
    guard above.utf8.contains(.slash) else { return "" }
    var lines: [Substring] = []
    for line in above.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("///") {
        lines.append(bare.dropFirst(bare.hasPrefix("/// ") ? 4 : 3))
      } else if bare.isEmpty, !lines.isEmpty, line.isEmpty {
        lines.removeAll()
      }
    }
    return lines.joined(separator: "\n")
  }
}
