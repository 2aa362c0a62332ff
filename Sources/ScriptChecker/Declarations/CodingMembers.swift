import ScriptSource
import ScriptTypes

/// `CodingKeys`, `init(from:)` and `encode(to:)` of a type that says that it is `Decodable` or `Encodable` and leaves them out.
///
/// They are declarations like any other, of a text that is written here; what a type of a property is, the text leaves open.
struct CodingMembers {
  private let collector: DeclarationCollector
  private let type: TypeSymbol
  private let library: StandardTypes

  /// - Parameter collector: Collects the members of the type, or of the extension that adds the conformances.
  init?(of type: TypeSymbol, _ collector: DeclarationCollector) {
    guard type.kind != .protocol, type.kind != .actor, type.rawType == nil else { return nil }
    library = collector.checker.library
    // What has a raw value is coded as that.
    guard !type.hasCodedRawValue(library) else { return nil }
    self.collector = collector
    self.type = type
  }

  func declare() {
    let isDecoded = derives("Decodable", "init", ["from"])
    let isEncoded = derives("Encodable", "encode", ["to"])
    guard isDecoded || isEncoded else { return }
    var members: [String] = []
    let keys = type.ownCodingKeys
    if type.memberTypes(named: "CodingKeys").isEmpty {
      members.append(keyType("CodingKeys", parts.map(\.name)))
    }
    let known = parts
    let coded = keys.map { $0.compactMap { key in known.first { $0.name == key } } } ?? known
    if type.kind == .enum {
      members += coded.compactMap { part in
        guard !part.payload.isEmpty, type.memberTypes(named: part.keyType).isEmpty else {
          return nil
        }
        return keyType(part.keyType, part.payload.map(\.key))
      }
      if isDecoded { members.append(enumInitializer(coded)) }
      if isEncoded { members.append(enumMethod(coded)) }
    } else {
      if isDecoded { members.append(initializer(coded)) }
      if isEncoded { members.append(method(coded)) }
    }
    let text = "struct Members {\n\(members.joined(separator: "\n"))\n}"
    for statement in TreeReader.read(text).statements {
      guard case .declaration(let declaration) = statement.kind,
        case .nominal(let node) = declaration.kind
      else { continue }
      collector.deriving().declare(node.members)
    }
  }

  /// Whether the type says that it conforms, and provides nothing for it.
  private func derives(_ name: String, _ member: String, _ labels: [String]) -> Bool {
    let proto = library[name]
    let isDeclared = type.conformances.contains { $0.proto.inherits(proto) }
    guard isDeclared, let conformance = type.conformance(to: proto), conformance.type === type,
      let derivation = Derivation(proto, library), derivation.derives(type, conformance.signature),
      isDeclaredHere(conformance)
    else { return false }
    // The memberwise initializer of a type whose only property is `from` takes no decoder.
    return !type.members(named: member).contains {
      !$0.isMemberwise && $0.parameters.map(\.label) == labels
    }
  }

  /// Whether the conformance asks nothing of the type's parameters that the members declared here may not rely on.
  private func isDeclaredHere(_ conformance: Conformance) -> Bool {
    conformance.signature.conditions.isSubset(of: collector.scope.signature.conditions)
  }

  // MARK: Parts

  /// A stored property, or a case.
  private struct Part {
    /// The name of its key.
    let name: String
    /// The name of what is stored of a property with a wrapper.
    var wrapper: String?
    /// The keys and labels of a case's payload, and whether its own keys name it.
    var payload: [(key: String, label: String, isCoded: Bool)] = []
    var isDecoded = true

