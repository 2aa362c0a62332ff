extension HeaderReader {
  mutating func type() -> WrittenType {
    scanner.skipTrivia()
    let start = scanner.position
    var words: [String] = []
    var isInOut = false
    while true {
      if scanner.byte == .at {
        scanner.advance()
        words.append(name().text)
        if scanner.byte == .openParen { scanner.skipBracketed() }
      } else if skip("inout") {
        isInOut = true
      } else if let word = specifier() {
        words.append(word)
      } else {
        break
      }
      scanner.skipTrivia()
    }
    var type = composition()
    if isInOut { type = WrittenType(.inOut(type), range(from: start)) }
    return words.isEmpty ? type : WrittenType(.attributed(words, type), range(from: start))
  }

  private mutating func specifier() -> String? {
    if skip("borrowing") { return "borrowing" }
    if skip("consuming") { return "consuming" }
    if skip("sending") { return "sending" }
    if skip("isolated") { return "isolated" }
    return nil
  }

  private mutating func composition() -> WrittenType {
    scanner.skipTrivia()
    let start = scanner.position
    if skip("some") { return WrittenType(.some(composition()), range(from: start)) }
    if skip("any") { return WrittenType(.any(composition()), range(from: start)) }
    if skip("repeat") { return WrittenType(.packExpansion(composition()), range(from: start)) }
    if skip("each") { return WrittenType(.packElement(composition()), range(from: start)) }
    if skip(.tilde) { return WrittenType(.suppressed(composition()), range(from: start)) }
    let first = simple()
    guard skip(.ampersand) else { return first }
    var parts = [first]
    repeat { parts.append(simple()) } while skip(.ampersand)
    return WrittenType(.composition(parts), range(from: start))
  }

  /// A type and what follows it without a space: `?`, `!`, `.Name`, `.Type`.
  private mutating func simple() -> WrittenType {
    scanner.skipTrivia()
    let start = scanner.position
    var type = primary()
    while !scanner.isAtEnd {
      switch scanner.byte {
      case .question:
        scanner.advance()
        type = WrittenType(.optional(type), range(from: start))
      case .exclamation:
        scanner.advance()
        type = WrittenType(.implicitlyUnwrapped(type), range(from: start))
      case .dot where scanner.byte(1) != .dot:
        scanner.advance()
        let name = name()
        switch name.text {
        case "Type": type = WrittenType(.metatype(type), range(from: start))
        case "Protocol": type = WrittenType(.protocolMetatype(type), range(from: start))
        default:
          let arguments = arguments()
          type = WrittenType(.member(type, name, arguments: arguments), range(from: start))
        }
      default: return type
      }
    }
    return type
  }

  private mutating func primary() -> WrittenType {
    let start = scanner.position
    switch scanner.byte {
    case .openBracket:
      scanner.advance()
      let first = type()
      let value = skip(.colon) ? type() : nil
      expect(.closeBracket)
      let range = range(from: start)
      guard let value else { return WrittenType(.array(first), range) }
      return WrittenType(.dictionary(key: first, value: value), range)
    case .openParen:
      let elements = elements()
      let tuple = range(from: start)
      let effects = effects()
      guard skip("->") else { return WrittenType(.tuple(elements), tuple) }
      let function = WrittenFunctionType(
        parameters: elements.map(\.type),
        effects: effects,
        result: type()
      )
      return WrittenType(.function(function), range(from: start))
    default:
      let name = name()
      precondition(
        !name.text.isEmpty,
        "a library's text is well formed: \(entry.text[entry.range])"
      )
      if name.text == "_" { return WrittenType(.placeholder, name.range) }
      let arguments = arguments()
      return WrittenType(.name(name.text, arguments: arguments), range(from: start))
    }
  }

  private mutating func arguments() -> [WrittenType] {
    guard scanner.byte == .less, !scanner.isAtEnd else { return [] }
    scanner.advance()
    var list: [WrittenType] = []
    repeat { list.append(type()) } while skip(.comma)
    expect(.greater)
    return list
  }

  private mutating func elements() -> [WrittenType.TupleElement] {
    scanner.advance()
    var list: [WrittenType.TupleElement] = []
    while !skip(.closeParen) {
      let label = elementLabel()
      var written = type()
      if skip("...") { written = WrittenType(.variadic(written), written.range) }
      list.append(WrittenType.TupleElement(label: label, type: written))
      _ = skip(.comma)
    }
    return list
  }

  /// `name:` or `_ name:` before a type, the latter without a label.
  mutating func elementLabel() -> Identifier? {
    scanner.skipTrivia()
    let start = scanner.position
    guard let first = scanner.word() else { return nil }
    if skip(.colon) { return first.text == "_" ? nil : first }
    if first.text == "_", scanner.byte == .space {
      scanner.skipBlanks()
      if scanner.word() != nil, skip(.colon) { return nil }
    }
    scanner.position = start
    return nil
  }

  mutating func effects() -> Effects {
    var effects = Effects()
    if skip("async") { effects.isAsync = true }
    if skip("rethrows") {
      effects.throwing = .rethrowing
    } else if skip("throws") {
      var type: WrittenType?
      if scanner.byte == .openParen {
        scanner.advance()
        type = self.type()
        expect(.closeParen)
      }
      effects.throwing = .throwing(type)
    }
    return effects
  }

  // MARK: Generics

  mutating func genericParameters() -> [GenericClause.Parameter] {
    scanner.skipTrivia()
    guard scanner.byte == .less, !scanner.isAtEnd else { return [] }
    scanner.advance()
    var list: [GenericClause.Parameter] = []
    repeat {
      let isPack = skip("each")
      let name = name()
      let bound = skip(.colon) ? type() : nil
      list.append(GenericClause.Parameter(name: name, bound: bound, isPack: isPack))
    } while skip(.comma)
    expect(.greater)
    return list
  }

  mutating func requirements() -> [WrittenRequirement] {
    guard skip("where") else { return [] }
    var list: [WrittenRequirement] = []
    repeat {
      let subject = type()
      if skip("==") {
        list.append(.sameType(subject, type()))
      } else {
        expect(.colon)
        list.append(.conformance(subject, type()))
      }
    } while skip(.comma)
    return list
  }

  mutating func inheritance() -> [WrittenType] {
    guard skip(.colon) else { return [] }
    var list: [WrittenType] = []
    repeat { list.append(type()) } while skip(.comma)
    return list
  }
}
