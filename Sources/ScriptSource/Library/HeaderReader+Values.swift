extension HeaderReader {
  mutating func function() -> FunctionDeclaration {
    let name = scanner.operatorName() ?? name()
    let parameters = genericParameters()
    let list = self.parameters()
    let effects = effects()
    let result = skip("->") ? type() : nil
    let generics = GenericClause(parameters: parameters, requirements: requirements())
    return FunctionDeclaration(
      name: name,
      generics: generics,
      parameters: list,
      effects: effects,
      result: result,
      body: body()
    )
  }

  mutating func initializer() -> InitializerDeclaration {
    let failability: InitializerDeclaration.Failability =
      skip(.question) ? .optional : skip(.exclamation) ? .implicitlyUnwrapped : .never
    let parameters = genericParameters()
    let list = self.parameters()
    let effects = effects()
    let generics = GenericClause(parameters: parameters, requirements: requirements())
    return InitializerDeclaration(
      failability: failability,
      generics: generics,
      parameters: list,
      effects: effects,
      body: body()
    )
  }

  mutating func `subscript`() -> SubscriptDeclaration {
    let parameters = genericParameters()
    let list = self.parameters(isSubscript: true)
    _ = skip("->")
    let result = type()
    let generics = GenericClause(parameters: parameters, requirements: requirements())
    return SubscriptDeclaration(
      generics: generics,
      parameters: list,
      result: result,
      accessors: accessors()
    )
  }

  mutating func variable(isVariable: Bool) -> Declaration.Kind {
    scanner.skipTrivia()
    var names: [Identifier] = []
    if scanner.byte != .openParen {
      repeat { names.append(name()) } while skip(.comma)
    }
    // The type is that of the value.
    guard skip(.colon) else { return entry.text.wholeDeclaration(entry).kind }
    let written = type()
    let value = defaultValue()
    let accessors = accessors()
    return .variable(
      VariableDeclaration(
        isVariable: isVariable,
        bindings: names.map { name in
          VariableDeclaration.Binding(
            pattern: Pattern(
              .typed(Pattern(.identifier(name.text), name.range), written),
              name.range.through(written.range)
            ),
            value: value,
            accessors: accessors
          )
        }
      )
    )
  }

  mutating func enumCases() -> [EnumCaseDeclaration] {
    var cases: [EnumCaseDeclaration] = []
    repeat {
      let name = name()
      var parameters: [Parameter]?
      if scanner.byte == .openParen { parameters = payload() }
      cases.append(
        EnumCaseDeclaration(name: name, parameters: parameters, rawValue: defaultValue())
      )
    } while skip(.comma)
    return cases
  }

  private mutating func payload() -> [Parameter] {
    scanner.advance()
    var list: [Parameter] = []
    while !skip(.closeParen) {
      let start = scanner.position
      let label = elementLabel()
      let written = type()
      let position = Identifier("\(list.count)", written.range)
      list.append(
        Parameter(
          label: label?.text ?? "",
          name: label ?? position,
          type: written,
          defaultValue: defaultValue(),
          range(from: start)
        )
      )
      _ = skip(.comma)
    }
    return list
  }

  // MARK: Parameters

  /// A subscript's parameter with one name has no label.
  private mutating func parameters(isSubscript: Bool = false) -> [Parameter] {
    expect(.openParen)
    var list: [Parameter] = []
    while !skip(.closeParen) {
      scanner.skipTrivia()
      let start = scanner.position
      var attributes: [Attribute] = []
      while scanner.byte == .at {
        let start = scanner.position
        scanner.advance()
        let written = type()
        attributes.append(Attribute(type: written, arguments: nil, range(from: start)))
        scanner.skipTrivia()
      }
      let first = name()
      scanner.skipTrivia()
      let second = scanner.byte == .colon ? nil : name()
      expect(.colon)
      var written = type()
      if skip("...") { written = WrittenType(.variadic(written), written.range) }
      let isLabelled = first.text != "_" && !(isSubscript && second == nil)
      list.append(
        Parameter(
          label: isLabelled ? first.text : "",
          name: second ?? first,
          type: written,
          defaultValue: defaultValue(),
          attributes: attributes,
          range(from: start)
        )
      )
      _ = skip(.comma)
    }
    return list
  }

  /// Skips `= value`.
  private mutating func defaultValue() -> Expression? {
    guard skip(.equals) else { return nil }
    scanner.skipTrivia()
    let start = scanner.position
    while !scanner.isAtEnd {
      switch scanner.byte {
      case .comma, .closeParen, .newline, .closeBrace:
        return Expression(.unreadable, range(from: start))
      case .openBrace where isAtAccessors: return Expression(.unreadable, range(from: start))
      case .openParen, .openBracket, .openBrace: scanner.skipBracketed()
      case .quote, .hash: if !scanner.skipString() { scanner.advance() }
      default: scanner.advance()
      }
    }
    return Expression(.unreadable, range(from: start))
  }

  // MARK: Bodies

  mutating func body() -> Block? {
    scanner.skipTrivia()
    guard scanner.byte == .openBrace, !scanner.isAtEnd else { return nil }
    let start = scanner.position
    scanner.skipBracketed()
    return Block([], range(from: start))
  }

  /// Whether a brace begins accessors rather than a closure.
  private var isAtAccessors: Bool {
    var copy = self
    copy.scanner.advance()
    return copy.accessor() != nil
  }

  private mutating func accessors() -> Accessors? {
    scanner.skipTrivia()
    guard scanner.byte == .openBrace, !scanner.isAtEnd else { return nil }
    let start = scanner.position
    scanner.advance()
    var list: [Accessors.Accessor] = []
    while let accessor = accessor() { list.append(accessor) }
    if list.isEmpty {
      scanner.position = start
      scanner.skipBracketed()
      let range = range(from: start)
      list = [
        Accessors.Accessor(
          name: "get",
          parameter: nil,
          effects: Effects(),
          modifiers: [],
          body: Block([], range),
          range
        )
      ]
    }
    return Accessors(list, range(from: start))
  }

  /// `mutating get async throws { … }`; `nil` if no accessor begins here.
  private mutating func accessor() -> Accessors.Accessor? {
    scanner.skipTrivia()
    let start = scanner.position
    var modifiers: [String] = []
    guard var word = scanner.word() else { return nil }
    while word.text == "mutating" || word.text == "nonmutating" {
      modifiers.append(word.text)
      word = name()
    }
    let names = ["get", "set", "_modify", "_read", "willSet", "didSet"]
    guard names.contains(word.text), scanner.byte != .dot, scanner.byte != .openParen else {
      scanner.position = start
      return nil
    }
    let effects = effects()
    return Accessors.Accessor(
      name: word.text,
      parameter: nil,
      effects: effects,
      modifiers: modifiers,
      body: body(),
      range(from: start)
    )
  }
}
