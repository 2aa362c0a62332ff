/// A type as written in a script, with its names resolved.
public indirect enum TypeRef {
  /// `Any`, `AnyObject` and their kind: every value fits.
  case any
  /// A generic parameter by its name, and what it stands for where that is known.
  case parameter(String, TypeRef?)
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
    case .parameter(_, let bound): bound?.isAny ?? true
    case .named(let type, _): type.isUnchecked
    default: false
    }
  }

  /// The type itself, where a generic parameter stands for one.
  var settled: TypeRef {
    if case .parameter(_, let bound?) = self { bound.settled } else { self }
  }

  /// Whether this is a generic parameter.
  var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// The number of parameters if this is a function type, optional or not.
  var functionArity: Int? {
    switch self {
    case .function(let parameters, _): parameters.count
    case .optional(let wrapped): wrapped.functionArity
    case .parameter(_, let bound): bound?.functionArity
    default: nil
    }
  }

  /// The named type, if it has no generic arguments whose types could change what a value holds.
  var plain: TypeObject? {
    switch self {
    case .named(let type, let arguments): arguments.isEmpty ? type : nil
    case .parameter(_, let bound): bound?.plain
    default: nil
    }
  }

  var isVoid: Bool { if case .tuple(let elements) = settled { elements.isEmpty } else { false } }

  var isOptional: Bool { if case .optional = settled { true } else { false } }
}

extension TypeRef: CustomStringConvertible {
  public var description: String {
    switch self {
    case .any: "Any"
    case .parameter(let name, let bound): bound?.description ?? name
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
