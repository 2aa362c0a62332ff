extension Value {
  /// The object that it is, itself or in a box or an optional.
  package var object: AnyObject? {
    switch self {
    case .object(let instance): instance
    case .native(let object): object
    case .type(let type): type
    case .function(let closure): closure
    case .existential(let box): box.value.object
    default: nil
    }
  }

  package var identity: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
}
