package import ScriptTypes

/// The names that the host's classes are declared with.
package struct HostClassNames {
  private var names: [ObjectIdentifier: (module: String, name: String)] = [:]

  mutating func add(_ type: AnyClass, _ name: String, in module: String) {
    names[ObjectIdentifier(type)] = (module, name)
  }

  mutating func add(_ other: HostClassNames) { names.merge(other.names) { $1 } }

  subscript(type: AnyClass) -> (module: String, name: String)? { names[ObjectIdentifier(type)] }
}

/// Which declared types the host's Swift classes and errors are.
package final class HostTypes {
  /// How the type of an object is found, by its class.
  private enum Kind {
    case scripted
    case selfTyped((AnyObject) -> TypeMetadata?)
    case declared(TypeSymbol)
    case unknown
  }

  private struct Instantiation: Hashable {
    let type: ObjectIdentifier
    let symbol: ObjectIdentifier
  }

  /// Finds a declared type by its module and its name; set by who has the declarations.
  package var find: (_ module: String, _ name: String) -> TypeSymbol? = { _, _ in nil }
  private var names = HostClassNames()
  private var kinds: [ObjectIdentifier: Kind] = [:]
  /// The classes whose objects say their own types.
  private var selfTyped: [ObjectIdentifier: (AnyObject) -> TypeMetadata?] = [:]
  private var instantiations: [Instantiation: TypeMetadata] = [:]

  package init() {}

  func release() {
    find = { _, _ in nil }
    (kinds, instantiations) = ([:], [:])
  }

  /// Says which declaration a class has; one without has that of its superclass.
  package func add(_ type: AnyClass, _ name: String, in module: String) {
    names.add(type, name, in: module)
  }

  /// Says how an object of a final class says its own type.
  package func add(_ type: AnyClass, typedBy find: @escaping (AnyObject) -> TypeMetadata?) {
    selfTyped[ObjectIdentifier(type)] = find
  }

  /// Takes the classes of a table of natives.
  package func add(_ classes: HostClassNames) { names.add(classes) }

  /// The own type of an object of the host.
  ///
  /// - Parameter staticType: What is known of it, which says what a generic class's arguments are.
  package func type(of object: AnyObject, as staticType: TypeMetadata?, _ registry: TypeRegistry)
    -> TypeMetadata?
  {
    switch kind(of: Swift.type(of: object)) {
    case .selfTyped(let find): return find(object)
    case .scripted: return (object as? any ScriptedObject)?.part.type
    case .unknown: return nil
    case .declared(let symbol):
      if symbol.parameters.isEmpty {
        return registry.metadata(of: .nominal(NominalType(symbol, [])))
      }
      guard let staticType else { return nil }
      if staticType.symbol === symbol { return staticType }
      let key = Instantiation(type: ObjectIdentifier(staticType), symbol: ObjectIdentifier(symbol))
      if let known = instantiations[key] { return known }
      guard let found = instantiate(symbol, below: staticType, registry) else { return nil }
      instantiations[key] = found
      return found
    }
  }

  private func kind(of type: AnyClass) -> Kind {
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let found: Kind
    if let find = selfTyped[ObjectIdentifier(type)] {
      found = .selfTyped(find)
    } else if names[type] != nil {
      // No trampoline; whether a class conforms to a protocol takes the longest to find out where it doesn't.
      found = declared(type)
    } else if type is any ScriptedObject.Type {
      found = .scripted
    } else {
      found = declared(type)
    }
    kinds[ObjectIdentifier(type)] = found
    return found
  }

  /// Whether a class, or a superclass of it, has a declaration.
  package func declares(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if names[current] != nil { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func declared(_ type: AnyClass) -> Kind {
    var next: AnyClass? = type
    while let current = next {
      if let (module, name) = names[current], let symbol = find(module, name) {
        return .declared(symbol)
      }
      next = _getSuperclass(current)
    }
    return .unknown
  }

  /// A generic class with the arguments that make it a subclass of a type.
  private func instantiate(
    _ symbol: TypeSymbol,
    below superclass: TypeMetadata,
    _ registry: TypeRegistry
  ) -> TypeMetadata? {
    guard case .nominal(let wanted) = superclass.type else { return nil }
    var next: Type? = symbol.selfType
    while case .nominal(let current)? = next {
      guard current.symbol !== wanted.symbol else {
        let known = zip(current.arguments, wanted.arguments)
        let arguments = symbol.parameters.map { parameter in
          known.first { $0.0 == .parameter(parameter) }?.1 ?? .any
        }
        return registry.metadata(of: .nominal(NominalType(symbol, arguments)))
      }
      next = current.superclass
    }
    return nil
  }
}