    var keyType: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }
  }

  private var parts: [Part] {
    if type.kind == .enum {
      return type.enumCases.map { symbol in
        let own = type.caseNames(ofType: Part(name: symbol.name).keyType)
        let payload = symbol.parameters.enumerated().map { position, parameter in
          let key = parameter.label.isEmpty ? "_\(position)" : parameter.label
          return (
            key: key,
            label: parameter.label.isEmpty ? "" : "`\(parameter.label)`: ",
            isCoded: own?.contains(key) ?? true
          )
        }
        return Part(name: symbol.name, payload: payload)
      }
    }
    // A constant with a value has it already.
    return type.codedProperties.map { stored in
      let wrapped = type.allMembers.first { $0.storage === stored }
      return Part(
        name: wrapped?.name ?? stored.name,
        wrapper: wrapped.map { _ in stored.name },
        isDecoded: !stored.isConstant || stored.isDeferred
      )
    }
  }

  // MARK: Texts

  private func keyType(_ name: String, _ keys: [String]) -> String {
    let cases = keys.isEmpty ? "" : "case " + keys.map { "`\($0)`" }.joined(separator: ", ")
    return "enum \(name): CodingKey { \(cases) }"
  }

  private func initializer(_ parts: [Part]) -> String {
    let isRequired = type.kind == .class && !type.isFinal ? "required " : ""
    let lines = parts.filter(\.isDecoded).map { part in
      guard let wrapper = part.wrapper else {
        return "self.`\(part.name)` = try container._decode(forKey: .`\(part.name)`)"
      }
      // A program may say how its wrappers are decoded.
      let wanted = "container._type(\\`\(type.name)`.`\(wrapper)`)"
      return "self.`\(wrapper)` = try container.decode(\(wanted), forKey: .`\(part.name)`)"
    }
    return """
      \(isRequired)init(from decoder: any Decoder) throws {
      \(lines.isEmpty ? "_ =" : "let container =") try decoder.container(keyedBy: CodingKeys.self)
      \(lines.joined(separator: "\n"))
      \(type.superclass == nil ? "" : "super.init()")
      }
      """
  }

  private func method(_ parts: [Part]) -> String {
    let lines = parts.map {
      let method = $0.wrapper == nil ? "_encode" : "encode"
      return "try container.\(method)(self.`\($0.wrapper ?? $0.name)`, forKey: .`\($0.name)`)"
    }
    return """
      func encode(to encoder: any Encoder) throws {
      \(lines.isEmpty ? "_ =" : "var container =") encoder.container(keyedBy: CodingKeys.self)
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private func enumInitializer(_ cases: [Part]) -> String {
    let branches = cases.map { part in
      // What has no key has a default.
      let arguments = part.payload.filter(\.isCoded).map { key, label, _ in
        "\(label)try nested._decode(forKey: .`\(key)`)"
      }
      if part.payload.isEmpty { return "case .`\(part.name)`: self = .`\(part.name)`" }
      return """
        case .`\(part.name)`:
        \(arguments.isEmpty ? "_" : "let nested") = try container.nestedContainer(keyedBy: \(part.keyType).self, forKey: .`\(part.name)`)
        self = .`\(part.name)`(\(arguments.joined(separator: ", ")))
        """
    }
    return """
      init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.allKeys.count == 1 else {
      throw DecodingError.typeMismatch(Self.self, DecodingError.Context(codingPath: container.codingPath,
      debugDescription: "Invalid number of keys found, expected one.", underlyingError: nil))
      }
      switch container.allKeys[0] {
      \(branches.joined(separator: "\n"))
      }
      }
      """
  }

  private func enumMethod(_ cases: [Part]) -> String {
    let branches = cases.map { part in
      let names = part.payload.enumerated().map { $1.isCoded ? "value\($0)" : "_" }
      let lines = zip(names, part.payload).filter(\.1.isCoded).map {
        "try nested._encode(\($0), forKey: .`\($1.key)`)"
      }
      let pattern = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
      return """
        case \(lines.isEmpty ? "" : "let ").`\(part.name)`\(pattern):
        \(lines.isEmpty ? "_ =" : "var nested =") container.nestedContainer(
        keyedBy: \(part.payload.isEmpty ? "CodingKeys" : part.keyType).self, forKey: .`\(part.name)`)
        \(lines.joined(separator: "\n"))
        """
    }
    return """
      func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      \(branches.joined(separator: "\n"))
      }
      }
      """
  }
}

extension TypeSymbol {
  /// The names of the keys that the type declares itself, in their order; `nil` if it leaves them to the compiler.
  var ownCodingKeys: [String]? { caseNames(ofType: "CodingKeys") }

  /// Whether its raw value is a text, a number or a truth value.
  fileprivate func hasCodedRawValue(_ library: StandardTypes) -> Bool {
    guard conformance(to: library["RawRepresentable"]) != nil,
      let raw = members(named: "rawValue").first(where: { !$0.isStatic })?.type.symbol
    else { return false }
    return raw.module === library.module
      && (["Bool", "String", "Double", "Float"].contains(raw.name)
        || raw.conformance(to: library["FixedWidthInteger"]) != nil)
  }

  /// The names of the cases of an enum inside the type.
  fileprivate func caseNames(ofType name: String) -> [String]? {
    memberTypes(named: name).first?.symbol.map { $0.enumCases.map(\.name) }
  }

  /// The stored properties that are coded.
  var codedProperties: [ValueSymbol] {
    allMembers.filter {
      $0.kind == .variable && $0.isStored && !$0.isStatic && !$0.isOverride && !$0.isLazy
    }
  }
}

extension NamedType {
  fileprivate var symbol: TypeSymbol? {
    switch self {
    case .symbol(let symbol): symbol
    case .alias(let alias): alias.type.symbol
    default: nil
    }
  }
}
