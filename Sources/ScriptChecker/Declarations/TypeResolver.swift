import ScriptSource
import ScriptTypes

/// Finds what the names of a written type stand for.
struct TypeResolver {
  let checker: ModuleChecker
  let scope: Scope
  /// What `some P` becomes here: a parameter of the function, or its hidden result type.
  var resolveOpaque: ((WrittenType) -> Type)?
  /// Whether generic arguments may be left out, to be inferred.
  var openArguments: ((GenericParameter) -> Type)?
  /// Whether `repeat` stands before the type.
  private var isRepeated = false
  /// Whether `each` stands before the name.
  private var isElement = false

  private var library: StandardTypes { checker.library }

  init(
    _ checker: ModuleChecker,
    _ scope: Scope,
    openArguments: ((GenericParameter) -> Type)? = nil,
    resolveOpaque: ((WrittenType) -> Type)? = nil
  ) {
    self.checker = checker
    self.scope = scope
    self.openArguments = openArguments
    self.resolveOpaque = resolveOpaque
  }

  func resolve(_ written: WrittenType) -> Type {
    switch written.kind {
    case .name(let name, let arguments):
      if name == "Any" { return .any }
      if name == "AnyObject" { return .anyObject }
      if name == "Self", let type = selfType { return type }
      if let caret = checker.caret, name == Caret.name {
        caret.note(.type(scope))
        return .error
      }
      guard let named = namedType(name) ?? olderType(name) else {
        return unknown(name, at: written.range)
      }
      if case .parameter(let parameter) = named, parameter.isPack, !isElement {
        checker.report(DeclarationMessages.packWithoutEach(name), at: written.range)
        return .error
      }
      if checker.reportAmbiguity(of: name, named, at: written.range) { return .error }
      noteOlder(named, at: written.range)
      return instance(of: named, arguments: arguments, outer: nil, at: written.range)
    case .member(let base, let name, let arguments):
      return member(name, of: base, arguments: arguments, at: written.range)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return library.optional(resolve(wrapped))
    case .array(let element):
      if case .implicitlyUnwrapped = element.kind {
        checker.report(DeclarationMessages.implicitUnwrapMisplaced, at: element.range)
      }
      return library.array(resolve(element))
    case .dictionary(let key, let value):
      let type = library.type("Dictionary", resolve(key), resolve(value))
      if case .nominal(let nominal) = type {
        checker.noteInstance(WrittenInstance(type: nominal, scope: scope, range: written.range))
      }
      return type
    case .tuple(let elements):
      return .tuple(
        of: elements.map { TupleType.Element(label: $0.label?.text, resolve($0.type)) }
      )
    case .function(let function): return self.function(function)
    case .some(let constraint):
      guard let resolveOpaque else {
        checker.report(DeclarationMessages.opaqueMisplaced, at: written.range)
        return .error
      }
      return resolveOpaque(constraint)
    case .any(let constraint): return existential([constraint], at: written.range)
    case .composition(let parts): return existential(parts, at: written.range)
    case .metatype(let base): return .metatype(of: resolve(base))
    case .protocolMetatype(let base): return .metatype(of: resolve(base))
    case .inOut(let base): return resolve(base)
    case .variadic(let element): return library.array(resolve(element))
    case .packExpansion(let pattern): return expansion(pattern, at: written.range)
    case .packElement(let pack): return element(of: pack, at: written.range)
    case .attributed(let words, let base):
      checkConvention(words, written)
      return resolve(base)
    case .suppressed: return .any
    case .placeholder:
      guard let openArguments else {
        checker.report(DeclarationMessages.placeholderMisplaced, at: written.range)
        return .error
      }
      return openArguments(GenericParameter("_"))
    case .unreadable: return .error
    }
  }

  private func expansion(_ pattern: WrittenType, at range: TextRange) -> Type {
    var inner = self
    inner.isRepeated = true
    let type = inner.resolve(pattern)
    if !type.hasError, type.elementPacks.isEmpty {
      checker.report(DeclarationMessages.expansionWithoutPack(type), at: range)
    }
    return .expansion(TypeBox(type))
  }

