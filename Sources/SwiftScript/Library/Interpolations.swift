/// The text of an interpolated string while its pieces are added.
final class InterpolatedText {
  var text = ""
}

extension Library {
  /// `String.StringInterpolation`, which scripts extend with ways of their own to show values.
  func declareInterpolations() {
    let interpolation = type("DefaultStringInterpolation") { type in
      type.method("appendLiteral(_ text: String)") { call in
        try call.machine.append(call[0], toInterpolation: call.receiver)
      }
      type.method("appendInterpolation(_ value: Any)") { call in
        try call.machine.append(call[0], toInterpolation: call.receiver)
      }
    }
    string.nestedTypes["StringInterpolation"] = interpolation
  }
}

extension Machine {
  fileprivate func append(_ value: Value, toInterpolation receiver: Value) throws -> Value {
    var whole = receiver
    if case .cell(let cell) = receiver { whole = cell.value }
    if let pieces = whole.payload(InterpolatedText.self) { try append(value, to: &pieces.text) }
    return .void
  }

  /// The text that a script's own `appendInterpolation` makes of a piece `\(…)`.
  func interpolated(_ arguments: [LabelledValue]) throws -> Value {
    let pieces = InterpolatedText()
    let type = library["DefaultStringInterpolation"]
    let cell = Cell(.native(NativeObject(type: type, payload: pieces)))
    _ = try call(
      type.methods(named: "appendInterpolation"),
      receiver: .cell(cell),
      arguments: arguments
    )
    return .string(pieces.text)
  }
}
