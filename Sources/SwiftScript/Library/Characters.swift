import Foundation

extension Library {
  /// What a text answers about its characters, and the methods of `Foundation` for texts.
  func declareCharacters(_ type: TypeBuilder) {
    func first(_ value: Value) -> Character? { value.description.first }
    let tests: [(String, (Character) -> Bool)] = [
      ("isPunctuation", \.isPunctuation), ("isNewline", \.isNewline), ("isSymbol", \.isSymbol),
      ("isHexDigit", \.isHexDigit), ("isASCII", \.isASCII), ("isWholeNumber", \.isWholeNumber),
      ("isCased", \.isCased), ("isMathSymbol", \.isMathSymbol),
      ("isCurrencySymbol", \.isCurrencySymbol),
    ]
    for (name, test) in tests {
      type.property("\(name): Bool") { .bool(first($0).map(test) ?? false) }
    }
    type.property("asciiValue: Int?") { .wrapping(first($0)?.asciiValue.map { .int(Int($0)) }) }
    type.property("hexDigitValue: Int?") { .wrapping(first($0)?.hexDigitValue.map(Value.int)) }
    type.property("utf8: Any") { .array($0.description.utf8.map { .int(Int($0)) }) }
    type.property("utf16: Any") { .array($0.description.utf16.map { .int(Int($0)) }) }
    type.property("unicodeScalars: Any") {
      .array($0.description.unicodeScalars.map { .string(String($0)) })
    }
    type.property("value: Int") { .int(Int($0.description.unicodeScalars.first?.value ?? 0)) }
    type.property("debugDescription: String") { .string($0.debugDescription) }
    type.property("localizedUppercase: String") { .string($0.description.uppercased()) }
    type.property("localizedLowercase: String") { .string($0.description.lowercased()) }
    type.method(
      "padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String"
    ) {
      call in
      guard case .int(let length) = call[0], (0...Value.longest).contains(length),
        case .int(let index) = call[2], index >= 0, index < call[1].description.count
      else { throw call.trap("a text can't be padded like this") }
      return .string(
        call.receiver.description.padding(
          toLength: length,
          withPad: call[1].description,
          startingAt: index
        )
      )
    }
    type.method("localizedCaseInsensitiveContains(_ other: String) -> Bool") {
      .bool($0.receiver.description.localizedCaseInsensitiveContains($0[0].description))
    }
    type.method("components(separatedBy separators: CharacterSet) -> [String]") { call in
      let separators = call[0].payload(CharacterSet.self) ?? CharacterSet()
      return .array(
        call.receiver.description.components(separatedBy: separators).map(Value.string)
      )
    }
    type.method(
      "split(separator: String, maxSplits: Int = -1, omittingEmptySubsequences: Bool = true) -> [String]"
    ) { call in
      let (most, omits) = Library.splitting(call, 1)
      return .array(
        call.receiver.description.split(
          separator: call[0].description,
          maxSplits: most,
          omittingEmptySubsequences: omits
        ).map { .string(String($0)) }
      )
    }
    type.method(
      "split(maxSplits: Int = -1, omittingEmptySubsequences: Bool = true, whereSeparator: (Any) -> Bool) -> [String]"
    ) { call in
      let (most, omits) = Library.splitting(call, 0)
      let test = try call.function(2)
      return .array(
        try call.receiver.description.split(maxSplits: most, omittingEmptySubsequences: omits) {
          if case .bool(true) = try test.call(.string(String($0))) { true } else { false }
        }.map { .string(String($0)) }
      )
    }
    type.method("contains(where predicate: (Any) -> Bool) -> Bool") { call in
      let test = try call.function(0)
      return .bool(
        try call.receiver.description.contains {
          if case .bool(true) = try test.call(.string(String($0))) { true } else { false }
        }
      )
    }
    type.mutating("removeAll(where predicate: (Any) -> Bool)") { call, value in
      let test = try call.function(0)
      var text = value.description
      try text.removeAll {
        if case .bool(true) = try test.call(.string(String($0))) { true } else { false }
      }
      value = .string(text)
      return .void
    }
    type.mutating("removeAll(keepingCapacity: Bool = false)") { _, value in
      value = .string("")
      return .void
    }
    type.mutating("popLast() -> String?") { _, value in
      var text = value.description
      let last = text.popLast()
      value = .string(text)
      return .wrapping(last.map { .string(String($0)) })
    }
    for (name, removes) in [
      ("removeFirst", { (text: inout String, count: Int) in text.removeFirst(count) }),
      ("removeLast", { (text: inout String, count: Int) in text.removeLast(count) }),
    ] {
      type.mutating("\(name)(_ count: Int)") { call, value in
        var text = value.description
        guard case .int(let count) = call[0], (0...text.count).contains(count) else {
          throw call.trap("the text doesn't have \(call[0]) characters")
        }
        removes(&text, count)
        value = .string(text)
        return .void
      }
    }
    type.mutating("write(_ text: String)") { call, value in
      value = .string(try call.machine.joined(value.description, call[0].description))
      return .void
    }
  }
}
