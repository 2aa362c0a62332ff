public import Foundation

extension Library {
  func declareStrings() {
    type("ComparisonResult") { type in
      type.equality { ($0 as? ComparisonResult) == ($1 as? ComparisonResult) }
      for (name, order) in [
        ("orderedAscending", ComparisonResult.orderedAscending),
        ("orderedSame", .orderedSame), ("orderedDescending", .orderedDescending),
      ] {
        type.staticProperty("\(name): Any") { [unowned self] in
          .native(NativeObject(type: self["ComparisonResult"], payload: order))
        }
      }
    }
    type("CharacterSet") { type in
      let sets: [(String, CharacterSet)] = [
        ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
        ("newlines", .newlines), ("punctuationCharacters", .punctuationCharacters),
        ("decimalDigits", .decimalDigits), ("letters", .letters),
      ]
      for (name, set) in sets {
        type.staticProperty("\(name): CharacterSet") { [unowned self] in
          .native(NativeObject(type: self["CharacterSet"], payload: set))
        }
      }
    }
    type("StringProtocol", kind: .protocol) { declareTextOperations($0) }
    declareSubstrings()
    type("String") { type in
      type.initializer("()") { _ in .string("") }
      type.initializer("(_ value: Any)") {
        .string(try String.joined($0[0].promised ?? $0[0], $0.machine))
      }
      type.initializer("(_ number: Any, radix: Int, uppercase: Bool = false)") { call in
        guard let number = call[0].integer, case .int(let radix) = call[1],
          (2...36).contains(radix)
        else { throw call.trap("a radix goes from 2 to 36") }
        return .string(String(number, radix: radix, uppercase: call[2].isTrue))
      }
      type.initializer("(reflecting value: Any)") { .string($0[0].debugDescription) }
      type.initializer("(describing value: Any)") { .string($0[0].description) }
      type.initializer("(repeating text: Any, count: Int)") { call in
        guard case .int(let count) = call[1], (0...Value.longest).contains(count) else {
          throw call.trap("a string can't be repeated \(call[1]) times")
        }
        try call.machine.checkLength(count * call[0].description.utf8.count)
        return .string(String(repeating: call[0].description, count: count))
      }
      type.initializer("(format: String, _ arguments: Any...)") { call in
        .string(Library.formatted(call[0].description, call[1].elements ?? []))
      }
      type.mutating("append(_ text: String)") { call, value in
        try call.machine.append(call[0].description, toText: &value)
        return .void
      }
    }
  }

  /// A script's `ComparisonResult`.
  public func comparison(_ order: ComparisonResult) -> Value {
    .native(NativeObject(type: self["ComparisonResult"], payload: order))
  }

  /// `String(format:)` for numbers and objects; an argument that doesn't fit its place prints as it is.
  private static func formatted(_ format: String, _ arguments: [Value]) -> String {
    var result = ""
    var rest = arguments[...]
    var text = format[...]
    while let percent = text.firstIndex(of: "%") {
      result += text[..<percent]
      var end = text.index(after: percent)
      while end < text.endIndex, !"@dfiscxuXeEgGo%".contains(text[end]) {
        end = text.index(after: end)
      }
      guard end < text.endIndex else { return result + text[percent...] }
      let specifier = String(text[percent...end])
      text = text[text.index(after: end)...]
      if specifier.hasSuffix("%") {
        result += "%"
        continue
      }
      // Whatever else stands there would make `String(format:)` read arguments that aren't there.
      guard
        specifier.wholeMatch(of: #/%[-+ 0#]*\d{0,3}(\.\d{0,3})?(l|ll|h|z|q)?[@dfiscxuXeEgGo]/#)
          != nil
      else {
        result += specifier
        continue
      }
      guard let argument = rest.popFirst() else { return result + specifier + text }
      switch (specifier.last, argument.wholeNumber) {
      case ("f", let value), ("e", let value), ("E", let value), ("g", let value),
        ("G", let value)
      where value.number != nil:
        result += String(format: specifier, value.number ?? 0)
      case ("d", .int(let value)), ("i", .int(let value)), ("u", .int(let value)),
        ("x", .int(let value)),
        ("X", .int(let value)), ("o", .int(let value)):
        let wide = specifier.filter { $0 != "l" }.dropLast() + "l" + String(specifier.suffix(1))
        result += String(format: String(wide), value)
      default: result += argument.description
      }
    }
    return result + text
  }
}
