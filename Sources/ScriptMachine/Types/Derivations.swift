import ScriptTypes

/// What types provide without a declaration, because the compiler writes it, such as `==` of a struct's properties.
///
/// The library registers each by the requirement that it provides.
package struct Derivations {
  private var makers: [String: (TypeMetadata) -> FunctionCode] = [:]

  /// - Parameter requirement: The protocol and the requirement's full name: `Equatable.==(_:_:)`.
  package mutating func add(
    _ requirement: String,
    _ make: @escaping (TypeMetadata) -> FunctionCode
  ) {
    makers[requirement] = make
  }

  func code(for requirement: ValueSymbol, of type: TypeMetadata) -> FunctionCode? {
    guard let proto = requirement.owner else { return nil }
    return makers["\(proto.name).\(requirement.fullName)"]?(type)
  }
}
