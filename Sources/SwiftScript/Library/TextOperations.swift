import Foundation

extension Library {
  /// The locale of every script, whatever the machine's is.
  static let locale = Locale(identifier: "en_US")

  /// What a `String` and a `Substring` have alike.
  func declareTextOperations(_ type: TypeBuilder) {
    func text(_ call: Call) -> Substring { call.receiver.text ?? "" }
    declareTextPieces(type)
    declareTextIndices(type)
    declareTextChanges(type)
    declareUnits(type) { String($0.text ?? "") }
    type.property("description: String") { .string(String($0.text ?? "")) }
    type.property("debugDescription: String") { .string($0.debugDescription) }
    type.method("uppercased() -> String") { .string(text($0).uppercased()) }
    type.method("lowercased() -> String") { .string(text($0).lowercased()) }
    // Of whole texts the bytes are compared, of pieces the characters.
    type.method("hasPrefix(_ other: StringProtocol) -> Bool") { call in
      if case .string(let own) = call.receiver, case .string(let other) = call[0] {
        return .bool(own.hasPrefix(other))
      }
      return .bool(text(call).hasPrefix(call[0].text ?? ""))
    }
    type.method("hasSuffix(_ other: StringProtocol) -> Bool") { call in
      if case .string(let own) = call.receiver, case .string(let other) = call[0] {
        return .bool(own.hasSuffix(other))
      }
      return .bool(text(call).hasSuffix(call[0].text ?? ""))
    }
    type.method("contains(_ element: Character) -> Bool") { call in
      if case .character(let element) = call[0] {
        .bool(text(call).contains(element))
      } else {
        .bool(false)
      }
    }
    type.method("contains(_ other: StringProtocol) -> Bool") {
      .bool(text($0).contains($0[0].text ?? ""))
    }
    type.method("contains(where predicate: (Character) -> Bool) -> Bool") { call in
      let test = try call.function(0)
      return .bool(try text(call).contains { try test.call(.character($0)).isTrue })
    }
    declareTextOfFoundation(type)
  }

  /// What `Foundation` adds to texts.
  private func declareTextOfFoundation(_ type: TypeBuilder) {
    func text(_ call: Call) -> String { String(call.receiver.text ?? "") }
    type.property("capitalized: String") { .string($0.description.capitalized) }
    type.property("localizedUppercase: String") { .string($0.description.uppercased()) }
    type.property("localizedLowercase: String") { .string($0.description.lowercased()) }
    type.property("localizedCapitalized: String") { .string($0.description.capitalized) }
    type.method("compare(_ other: StringProtocol) -> Any") { [unowned self] call in
      comparisonResult(text(call), call[0].description)
    }
    type.method("caseInsensitiveCompare(_ other: StringProtocol) -> Any") { [unowned self] call in
      comparisonResult(text(call).lowercased(), call[0].description.lowercased())
    }
    type.method("localizedCompare(_ other: StringProtocol) -> Any") { [unowned self] call in
      comparison(text(call).compare(call[0].description, locale: Self.locale))
    }
    type.method("localizedCaseInsensitiveContains(_ other: StringProtocol) -> Bool") {
      .bool(
        text($0).range(of: $0[0].description, options: .caseInsensitive, locale: Self.locale)
          != nil
      )
    }
    type.method("trimmingCharacters(in characters: CharacterSet) -> String") { call in
      .string(text(call).trimmingCharacters(in: call[0].payload() ?? CharacterSet()))
    }
    type.method("appending(_ other: StringProtocol) -> String") {
      .string(text($0) + $0[0].description)
    }
    type.method("components(separatedBy separator: StringProtocol) -> [String]") { call in
      .array(text(call).components(separatedBy: call[0].description).map(Value.string))
    }
    type.method("components(separatedBy separators: CharacterSet) -> [String]") { call in
      let separators = call[0].payload(CharacterSet.self) ?? CharacterSet()
      return .array(text(call).components(separatedBy: separators).map(Value.string))
    }
    type.method(
      "replacingOccurrences(of other: StringProtocol, with replacement: StringProtocol) -> String"
    ) { call in
      .string(
        text(call).replacingOccurrences(of: call[0].description, with: call[1].description)
      )
    }
    declareComparisons(type)
    type.method(
      "padding(toLength length: Int, withPad pad: StringProtocol, startingAt index: Int) -> String"
    ) { call in
      guard case .int(let length) = call[0], (0...Value.longest).contains(length),
        case .int(let index) = call[2], index >= 0, index < call[1].description.count
      else { throw call.trap("a text can't be padded like this") }
      return .string(
        text(call).padding(
          toLength: length,
          withPad: call[1].description,
          startingAt: index
        )
      )
    }
  }

  /// What takes `options:`.
  private func declareComparisons(_ type: TypeBuilder) {
    func text(_ call: Call) -> String { String(call.receiver.text ?? "") }
    func options(_ call: Call, _ position: Int) -> String.CompareOptions {
      call[position].payload() ?? []
    }
    self.type("CompareOptions") { type in
      let all: [(String, String.CompareOptions)] = [
        ("caseInsensitive", .caseInsensitive), ("diacriticInsensitive", .diacriticInsensitive),
        ("widthInsensitive", .widthInsensitive), ("literal", .literal), ("backwards", .backwards),
        ("anchored", .anchored), ("numeric", .numeric), ("regularExpression", .regularExpression),
      ]
      let own = type.type
      for (name, option) in all {
        type.staticProperty("\(name): Any") { .native(NativeObject(type: own, payload: option)) }
      }
      type.convert { value in
        guard case .array(let elements) = value else { return nil }
        let options = elements.compactMap {
          try? $0.resolved(as: own).payload(String.CompareOptions.self)
        }
        return .native(NativeObject(type: own, payload: String.CompareOptions(options)))
      }
    }
    string.nestedTypes["CompareOptions"] = self["CompareOptions"]
    type.method("folding(options: CompareOptions, locale: Any?) -> String") {
      .string(text($0).folding(options: options($0, 0), locale: nil))
    }
    type.method("compare(_ other: StringProtocol, options: CompareOptions) -> Any") {
      [unowned self] call in
      comparison(text(call).compare(call[0].description, options: options(call, 1)))
    }
    type.method("range(of other: StringProtocol, options: CompareOptions) -> Any?") {
      [unowned self] call in
      let own = call.receiver.text ?? ""
      guard let range = own.range(of: call[0].description, options: options(call, 1)) else {
        return .none
      }
      let found = TextRange(start: range.lowerBound, end: range.upperBound, isClosed: false)
      return .some(.native(NativeObject(type: self["Range"], payload: found)))
    }
    type.method(
      "replacingOccurrences(of other: StringProtocol, with replacement: StringProtocol, options: CompareOptions) -> String"
    ) { call in
      .string(
        text(call).replacingOccurrences(
          of: call[0].description,
          with: call[1].description,
          options: options(call, 2)
        )
      )
    }
  }

  private func comparisonResult(_ a: String, _ b: String) -> Value {
    comparison(a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending)
  }
}
