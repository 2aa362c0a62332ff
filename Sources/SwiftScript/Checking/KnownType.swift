/// What can be said about an expression before it runs.
enum KnownType {
  /// A value of this type.
  case value(TypeObject)
  /// The type itself.
  case type(TypeObject)
  case unknown

  var object: TypeObject? {
    switch self {
    case .value(let type), .type(let type): type
    case .unknown: nil
    }
  }

  func isSame(as other: KnownType) -> Bool {
    switch (self, other) {
    case (.value(let a), .value(let b)), (.type(let a), .type(let b)): a === b
    default: false
    }
  }
}