  private func element(of pack: WrittenType, at range: TextRange) -> Type {
    var inner = self
    inner.isElement = true
    let type = inner.resolve(pack)
    guard case .parameter(let parameter) = type, parameter.isPack else {
      if !type.isError { checker.report(DeclarationMessages.notPack(type), at: pack.range) }
      return .error
    }
    if !isRepeated, scope.packIndex == nil {
      checker.report(DeclarationMessages.packWithoutRepeat(parameter.name), at: range)
      return .error
    }
    return type
  }

  /// Whether generic arguments are left out, to be inferred from a value: `let a: Set = [1]`.
  func leavesArgumentsOpen(_ written: WrittenType) -> Bool {
    var isOpen = false
    let resolver = TypeResolver(
      checker,
      scope,
      openArguments: { _ in
        isOpen = true
        return .error
      }
    )
    _ = checker.silently { resolver.resolve(written) }
    return isOpen
  }

  /// The parameter of a function type or declaration, with `inout`, `...` and `@autoclosure`.
  func parameter(_ written: WrittenType) -> FunctionType.Parameter {
    switch written.kind {
    case .inOut(let base): return FunctionType.Parameter(resolve(base), isInOut: true)
    case .variadic(let element):
      return FunctionType.Parameter(resolve(element), isVariadic: true)
    case .attributed(let words, let base):
      checkConvention(words, written)
      var parameter = parameter(base)
      if words.contains("autoclosure") {
        checkAutoclosure(parameter.type, written)
        parameter.isAutoclosure = true
      }
      if words.contains("escaping") { parameter.isNonescaping = false }
      if words.contains("isolated") { parameter.isIsolated = true }
      if words.contains("_implicitSelfCapture") { parameter.capturesSelf = true }
      return parameter
    default:
      var parameter = FunctionType.Parameter(resolve(written))
      if case .function = parameter.type { parameter.isNonescaping = true }
      return parameter
    }
  }

  private func checkAutoclosure(_ type: Type, _ written: WrittenType) {
    switch type {
    case .function(let function) where function.parameters.isEmpty: break
    case .function:
      checker.report(DeclarationMessages.autoclosureWithParameters, at: written.range)
    default:
      checker.report(DeclarationMessages.autoclosureOfOther, at: written.range)
    }
  }

  private func checkConvention(_ words: [String], _ written: WrittenType) {
    for word in words where word.hasPrefix("convention(") && word.hasSuffix(")") {
      let convention = word.dropFirst("convention(".count).dropLast()
      guard convention.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        !["c", "block", "swift", "thin", "method"].contains(convention)
      else { continue }
      checker.report(DeclarationMessages.unknownConvention(convention), at: written.range)
    }
  }

  private func function(_ function: WrittenFunctionType) -> Type {
    .function(
      FunctionType(
        function.parameters.map(parameter),
        resolve(function.result),
        isAsync: function.effects.isAsync,
        thrown: thrown(function.effects)
      )
    )
  }

  func thrown(_ effects: Effects) -> Type? {
    switch effects.throwing {
    case .never: return nil
    case .throwing(nil), .rethrowing: return library.anyError
    case .throwing(let type?):
      let thrown = resolve(type)
      if let symbol = thrown.symbol, symbol.kind != .protocol,
        symbol.conformance(to: library["Error"]) == nil
      {
        checker.report(DeclarationMessages.thrownNotError(thrown), at: type.range)
      }
      return thrown.symbol === library["Never"] ? nil : thrown
    }
  }

  // MARK: Names

  private var selfType: Type? {
    var next: Scope? = scope
    while let current = next {
      if case .type(let symbol) = current.kind {
        return symbol.kind == .class ? .dynamicSelf(TypeBox(symbol.selfType)) : symbol.selfType
      }
      next = current.parent
    }
    return nil
  }

