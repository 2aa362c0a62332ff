/// A type as a host's declaration has it, its names not looked up yet.
indirect enum WrittenType {
  /// `Observable<Int>`.
  case name(String, [WrittenType])
  /// `Source.Element`.
  case member(WrittenType, String, [WrittenType])
  case optional(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([(label: String?, type: WrittenType)])
  case function([WrittenType], WrittenType)
}

extension TypeResolver {
  /// The type that a host's declaration means, by the rules for what scripts write.
  func resolve(_ written: WrittenType) -> TypeRef {
    switch written {
    case .name(let name, let arguments):
      guard let found = known(name, arguments.map(resolve)) else {
        preconditionFailure("no type `\(name)` is declared")
      }
      return found
    case .member(let base, let name, let arguments): return member(base, name, arguments)
    case .optional(let wrapped): return .optional(resolve(wrapped))
    case .array(let element): return .array(resolve(element))
    case .dictionary(let key, let value): return .dictionary(resolve(key), resolve(value))
    case .tuple(let elements): return .tuple(elements.map { ($0.label, resolve($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters.map(resolve), resolve(result))
    }
  }

  private func member(_ base: WrittenType, _ name: String, _ arguments: [WrittenType]) -> TypeRef {
    if let inner = nested(name, in: base) {
      return inner.alias ?? .named(inner, arguments.map(resolve))
    }
    switch resolve(base) {
    case .parameter(let outer, nil) where namesAssociatedTypes:
      return .parameter("\(outer).\(name)", nil)
    case let found where found.isAny || Self.associated.contains(name): return .any
    default: return resolve(.name(name, arguments))
    }
  }

  private func nested(_ name: String, in base: WrittenType) -> TypeObject? {
    let outer: TypeObject? =
      switch base {
      case .name(let name, _):
        if case .named(let type, _)? = lookUp(name)?.settled { type } else { nil }
      case .member(let outer, let name, _): nested(name, in: outer)
      default: nil
      }
    return outer?.lineage().lazy.compactMap { $0.nestedTypes[name] }.first
  }
}
