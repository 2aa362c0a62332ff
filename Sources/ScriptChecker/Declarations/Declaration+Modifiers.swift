import ScriptSource
import ScriptTypes

extension Declaration {
  func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name == modifier && $0.detail == nil }
  }

  /// Whether the variable doesn't keep its object alive: it is `weak` or `unowned`.
  var isWeak: Bool { modifiers.contains { $0.name == "weak" || $0.name == "unowned" } }

  var lazyModifier: Modifier? { modifiers.first { $0.name == "lazy" } }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  var access: Access {
    modifiers.lazy.filter { $0.detail == nil }.compactMap(\.access).first ?? .internal
  }

  /// Whether an attribute is spelled as types are.
  private var hasCustomAttribute: Bool {
    attributes.contains { $0.name.first?.isUppercase ?? true }
  }

  var availability: Availability {
    var result = Availability()
    if attribute("_disfavoredOverload") != nil { result.isDisfavored = true }
    for attribute in attributes where attribute.name == "available" {
      for argument in attribute.arguments?.listed ?? [] {
        var text: String?
        if case .string(let literal) = argument.value.kind { text = literal.plainText }
        switch argument.label?.text {
        case "renamed": result.renamed = text
        case "message": result.message = text
        case "obsoleted":
          result.isUnavailable = true
          result.obsoleted = argument.value.majorVersion
        default: break
        }
        if case .name(let name) = argument.value.kind {
          if name.base == "deprecated" { result.isDeprecated = true }
          if name.base == "unavailable" { result.isUnavailable = true }
        }
      }
    }
    return result
  }

  func apply(to symbol: TypeSymbol) {
    symbol.access = access
    symbol.isFinal = has("final")
    symbol.isResultBuilder = attribute("resultBuilder") != nil
    symbol.namesMainActor = attribute("MainActor") != nil
    symbol.availability = availability
    symbol.readDocumentation = { [self] in documentation }
  }

  /// The level of `private(set)`.
  var setterAccess: Access? {
    modifiers.first { $0.detail == "set" }?.access
  }

  func apply(to symbol: ValueSymbol) {
    symbol.access = access
    if let owner = symbol.owner, symbol.isRequirement { symbol.access = owner.accessOfParts }
    symbol.setterAccess = setterAccess
    symbol.availability = availability
    symbol.readDocumentation = { [self] in documentation }
    symbol.isStatic = has("static") || has("class")
    symbol.isMutating = has("mutating")
    if symbol.name.isOperator {
      symbol.fixity = has("prefix") ? .prefix : has("postfix") ? .postfix : .infix
    }
    symbol.isFinal = has("final") || has("static")
    symbol.isOverride = has("override")
    symbol.isNonoverride = attribute("_nonoverride") != nil
    symbol.isOptionalRequirement = has("optional")
    symbol.isDiscardable = attribute("discardableResult") != nil
    symbol.isWeak = isWeak
    symbol.isDynamic = has("dynamic")
    symbol.isOutlet = attribute("IBOutlet") != nil
    symbol.hasCustomAttribute = hasCustomAttribute
    symbol.isLazy = has("lazy")
    symbol.hasMutatingGetter = symbol.isLazy
    symbol.isConvenience = has("convenience")
    symbol.isNonisolated = modifiers.contains { $0.name == "nonisolated" }
    symbol.namesMainActor = attribute("MainActor") != nil
    symbol.isRequired = has("required")
  }

  /// The declaration with an extension's access level where it has none of its own, and on the main actor if that is.
  func defaulting(to extension: Declaration) -> Declaration {
    let actor = `extension`.attributes.filter { $0.name == "MainActor" }
    var level: [Modifier] = []
    if let found = `extension`.modifiers.first(where: { $0.access != nil }),
      !modifiers.contains(where: { $0.access != nil && $0.detail == nil })
    {
      // What is private at the top of a file is private to the file.
      level = [Modifier(found.name == "private" ? "fileprivate" : found.name, found.range)]
    }
    guard !level.isEmpty || !actor.isEmpty else { return self }
    return Declaration(
      kind,
      modifiers: modifiers + level,
      attributes: attributes + actor,
      documentation: self.documentation,
      range
    )
  }
}

extension TypeSymbol {
  /// The access of its requirements and cases, which are seen wherever it is.
  var accessOfParts: Access { max(access, .fileprivate) }
}

extension Expression {
  /// The 3 of `3.0`; the reader of library texts has numbers as names.
  fileprivate var majorVersion: Int? {
    switch kind {
    case .integer(let text), .float(let text): Int(text.prefix { $0 != "." })
    case .name(let name): Int(name.base)
    default: nil
    }
  }
}

extension Modifier {
  /// The level that it names.
  var access: Access? {
    switch name {
    case "private": .private
    case "fileprivate": .fileprivate
    case "internal": .internal
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }
}

extension Accessors.Accessor {
  /// Whether the accessor may change the value that it belongs to.
  var isMutating: Bool {
    if modifiers.contains("mutating") { return true }
    return name != "get" && name != "_read" && !modifiers.contains("nonmutating")
  }
}