  /// What a plain name stands for, from the innermost scope outwards.
  func namedType(_ name: String) -> NamedType? {
    var next: Scope? = scope
    // What a type that conforms has to say by its members.
    var inferred: NamedType?
    while let current = next {
      if let local = current.localType(name) { return local }
      if case .type(let symbol) = current.kind, let member = typeInside(symbol, name) {
        guard case .associatedType = member, symbol.kind != .protocol else { return member }
        inferred = inferred ?? member
      }
      next = current.parent
    }
    for module in checker.visibleModules {
      // Members of a type that is yet to be inferred name the program's own type: `let id: ID` of an `Identifiable`;
      // or the standard one: `init(stringLiteral value: StringLiteralType)`.
      if inferred != nil, module !== checker.module, module !== library.module { continue }
      if let found = checker.type(named: name, in: module) { return found }
    }
    return inferred
  }

  /// The member type that a name alone stands for within a type.
  func typeInside(_ symbol: TypeSymbol, _ name: String) -> NamedType? {
    memberType(name, of: symbol).flatMap { symbol.givesParameterAgain($0) ? nil : $0 }
  }

  private func olderType(_ name: String) -> NamedType? {
    checker.admitOlderNames() ? namedType(name) : nil
  }

  /// What an associated type of a parameter is called today; complains about its older name.
  private func olderName(ofAssociatedType name: Identifier, of subject: Type) -> String? {
    _ = checker.admitOlderNames()
    for proto in scope.signature.protocols(of: subject) {
      guard case .alias(let alias)? = memberType(name.text, of: proto),
        let today = alias.availability.renamed, proto.associatedType(named: today) != nil
      else { continue }
      noteOlder(.alias(alias), at: name.range)
      return today
    }
    return nil
  }

  /// Complains about the name of an older version, which is an alias of today's type.
  private func noteOlder(_ named: NamedType, at range: TextRange) {
    guard case .alias(let alias) = named, alias.availability.isUnavailable,
      var name = alias.availability.renamed, checker.source == nil
    else { return }
    if checker.module.types[name]?.isEmpty == false {
      // The program's own type of that name hides it.
      name = "\(alias.type.declaringModule ?? checker.library.module.name).\(name)"
    }
    let word = TextRange(start: range.start, end: range.start + alias.name.utf8.count)
    checker.report(
      FlowMessages.renamed(alias.name, name),
      at: word,
      fix: Fix(
        [TextEdit(word, name)],
        obsoleted: alias.availability.obsoleted ?? Fix.today
      )
    )
  }

  /// A nested type, alias or associated type of a type, of its superclasses and of its protocols.
  private func memberType(_ name: String, of symbol: TypeSymbol) -> NamedType? {
    guard library.mayHaveMemberType(name) else { return nil }
    var seen: Set<ObjectIdentifier> = []
    return memberType(name, of: symbol, &seen)
  }

  /// - Parameter seen: The protocols that don't have it, which are many types' and each other's.
  private func memberType(
    _ name: String,
    of symbol: TypeSymbol,
    _ seen: inout Set<ObjectIdentifier>
  ) -> NamedType? {
    guard seen.insert(ObjectIdentifier(symbol)).inserted else { return nil }
    if let own = symbol.memberTypes(named: name).first { return own }
    if symbol.kind == .protocol {
      for inherited in symbol.inheritedProtocols {
        if let found = memberType(name, of: inherited, &seen) { return found }
      }
      return nil
    }
    // While the header of the type is being resolved it has no superclass and no protocols yet.
    if let superclass = symbol.superclass?.symbol,
      let found = memberType(name, of: superclass, &seen)
    {
      return found
    }
    for conformance in symbol.conformances {
      if let found = memberType(name, of: conformance.proto, &seen) { return found }
    }
    return nil
  }

