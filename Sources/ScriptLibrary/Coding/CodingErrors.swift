import ScriptMachine
import ScriptTypes

/// Where a value stands in what is coded: the keys on the way to it, each a value of `any CodingKey`.
typealias CodingPath = [Value]

extension Machine {
  /// The type of a declaration of the standard library without generic parameters.
  func libraryType(_ name: String) -> TypeMetadata {
    runtime.types.metadata(of: .nominal(NominalType(runtime.types.library[name], [])))
  }

  /// A value of the library in a protocol's box.
  func boxed(_ object: AnyObject, as name: String) -> Value {
    .existential(ExistentialBox(.native(object), libraryType(name)))
  }

  /// The key of an element.
  func indexKey(_ index: Int) -> Value {
    let key = Value.tuple(.string("Index \(index)"), .int(index))
    return .existential(ExistentialBox(key, libraryType("_CodingKey")))
  }

  func textKey(_ name: String) -> Value {
    .existential(ExistentialBox(.tuple(.string(name), .nil), libraryType("_CodingKey")))
  }

  func stringValue(of key: Value, _ type: TypeMetadata) throws -> String {
    let target = try witness("CodingKey", "stringValue", .getter, of: type)
    let frame = top
    push(key)
    return try target.code.call(self, frame: frame, types: target.types).string(self)
  }

  /// The name of a key in its box.
  func stringValue(of key: Value) throws -> String {
    let box = try key.existential(self)
    return try stringValue(of: box.value, box.type)
  }

  // MARK: Errors

  private func context(_ path: CodingPath, _ text: String) -> Value {
    .tuple(.array(path), .string(text), .nil)
  }

  private func decodingError(_ tag: Int, _ parts: [Value]) -> ScriptError {
    ScriptError(
      ExistentialBox(.record(.of(parts, tag: tag)), libraryType("DecodingError")),
      place: place
    )
  }

  func typeMismatch(_ type: TypeMetadata, _ path: CodingPath, found tree: JSONTree) -> ScriptError {
    let text = "Expected to decode \(runtime.shortName(of: type)) but found \(tree.kind) instead."
    return decodingError(0, [.type(type), context(path, text)])
  }

  func valueNotFound(_ type: TypeMetadata, _ path: CodingPath, _ text: String) -> ScriptError {
    decodingError(1, [.type(type), context(path, text)])
  }

  func keyNotFound(_ key: Value, _ path: CodingPath) throws -> ScriptError {
    let box = try key.existential(self)
    let shown = try describe(box.value, box.type)
    let name = try stringValue(of: key)
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
    let parts: [Value] = [.existential(erased(value, type)), context(path, text)]
    return ScriptError(
      ExistentialBox(.record(.of(parts, tag: 0)), libraryType("EncodingError")),
      place: place
    )
  }
}
