package import ScriptTypes

/// The parts of the library that are written in Swift itself, by the declarations that they belong to.
package struct NativeTable {
  private var natives: [String: Native] = [:]

  package init() {}

  /// - Parameter key: The declaration with its type in front: `Array.append(_:)`, `Array.count`, `Array.subscript(_:)=` for a
  ///   setter, `print(_:separator:terminator:)`. Where labels alone don't tell overloads apart, with the parameters' types:
  ///   `Int.init(_: Double)`.
  package mutating func add(_ key: String, _ native: @escaping Native) {
    natives[key] = native
  }

  package func native(for symbol: ValueSymbol, _ part: Runtime.Part) -> Native? {
    let suffix = part == .setter ? "=" : ""
    return natives[symbol.typedKey + suffix] ?? natives[symbol.key + suffix]
  }

  /// The keys under which something was added.
  package var keys: [String] { Array(natives.keys) }
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
