import ScriptMachine

/// The errors of decoding and encoding, as scripts catch them.
struct CodingErrors {
  private let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  private func context(_ path: CodingPath, _ text: String) -> Value {
    .tuple(.array(path), .string(text), .nil)
  }

  private func decodingError(_ tag: Int, _ parts: [Value]) -> ScriptError {
    ScriptError(
      ExistentialBox(.record(.of(parts, tag: tag)), machine.runtime.libraryType("DecodingError")),
      place: machine.place
    )
  }

  func typeMismatch(_ type: TypeMetadata, _ path: CodingPath, found tree: JSONTree) -> ScriptError {
    let text =
      "Expected to decode \(machine.runtime.shortName(of: type)) but found \(tree.kind) instead."
    return decodingError(0, [.type(type), context(path, text)])
  }

  func valueNotFound(_ type: TypeMetadata, _ path: CodingPath, _ text: String) -> ScriptError {
    decodingError(1, [.type(type), context(path, text)])
  }

  func keyNotFound(_ key: Value, _ path: CodingPath) throws -> ScriptError {
    let box = try key.existential(machine)
    let shown = try machine.describe(box.value, box.type)
    let name = try machine.stringValue(of: key)
    let text = "No value associated with key \(shown) (\"\(name)\")."
    return decodingError(2, [key, context(path, text)])
  }

  func dataCorrupted(_ path: CodingPath, _ text: String) -> ScriptError {
    decodingError(3, [context(path, text)])
  }

  /// The error for a text that isn't JSON, or has a number that the wanted type can't hold.
  func invalidJSON() -> ScriptError { dataCorrupted([], "The given data was not valid JSON.") }

  func invalidValue(_ value: Value, _ type: TypeMetadata, _ path: CodingPath, _ text: String)
    -> ScriptError
  {
    let parts: [Value] = [.existential(machine.erased(value, type)), context(path, text)]
    return ScriptError(
      ExistentialBox(.record(.of(parts, tag: 0)), machine.runtime.libraryType("EncodingError")),
      place: machine.place
    )
  }
}
