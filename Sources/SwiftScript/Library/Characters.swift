extension Library {
  /// `Character`, and the scalars that one is made of.
  func declareCharacters() {
    declareScalars()
    type("Character") { type in
      func own(_ value: Value) -> Character {
        if case .character(let character) = value { character } else { " " }
      }
      type.convert { [unowned self] in
        if case .string(let text) = $0 { literal(text, of: character) } else { nil }
      }
      type.initializer("(_ text: Any)") { call in
        if case .character = call[0] { return call[0] }
        if let scalar = call[0].payload(Unicode.Scalar.self) {
          return .character(Character(scalar))
        }
        guard let text = call[0].text else { throw call.trap("a character is made of a text") }
        guard !text.isEmpty else {
          throw call.trap("Can't form a Character from an empty String")
        }
        guard text.count == 1 else {
          throw call.trap(
            "Can't form a Character from a String containing more than one extended grapheme cluster"
          )
        }
        return .character(text[text.startIndex])
      }
      let tests: [(String, (Character) -> Bool)] = [
        ("isLetter", \.isLetter), ("isNumber", \.isNumber), ("isUppercase", \.isUppercase),
        ("isLowercase", \.isLowercase), ("isWhitespace", \.isWhitespace),
        ("isPunctuation", \.isPunctuation), ("isNewline", \.isNewline), ("isSymbol", \.isSymbol),
        ("isHexDigit", \.isHexDigit), ("isASCII", \.isASCII), ("isWholeNumber", \.isWholeNumber),
        ("isCased", \.isCased), ("isMathSymbol", \.isMathSymbol),
        ("isCurrencySymbol", \.isCurrencySymbol),
      ]
      for (name, test) in tests { type.property("\(name): Bool") { .bool(test(own($0))) } }
      type.property("asciiValue: UInt8?") { [unowned self] in
        .wrapping(own($0).asciiValue.map { wrap($0) })
      }
      type.property("wholeNumberValue: Int?") {
        .wrapping(own($0).wholeNumberValue.map(Value.int))
      }
      type.property("hexDigitValue: Int?") { .wrapping(own($0).hexDigitValue.map(Value.int)) }
      type.method("uppercased() -> String") { .string(own($0.receiver).uppercased()) }
      type.method("lowercased() -> String") { .string(own($0.receiver).lowercased()) }
      type.property("description: String") { .string(String(own($0))) }
      type.property("debugDescription: String") { .string(own($0).debugDescription) }
      declareUnits(type) { String(own($0)) }
    }
  }

  /// `Unicode.Scalar`.
  private func declareScalars() {
    let scalar = type("Scalar") { type in
      func own(_ value: Value) -> Unicode.Scalar { value.payload() ?? " " }
      type.describe { "\($0)" }
      type.describeForDebugging { ($0 as? Unicode.Scalar)?.debugDescription ?? "" }
      type.equality { ($0 as? Unicode.Scalar) == ($1 as? Unicode.Scalar) }
      type.convert { [unowned self] value in
        guard case .string(let text) = value, text.unicodeScalars.count == 1 else { return nil }
        return text.unicodeScalars.first.map { self.scalar($0) }
      }
      type.initializer("(_ value: Any)") { [unowned self] call in
        if call[0].payload(Unicode.Scalar.self) != nil { return call[0] }
        if let byte = call[0].payload(UInt8.self) { return self.scalar(Unicode.Scalar(byte)) }
        if let text = call[0].text {
          let only = text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
          return .wrapping(only.map { self.scalar($0) })
        }
        guard case .int(let code) = call[0].wholeNumber else {
          throw call.trap("a scalar is made of a number")
        }
        // A literal may be a `UInt8` too, of which there always is one.
        return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map {
          .optional(OptionalBox(self.scalar($0), isImplicit: true))
        } ?? .none
      }
      type.property("value: UInt32") { [unowned self] in wrap(own($0).value) }
      type.property("isASCII: Bool") { .bool(own($0).isASCII) }
      type.property("description: String") { .string(String(own($0))) }
    }
    self.operator("<(lhs: Scalar, rhs: Scalar) -> Bool") { call in
      guard let a = call[0].payload(Unicode.Scalar.self),
        let b = call[1].payload(Unicode.Scalar.self)
      else { return .bool(false) }
      return .bool(a < b)
    }
    alias("UnicodeScalar", of: scalar)
    type("Unicode") { $0.type.nestedTypes["Scalar"] = scalar }
  }

  /// What a text's and a character's units of other encodings are.
  func declareUnits(_ type: TypeBuilder, _ text: @escaping (Value) -> String) {
    func units(_ view: String, _ value: Value, _ units: [Value]) -> Value {
      self.view(view, [("text", .string(text(value)))], units) { _ in [] }
    }
    type.property("utf8: Any") { [unowned self] in
      units("UTF8View", $0, text($0).utf8.map { wrap($0) })
    }
    type.property("utf16: Any") { [unowned self] in
      units("UTF16View", $0, text($0).utf16.map { wrap($0) })
    }
    type.property("unicodeScalars: Any") { [unowned self] in
      units("UnicodeScalarView", $0, text($0).unicodeScalars.map { scalar($0) })
    } changing: { text, scalars in
      text = .string(scalars.description)
    }
  }

  private func scalar(_ scalar: Unicode.Scalar) -> Value {
    .native(NativeObject(type: self["Scalar"], payload: scalar))
  }

  /// A literal of text where a type is wanted that is written so too; `nil` if it isn't, or can't hold this one.
  func literal(_ text: String, of type: TypeObject) -> Value? {
    if type === character {
      guard let first = text.first, text.index(after: text.startIndex) == text.endIndex else {
        return nil
      }
      return .character(first)
    }
    return type === substring ? piece(text[...]) : nil
  }
}
