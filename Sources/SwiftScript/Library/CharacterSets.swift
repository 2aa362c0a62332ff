import Foundation

extension Library {
  /// What `CharacterSet` answers beside the sets that have names.
  func declareCharacterSets() {
    type("CharacterSet") { type in
      func made(_ set: CharacterSet) -> Value {
        .native(NativeObject(type: type.type, payload: set))
      }
      func own(_ value: Value) -> CharacterSet { value.payload() ?? CharacterSet() }
      let sets: [(String, () -> CharacterSet)] = [
        ("alphanumerics", { .alphanumerics }), ("lowercaseLetters", { .lowercaseLetters }),
        ("uppercaseLetters", { .uppercaseLetters }), ("symbols", { .symbols }),
        ("controlCharacters", { .controlCharacters }), ("urlQueryAllowed", { .urlQueryAllowed }),
        ("urlPathAllowed", { .urlPathAllowed }), ("urlHostAllowed", { .urlHostAllowed }),
      ]
      for (name, set) in sets { type.staticProperty("\(name): CharacterSet") { made(set()) } }
      type.initializer("()") { _ in made(CharacterSet()) }
      type.initializer("(charactersIn characters: Any)") { call in
        if let text = call[0].text { return made(CharacterSet(charactersIn: String(text))) }
        guard let first = try call.machine.member("lowerBound", of: call[0]).scalar,
          let last = try call.machine.member("upperBound", of: call[0]).scalar, first <= last
        else { throw call.trap("a character set is made of a text or of a range of scalars") }
        let isClosed = call[0].payload(StringRange.self)?.isClosed ?? true
        return made(
          isClosed
            ? CharacterSet(charactersIn: first...last) : CharacterSet(charactersIn: first..<last)
        )
      }
      type.equality { ($0 as? CharacterSet) == ($1 as? CharacterSet) }
      type.property("inverted: CharacterSet") { made(own($0).inverted) }
      type.property("isEmpty: Bool") { .bool(own($0).isEmpty) }
      type.method("contains(_ scalar: Any) -> Bool") { call in
        guard let scalar = call[0].scalar else {
          throw call.trap(
            "a character set holds scalars",
            hint: "ask `text.unicodeScalars.allSatisfy(set.contains)`"
          )
        }
        return .bool(own(call.receiver).contains(scalar))
      }
      let operations: [(String, String, (CharacterSet, CharacterSet) -> CharacterSet)] = [
        ("union", "formUnion", { $0.union($1) }),
        ("intersection", "formIntersection", { $0.intersection($1) }),
        ("subtracting", "subtract", { $0.subtracting($1) }),
        ("symmetricDifference", "formSymmetricDifference", { $0.symmetricDifference($1) }),
      ]
      for (name, inPlace, operation) in operations {
        type.method("\(name)(_ other: CharacterSet) -> CharacterSet") { call in
          made(operation(own(call.receiver), own(call[0])))
        }
        type.mutating("\(inPlace)(_ other: CharacterSet)") { call, value in
          value = made(operation(own(value), own(call[0])))
          return .void
        }
      }
      for (name, isIn) in [("insert", true), ("remove", false)] {
        type.mutating("\(name)(charactersIn text: String)") { call, value in
          let more = CharacterSet(charactersIn: call[0].description)
          value = made(isIn ? own(value).union(more) : own(value).subtracting(more))
          return .void
        }
      }
    }
    type("StringProtocol", kind: .protocol) { type in
      type.method("rangeOfCharacter(from set: CharacterSet) -> Any?") { [unowned self] call in
        guard let text = call.receiver.text,
          let found = String(text).rangeOfCharacter(from: call[0].payload() ?? CharacterSet())
        else { return .none }
        let range = TextRange(start: found.lowerBound, end: found.upperBound, isClosed: false)
        return .some(.native(NativeObject(type: self["Range"], payload: range)))
      }
    }
  }
}

extension Value {
  /// The scalar that this is, or the only one in a character or text.
  fileprivate var scalar: Unicode.Scalar? {
    if let scalar = payload(Unicode.Scalar.self) { return scalar }
    let scalars = description.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
