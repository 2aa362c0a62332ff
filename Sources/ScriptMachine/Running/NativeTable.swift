package import ScriptTypes

/// The parts of the library that are written in Swift itself, by the declarations that they belong to.
package struct NativeTable {
  /// Lends the place of a subscript's value, in the value that the subscript belongs to, for the time of a call.
  package typealias Access = (
    Machine, UnsafeMutablePointer<Value>, [Value], (UnsafeMutablePointer<Value>) throws -> Void
  ) throws -> Void

  private var natives: [String: Native] = [:]
  private var makers: [String: (ValueSymbol) -> Native] = [:]
  private var servers: [String: String] = [:]
  private var accesses: [String: Access] = [:]
  /// Which declarations the host's classes have.
  package private(set) var classes = HostClassNames()

  package init() {}

  /// Adds everything that another table holds, which other runs may share.
  package mutating func add(_ other: NativeTable) {
    natives.merge(other.natives) { $1 }
    accesses.merge(other.accesses) { $1 }
    classes.add(other.classes)
  }

  /// Says which declaration a class of the host has; one without has that of its superclass.
  package mutating func hostClass(_ type: AnyClass, _ name: String, in module: String) {
    classes.add(type, name, in: module)
  }

  /// - Parameter key: The declaration with its type in front: `Array.append(_:)`, `Array.count`, `Array.subscript(_:)=` for a
  ///   setter, `print(_:separator:terminator:)`. Where labels alone don't tell overloads apart, with the parameters' types:
  ///   `Int.init(_: Double)`.
  package mutating func add(_ key: String, _ native: @escaping Native) {
    natives[key] = native
  }

  /// Adds a native that knows the declaration which it belongs to.
  package mutating func make(_ key: String, _ native: @escaping (ValueSymbol) -> Native) {
    makers[key] = native
  }

  /// Says that the natives of `server` serve the members of `type` with the same labels, too: their values are the same.
  package mutating func serve(_ type: String, with server: String) { servers[type] = server }

  /// - Parameter key: A subscript, whose value can be changed where it is.
  package mutating func addAccess(_ key: String, _ access: @escaping Access) {
    accesses[key] = access
  }

  package func access(for symbol: ValueSymbol) -> Access? { accesses[symbol.typedKey] }

  package func native(for symbol: ValueSymbol, _ part: Runtime.Part) -> Native? {
    key(for: symbol, part).flatMap { natives[$0] ?? makers[$0]?(symbol) }
  }

  /// The key under which a declaration's native was added.
  package func key(for symbol: ValueSymbol, _ part: Runtime.Part) -> String? {
    let suffix = part == .setter ? "=" : ""
    for key in [symbol.typedKey + suffix, symbol.key + suffix] where has(key) { return key }
    guard let owner = symbol.owner, let server = servers[owner.qualifiedName] else { return nil }
    let key = "\(server).\(symbol.fullName)\(suffix)"
    return has(key) ? key : nil
  }

  private func has(_ key: String) -> Bool { natives[key] != nil || makers[key] != nil }

  /// The keys under which something was added.
  package var keys: [String] { Array(natives.keys) + makers.keys }
}

extension ValueSymbol {
  private var prefix: String { owner.map { $0.qualifiedName + "." } ?? "" }

  /// The declaration by its name and labels.
  package var key: String { prefix + fullName }

  /// The declaration by its name, its labels and the types of its parameters.
  package var typedKey: String {
    guard case .function(let function) = type, kind != .variable else { return key }
    let texts = zip(parameters, function.parameters).map { parameter, type in
      "\(parameter.label.isEmpty ? "_" : parameter.label): \(type.type)"
    }
    return "\(prefix)\(name)(\(texts.joined(separator: ", ")))"
  }
}

extension TypeSymbol {
  /// The name with those of the types around it.
  package var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
}