  private func unknown(_ name: String, at range: TextRange) -> Type {
    checker.report(
      DeclarationMessages.unknownType(name),
      at: range,
      hint: Spelling(checker: checker, scope: scope).hint(for: name, hasValues: false)
    )
    return .error
  }

  /// `Outer.Inner` where the outer type is known.
  func nestedType(_ name: String, of outer: Type, at range: TextRange) -> Type? {
    switch outer {
    case .nominal(let nominal):
      guard let found = memberType(name, of: nominal.symbol) else { return nil }
      return instance(of: found, arguments: [], outer: outer, at: range)
    case .parameter, .member:
      let protocols = scope.signature.protocols(of: outer)
      guard protocols.contains(where: { $0.associatedType(named: name) != nil }) else { return nil }
      return scope.signature.canonical(outer.associatedType(name))
    default: return nil
    }
  }

  private func member(
    _ name: Identifier,
    of base: WrittenType,
    arguments: [WrittenType],
    at range: TextRange
  ) -> Type {
    if case .name(let word, let list) = base.kind, list.isEmpty, namedType(word) == nil,
      let module = checker.visibleModule(named: word, declaring: name.text)
    {
      guard let found = module.types[name.text]?.first else {
        checker.report(DeclarationMessages.unknownTypeInModule(name.text, word), at: name.range)
        return .error
      }
      return instance(of: found, arguments: arguments, outer: nil, at: range)
    }
    let outer = resolve(base)
    switch outer {
    case .error: return .error
    case .nominal(let nominal):
      if let found = memberType(name.text, of: nominal.symbol) {
        return instance(of: found, arguments: arguments, outer: outer, at: range)
      }
    case .parameter, .member:
      let subject = scope.signature.canonical(outer)
      if scope.signature.protocols(of: subject).contains(where: {
        $0.associatedType(named: name.text) != nil
      }) || scope.signature.isEmpty {
        return scope.signature.canonical(outer.associatedType(name.text))
      }
      if let today = olderName(ofAssociatedType: name, of: subject) {
        return scope.signature.canonical(outer.associatedType(today))
      }
    default: break
    }
    checker.report(
      DeclarationMessages.noMemberType(name.text, outer.qualifiedDescription),
      at: name.range
    )
    return .error
  }

  /// A named type with its arguments.
  private func instance(
    of named: NamedType,
    arguments: [WrittenType],
    outer: Type?,
    at range: TextRange
  ) -> Type {
    switch named {
    case .parameter(let parameter): return .parameter(parameter)
    case .associatedType(let symbol):
      let base = outer ?? selfType ?? symbol.proto.selfType
      if case .dynamicSelf(let box) = base { return box.type.associatedType(symbol.name) }
      return scope.signature.canonical(base.associatedType(symbol.name))
    case .alias(let alias):
      let own = self.arguments(
        arguments,
        of: alias.name,
        parameters: alias.signature.parameters.suffix(alias.ownParameterCount),
        at: range
      )
      let around = outerArguments(alias.parent, outer)
      return alias.type.substituting(
        Substitution(alias.signature.parameters, around + own, dynamicSelf: outer)
      )
    case .symbol(let symbol):
      if symbol.kind == .protocol {
        return .existential(Existential(protocols: [constraint(symbol, arguments)]))
      }
      if arguments.isEmpty, symbol.ownParameterCount > 0, outer == nil,
        let inside = typeWithin(symbol)
      {
        return inside
      }
      let own = self.arguments(
        arguments,
        of: symbol.name,
        parameters: symbol.parameters.suffix(symbol.ownParameterCount),
        at: range
      )
      let type = NominalType(symbol, outerArguments(symbol.parent, outer) + own)
      if !own.isEmpty {
        checker.noteInstance(WrittenInstance(type: type, scope: scope, range: range))
      }
      return .nominal(type)
    }
  }

