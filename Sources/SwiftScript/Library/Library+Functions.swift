extension Library {
  /// The names of a type's functions, without older spellings.
  ///
  /// - Parameter isStatic: Whether the functions are called on the type itself.
  package func functionNames(of type: TypeObject, isStatic: Bool) -> Set<String> {
    let names = isStatic ? type.staticNames() : type.memberNames()
    return Set(names.filter { !signatures(of: $0, in: type, isStatic: isStatic).isEmpty })
  }

  /// The signatures of a type's functions with this name; those of older spellings only if there are no others.
  package func signatures(of name: String, in type: TypeObject, isStatic: Bool) -> [Signature] {
    let members = isStatic ? type.statics(named: name) : type.members(named: name)
    let methods = members.compactMap { member -> Callable? in
      if case .method(let method) = member { method } else { nil }
    }
    let current = methods.filter { !$0.isOlder }
    return (current.isEmpty ? methods : current).map(\.signature)
  }
}

extension Signature {
  /// The type that a generic parameter must have; nil if it is not restricted.
  package func constraint(of parameter: String) -> TypeRef? { constraints[parameter] }
}
