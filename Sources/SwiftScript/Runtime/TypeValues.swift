extension Interpreter {
  /// The type object that a type is as a value, one for each type.
  func typeObject(of type: TypeRef) -> TypeObject {
    switch type.settled {
    case .named(let named, let arguments) where arguments.isEmpty || named.origin != nil:
      return named
    case .named(let named, let arguments): return object(of: type, named, arguments)
    case .array(let element): return object(of: type, library.array, [element])
    case .dictionary(let key, let value): return object(of: type, library.dictionary, [key, value])
    case .optional(let wrapped): return object(of: type, library.optional, [wrapped])
    case .tuple(let elements) where elements.isEmpty: return library.void
    case .tuple, .function, .any, .parameter: return object(of: type, library.unnamed, [])
    }
  }

  private func object(of type: TypeRef, _ origin: TypeObject, _ arguments: [TypeRef])
    -> TypeObject
  {
    guard arguments.allSatisfy(\.isComplete) else { return origin }
    if let known = world.typeObjects[type] { return known }
    let made: TypeObject
    if arguments.isEmpty {
      made = TypeObject(name: type.fullName, kind: .native)
    } else {
      made = TypeObject(origin, arguments)
      // Members are found where the type without arguments has them.
      made.protocols = [origin]
    }
    made.isHost = true
    world.typeObjects[type] = world.own(made)
    return made
  }
}

extension TypeRef {
  /// The type as it prints: `Array<Int>` for `[Int]`.
  var fullName: String {
    switch settled {
    case .optional(let wrapped): "Optional<\(wrapped.fullName)>"
    case .array(let element): "Array<\(element.fullName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.fullName), \(value.fullName)>"
    case .named(let type, let arguments) where type.name == "Type" && arguments.count == 1:
      "\(arguments[0].fullName).Type"
    case .named(let type, let arguments) where !arguments.isEmpty:
      "\(type.name)<\(arguments.map(\.fullName).joined(separator: ", "))>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.fullName }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(\(parameters.map(\.fullName).joined(separator: ", "))) -> \(result.fullName)"
    case let type: type.description
    }
  }

  /// The type as debugging output has it: `Swift.Array<Swift.Int>`.
  var qualifiedName: String {
    func list(_ types: [TypeRef]) -> String {
      types.map(\.qualifiedName).joined(separator: ", ")
    }
    switch settled {
    case .optional(let wrapped): return "Swift.Optional<\(wrapped.qualifiedName)>"
    case .array(let element): return "Swift.Array<\(element.qualifiedName)>"
    case .dictionary(let key, let value): return "Swift.Dictionary<\(list([key, value]))>"
    case .named(let type, let arguments):
      return arguments.isEmpty ? type.qualifiedName : "\(type.qualifiedName)<\(list(arguments))>"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.qualifiedName }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let parameters, let result):
      return "(\(list(parameters))) -> \(result.qualifiedName)"
    case .any, .parameter: return description
    }
  }
}
