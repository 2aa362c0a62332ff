package import ScriptTypes

/// A native in a collection or an optional, where Swift wraps a closure that stands there by itself in another one.
package struct ReadyNative {
  package let run: Native
}

/// The parts of the library that are written in Swift itself, by the declarations that they belong to.
package struct NativeTable {
  /// Lends the place of a subscript's value, in the value that the subscript belongs to, for the time of a call.
  package typealias Access = (
    Machine, UnsafeMutablePointer<Value>, [Value], (UnsafeMutablePointer<Value>) throws -> Void
  ) throws -> Void

  private var natives: [String: ReadyNative] = [:]
  private var makers: [String: (ValueSymbol) -> Native] = [:]
  private var servers: [String: String] = [:]
  private var accesses: [String: Access] = [:]
  /// Tables that other runs share, whose natives count where this one has none.
  private var shared: [NativeTable] = []
  /// The same for declarations of some modules, made when these are asked for.
  private var later: [any LaterNatives] = []
  /// Which declarations the host's classes have.
  package private(set) var classes = HostClassNames()

  /// - Parameter capacity: How many natives will be added, if that is known.
  package init(capacity: Int = 0) { natives.reserveCapacity(capacity) }

  /// Adds everything that another table holds, which other runs may share.
  package mutating func add(_ other: NativeTable) {
    shared.append(other)
    classes.add(other.classes)
  }

  /// Adds natives that are made when a program uses what they are for.
  package mutating func add(_ others: any LaterNatives) { later.append(others) }

  /// The other tables that may have a native of a declaration.
  private func others(for symbol: ValueSymbol) -> [NativeTable] {
    guard let module = symbol.module?.name, !later.isEmpty else { return shared }
    return later.reduce(shared) { $1.modules.contains(module) ? $0 + $1.tables(for: symbol) : $0 }
  }

  /// Says which declaration a class of the host has; one without has that of its superclass.
  package mutating func hostClass(_ type: AnyClass, _ name: String, in module: String) {
    classes.add(type, name, in: module)
  }

  /// - Parameter key: The declaration with its type in front: `Array.append(_:)`, `Array.count`, `Array.subscript(_:)=` for a
  ///   setter, `print(_:separator:terminator:)`. Where labels alone don't tell overloads apart, with the parameters' types:
  ///   `Int.init(_: Double)`.
  package mutating func add(_ key: String, _ native: @escaping Native) {
    natives[key] = ReadyNative(run: native)
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

  package func access(for symbol: ValueSymbol) -> Access? { access(symbol.typedKey, symbol) }

  private func access(_ key: String, _ symbol: ValueSymbol) -> Access? {
    accesses[key] ?? others(for: symbol).lazy.compactMap { $0.access(key, symbol) }.first
  }

  package func native(for symbol: ValueSymbol, _ part: Runtime.Part) -> ReadyNative? {
    key(for: symbol, part).flatMap { native($0, symbol) }
  }

  private func native(_ key: String, _ symbol: ValueSymbol) -> ReadyNative? {
    if let own = natives[key] { return own }
    if let make = makers[key] { return ReadyNative(run: make(symbol)) }
    return others(for: symbol).lazy.compactMap { $0.native(key, symbol) }.first
  }

  /// The key under which a declaration's native was added.
  package func key(for symbol: ValueSymbol, _ part: Runtime.Part) -> String? {
    let suffix = part == .setter ? "=" : ""
    for key in [symbol.typedKey + suffix, symbol.key + suffix] where has(key, symbol) { return key }
    guard let owner = symbol.owner, let server = servers[owner.qualifiedName] else { return nil }
    let key = "\(server).\(symbol.fullName)\(suffix)"
    return has(key, symbol) ? key : nil
  }

  private func has(_ key: String, _ symbol: ValueSymbol) -> Bool {
    natives[key] != nil || makers[key] != nil
      || others(for: symbol).contains { $0.has(key, symbol) }
  }

  /// The keys under which something was added.
  package var keys: [String] {
    let others = shared + later.flatMap(\.all)
    return Array(natives.keys) + makers.keys + others.flatMap(\.keys)
  }
}

/// Natives of some modules that are made when declarations of these are used.
package protocol LaterNatives {
  var modules: Set<String> { get }
  var all: [NativeTable] { get }
  /// The tables that may have a native of a declaration.
  func tables(for symbol: ValueSymbol) -> [NativeTable]
}

extension ValueSymbol {
  /// The name of what stands at the top of its module: its own, or that of the outermost type that it is a member of.
  package var nameAtTop: String {
    guard var type = owner else { return name }
    while let outer = type.parent { type = outer }
    return type.name
  }

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
