extension TypeObject {
  /// What the associated types of the protocols stand for, as far as the type says it or its members show it.
  func associatedTypes(_ library: Library) -> [String: TypeRef] {
    let protocols = lineage().filter { $0.kind == .protocol && !$0.isHost }
    guard !protocols.isEmpty else { return [:] }
    var inference = TypeInference(library)
    for parent in protocols {
      for (name, pattern) in parent.requiredTypes {
        if let type = writtenType(of: name) { inference.match(pattern, type) }
      }
      for (name, required) in parent.requiredSignatures {
        for method in methods(named: name)
        where method.isScript && method.signature.parameters.count == required.parameters.count {
          for (pattern, own) in zip(required.parameters, method.signature.parameters) {
            inference.match(pattern.type, own.type)
          }
          if let pattern = required.result, let own = method.signature.result {
            inference.match(pattern, own)
          }
        }
      }
    }
    var found = inference.bindings
    for type in lineage() {
      for (name, nested) in type.nestedTypes {
        found[name] = nested.alias ?? .named(nested, [])
      }
    }
    return found
  }

  /// The type that a property is declared with.
  func writtenType(of property: String) -> TypeRef? {
    for member in members(named: property) {
      switch member {
      case .stored(let index):
        guard storedProperties.indices.contains(index) else { return nil }
        return storedProperties[index].type ?? storedProperties[index].inferredType
      case .property(let computed) where computed.get.isScript: return computed.get.signature.result
      default: continue
      }
    }
    return nil
  }
}
