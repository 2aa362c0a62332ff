import SwiftSyntax

/// Turns written types into `TypeRef`s.
struct TypeResolver {
  /// The type of a name, or `nil` if there is none.
  let lookUp: (String) -> TypeRef?
  /// Told of a name that is unknown.
  let onUnknown: (String, Syntax) -> Void
  /// A generic type with its arguments.
  var specialize: (TypeObject, [TypeRef]) -> TypeRef = { .named($0, $1) }
  /// The generic type around the code with its own arguments, which its bare name means.
  var ownType: (TypeObject) -> TypeObject? = { _ in nil }
  /// The host's type by its module and its name, where a script has a type of that name too: `Swift.Error`.
  var lookUpInModule: (String, String) -> TypeRef? = { _, _ in nil }
  /// Whether `R.Element` is a type of its own, as the host's declarations have it, and not just any.
  var namesAssociatedTypes = false

  /// The result builder among a parameter's attributes; absent where no type is one.
  var resultBuilder: ((AttributeListSyntax) -> TypeObject?)?

  /// Names that every value fits, because the interpreter erases what they promise.
  private static let erased: Set<String> = [
    "Any", "AnyObject", "Self", "Error", "Equatable", "Hashable", "Comparable", "Codable",
    "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "Sequence",
    "Collection", "Swift.Error", "ErrorType", "Never", "Numeric", "BinaryInteger",
    "FixedWidthInteger", "SignedInteger", "FloatingPoint", "Identifiable", "CaseIterable",
    "RawRepresentable", "AnyHashable", "Encodable", "Decodable", "NSObjectProtocol",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "AdditiveArithmetic",
    "SignedNumeric", "Strideable", "IteratorProtocol", "Actor",
  ]

  /// What the library's protocols call types of whoever conforms, of which no declaration tells.
  static let associated: Set<String> = [
    "ID", "RawValue", "AllCases", "Element", "Index", "SubSequence", "Iterator", "Stride",
  ]

  static func isErased(_ name: String) -> Bool { erased.contains(name) }

  func resolve(_ syntax: TypeSyntax) -> TypeRef {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return named(
        type.name.text.withoutBackticks,
        arguments(type.genericArgumentClause),
        at: Syntax(type)
      )
    case .memberType(let type):
      if let hosts = typeOfModule(type) { return hosts }
      if let nested = nestedType(type) { return nested }
      if namesAssociatedTypes, case .parameter(let name, nil) = resolve(type.baseType) {
        return .parameter("\(name).\(type.name.text)", nil)
      }
      if isErased(type.baseType) { return .any }
      if Self.associated.contains(type.name.text),
        case .identifierType(let base) =
          type.baseType.as(TypeSyntaxEnum.self), lookUp(base.name.text.withoutBackticks) != nil
      {
        return .any
      }
      return named(type.name.text, arguments(type.genericArgumentClause), at: Syntax(type))
    case .optionalType(let type): return .optional(resolve(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(resolve(type.wrappedType))
    case .arrayType(let type): return .array(resolve(type.element))
    case .dictionaryType(let type): return .dictionary(resolve(type.key), resolve(type.value))
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        return resolve(only.type)
      }
      return .tuple(type.elements.map { ($0.firstName?.text, resolve($0.type)) })
    case .functionType(let type):
      return .function(
        type.parameters.map { resolve($0.type) },
        resolve(type.returnClause.type)
      )
    case .attributedType(let type): return resolve(type.baseType)
    case .someOrAnyType(let type): return resolve(type.constraint)
    case .metatypeType(let type):
      guard let metatype = lookUp("Type")?.plain else { return .any }
      return .named(metatype, [resolve(type.baseType)])
    case .compositionType: return .any
    default: return .any
    }
  }

  /// `Outer.Inner`; `nil` if the name before the dot is no type with such a type in it, as a module's.
  private func nestedType(_ syntax: MemberTypeSyntax) -> TypeRef? {
    let outer: TypeRef? =
      switch syntax.baseType.as(TypeSyntaxEnum.self) {
      case .identifierType(let base): lookUp(base.name.text.withoutBackticks)
      case .memberType(let base): nestedType(base)
      default: nil
      }
    guard case .named(let type, _)? = outer?.settled,
      let inner = type.lineage().lazy.compactMap({ $0.nestedTypes[syntax.name.text] }).first
    else { return nil }
    let arguments = arguments(syntax.genericArgumentClause)
    return inner.alias ?? (arguments.isEmpty ? .named(inner, []) : specialize(inner, arguments))
  }

  /// The type behind a module's name, if the bare name means another.
  private func typeOfModule(_ syntax: MemberTypeSyntax) -> TypeRef? {
    guard case .identifierType(let module) = syntax.baseType.as(TypeSyntaxEnum.self),
      let found = lookUpInModule(module.name.text, syntax.name.text)
    else { return nil }
    let arguments = arguments(syntax.genericArgumentClause)
    guard case .named(let type, _) = found, !arguments.isEmpty else { return found }
    return specialize(type, arguments)
  }

  /// Whether a type is a generic parameter or one of its associated types, of which nothing is known.
  private func isErased(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let base): lookUp(base.name.text.withoutBackticks)?.isAny ?? false
    case .memberType(let base): isErased(base.baseType)
    default: false
    }
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeRef] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return resolve(type) }
      return .any
    }
  }

  /// The type of a name with its generic arguments; `.any` if there is none, of which somebody is told.
  func named(_ name: String, _ arguments: [TypeRef], at node: Syntax) -> TypeRef {
    if let found = known(name, arguments) { return found }
    onUnknown(name, node)
    return .any
  }

  /// The type of a name with its generic arguments, or `nil` if there is none.
  func known(_ name: String, _ arguments: [TypeRef]) -> TypeRef? {
    switch (name, arguments.count) {
    case ("Void", 0): return .tuple([])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: break
    }
    guard let found = lookUp(name) else { return Self.erased.contains(name) ? .any : nil }
    guard case .named(let type, _) = found else { return found }
    if arguments.isEmpty { return ownType(type).map { .named($0, []) } ?? found }
    return specialize(type, arguments)
  }
}

extension String {
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

extension TokenSyntax {
  /// The name, without the backticks of an escaped keyword.
  var name: String { text.withoutBackticks }
}