  /// Within its own declaration, and in an extension of a type in it, a generic type's name stands for it with its own
  /// parameters.
  private func typeWithin(_ symbol: TypeSymbol) -> Type? {
    var next: Scope? = scope
    while let current = next {
      if case .type(let around) = current.kind,
        sequence(first: around, next: \.parent).contains(where: { $0 === symbol })
      {
        return symbol.selfType
      }
      next = current.parent
    }
    return nil
  }

  /// The arguments that a type gives a class from which it inherits.
  private func inheritedArguments(of ancestor: TypeSymbol, in type: Type) -> [Type]? {
    var next: Type? = type
    while case .nominal(let nominal)? = next {
      if nominal.symbol === ancestor { return nominal.arguments }
      next = nominal.superclass
    }
    return nil
  }

  private func outerArguments(_ parent: TypeSymbol?, _ outer: Type?) -> [Type] {
    guard let parent else { return [] }
    if parent.kind == .protocol { return [outer ?? selfType ?? parent.selfType] }
    if let arguments = outer.flatMap({ inheritedArguments(of: parent, in: $0) }) {
      return arguments
    }
    if outer == nil, !parent.parameters.isEmpty {
      // What a class around inherits has the arguments that it gives its superclass.
      var next: Scope? = scope
      while let current = next {
        if case .type(let around) = current.kind,
          let arguments = inheritedArguments(of: parent, in: around.selfType)
        {
          return arguments
        }
        next = current.parent
      }
    }
    if parent.kind == .protocol {
      let around = outer ?? selfType ?? parent.selfType
      if case .dynamicSelf(let box) = around { return [box.type] }
      return [around]
    }
    return parent.parameters.map(\.ownArgument)
  }

  private func arguments(
    _ written: [WrittenType],
    of name: String,
    parameters: ArraySlice<GenericParameter>,
    at range: TextRange
  ) -> [Type] {
    let parameters = Array(parameters)
    if parameters.contains(where: \.isPack) {
      if written.isEmpty, let openArguments { return parameters.map(openArguments) }
      return packed(written.map(resolve), for: parameters)
    }
    if written.isEmpty, !parameters.isEmpty {
      if let openArguments { return parameters.map(openArguments) }
      let list = parameters.map(\.name).joined(separator: ", ")
      checker.report(
        DeclarationMessages.missingGenericArguments(name),
        at: range,
        hint: "write `\(name)<\(list)>`",
        fix: checker.fix(ofFormer: name)
      )
      return parameters.map { _ in .error }
    }
    guard written.count == parameters.count else {
      checker.report(
        parameters.isEmpty
          ? DeclarationMessages.notGeneric(name)
          : DeclarationMessages.genericArgumentCount(
            name,
            written.count < parameters.count ? "too few" : "too many",
            written.count,
            parameters.count
          ),
        at: range
      )
      return parameters.map { _ in .error }
    }
    return written.map(resolve)
  }

  private func packed(_ types: [Type], for parameters: [GenericParameter]) -> [Type] {
    var rest = types[...]
    return parameters.enumerated().map { position, parameter in
      guard parameter.isPack else { return rest.popFirst() ?? .error }
      let behind = parameters.count - position - 1
      let own = rest.prefix(max(0, rest.count - behind))
      rest = rest.dropFirst(own.count)
      return .pack(TypePack(Array(own)))
    }
  }
}

extension Type {
  fileprivate var declaringModule: String? {
    if case .existential(let box) = self { return box.protocols.first?.symbol.module.name }
    return symbol?.module.name
  }

  /// `struct 'main.Shop'`, as messages about members name a declared type.
  fileprivate var qualifiedDescription: String {
    guard let symbol else { return "type '\(self)'" }
    return "\(symbol.kind) '\(symbol.module.name).\(self)'"
  }
}

extension TypeSymbol {
  /// Whether it is `typealias Element = Element`, which lets others name a generic parameter.
  fileprivate func givesParameterAgain(_ member: NamedType) -> Bool {
    guard case .alias = member else { return false }
    return parameters.contains { $0.name == member.name }
  }
}
