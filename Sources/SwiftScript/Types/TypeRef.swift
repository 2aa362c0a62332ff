/// A type as written in a script, with its names resolved.
///
/// Generic parameters are erased to `any`.
public indirect enum TypeRef {
  /// A generic parameter, `Any`, `AnyObject` or `Self`: every value fits.
  case any
  /// A named type and its generic arguments.
  case named(TypeObject, [TypeRef])
  /// `T?` or `T!`.
  case optional(TypeRef)
  /// `[T]`.
  case array(TypeRef)
  /// `[K: V]`.
  case dictionary(TypeRef, TypeRef)
  /// `(a: A, B)`; without elements it is `Void`.
  case tuple([(label: String?, type: TypeRef)])
  /// `(A, B) -> R`.
  case function([TypeRef], TypeRef)

  /// Whether every value fits without conversion.
  var isAny: Bool {
    switch self {
    case .any: true
    case .named(let type, _): type.isUnchecked
    default: false
    }
  }

  /// The number of parameters if this is a function type, optional or not.
  var functionArity: Int? {
    switch self {
    case .function(let parameters, _): parameters.count
    case .optional(let wrapped): wrapped.functionArity
    default: nil
    }
  }

  /// The named type, if it has no generic arguments whose types could change what a value holds.
  var plain: TypeObject? {
    if case .named(let type, let arguments) = self, arguments.isEmpty { type } else { nil }
  }

  var isVoid: Bool { if case .tuple(let elements) = self { elements.isEmpty } else { false } }

  var isOptional: Bool { if case .optional = self { true } else { false } }
}

extension TypeRef: CustomStringConvertible {
  public var description: String {
    switch self {
    case .any: "Any"
    case .named(let type, let arguments):
      arguments.isEmpty
        ? type.name : "\(type.name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let wrapped):
      wrapped.functionArity == nil ? "\(wrapped)?" : "(\(wrapped))?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    }
  }
}
