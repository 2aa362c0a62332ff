import ScriptTypes

/// Conversions between library types that `as?` makes, such as those of dictionaries; the library registers them.
package struct DynamicConversions {
  private var converters: [String: (Value, TypeMetadata, TypeMetadata, Machine) throws -> Value?] =
    [:]

  /// - Parameter type: The name of the type of the library on both sides, or of the wanted one.
  package mutating func add(
    _ type: String,
    _ convert: @escaping (Value, TypeMetadata, TypeMetadata, Machine) throws -> Value?
  ) {
    converters[type] = convert
  }

  func convert(
    _ value: Value,
    from source: TypeMetadata,
    to target: TypeMetadata,
    _ machine: Machine
  ) throws -> Value? {
    guard let name = target.symbol?.name, let convert = converters[name] else { return nil }
    return try convert(value, source, target, machine)
  }
}
