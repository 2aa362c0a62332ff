import ScriptSource
import ScriptTypes

/// Chooses what names stand for, with new variables for the generic parameters of what is chosen.
struct Choosing {
  let system: ConstraintSystem

  /// Chooses what a name stands for: its type, with new variables for its generic parameters, becomes the node's.
  func choose(_ choice: Choice, for node: Node, base: Type?) -> Bool {
    if choice.direction == .forward { system.score.add(.forwardClosure) }
    switch choice.kind {
    case .type(let type):
      system.setChoice(
        MadeChoice(choice: choice, arguments: [], type: node.type, depth: node.depth),
        of: node
      )
      return system.conversions.equal(node.type, .metatype(of: type), node) != .failed
    case .tupleElement(let position):
      guard let base, case .tuple(let tuple) = system.shallow(base) else { return false }
      system.setChoice(
        MadeChoice(choice: choice, arguments: [], type: node.type, depth: node.depth),
        of: node
      )
      return system.isEqual(node.type, tuple.elements[position].type, node)
    case .value(let symbol):
      let opened = open(symbol, receiver: nil, node)
      system.setChoice(
        MadeChoice(choice: choice, arguments: opened.arguments, type: node.type, depth: node.depth),
        of: node
      )
      note(symbol, node)
      return system.packs.areAligned(symbol, opened.arguments, node)
        && use(opened.type, of: symbol, node)
    case .member(let candidate, let isStatic):
      return chooseMember(candidate, isStatic: isStatic, choice, node)
    case .keyPathSubscript: return chooseKeyPathSubscript(choice, node, base: base)
    case .dynamicMember(let candidate, _): return chooseDynamicMember(candidate, choice, node)
    }
  }

  private func note(_ symbol: ValueSymbol, _ node: Node) {
    if system.context.version < Fix.today {
      // Of two declarations a program means its own, and a program of an older version the older one.
      let others = node.candidates.lazy.compactMap(\.symbol)
      if isOfOlderVersion(symbol) {
        if others.contains(where: isOwn) { system.score.add(.unavailable) }
      } else if !isOwn(symbol), others.contains(where: isOfOlderVersion) {
        system.score.add(.unavailable)
      }
    } else if symbol.availability.isUnavailable {
      system.score.add(.unavailable)
      let others = node.candidates.lazy.compactMap { $0.symbol?.availability.obsoleted }
      let end = symbol.availability.obsoleted ?? Fix.today
      if others.contains(where: { isLikelier($0, than: end) }) { system.score.add(.disfavored) }
    }
    if symbol.availability.isDisfavored || symbol.availability.isDeprecated {
      system.score.add(.disfavored)
    }
  }

  /// Which of two older names a program means, by the versions that ended them.
  ///
  /// It means that of its own version. If that is not known, it is no older than its names say.
  private func isLikelier(_ end: Int, than other: Int) -> Bool {
    let origin = system.context.origin
    guard origin < Fix.today else { return end > other }
    return end > origin && (end < other || other <= origin)
  }

  /// Whether the program declares it.
  private func isOwn(_ symbol: ValueSymbol) -> Bool { symbol.module?.isLibrary == false }

  private func isOfOlderVersion(_ symbol: ValueSymbol) -> Bool {
    symbol.availability.obsoleted.map { system.context.version < $0 } ?? false
  }

  private func chooseMember(
    _ candidate: MemberCandidate,
    isStatic: Bool,
    _ choice: Choice,
    _ node: Node
  ) -> Bool {
    let symbol = candidate.symbol
    let opened = open(symbol, receiver: candidate.base, asking: candidate.receiver, node)
    system.setChoice(
      MadeChoice(choice: choice, arguments: opened.arguments, type: node.type, depth: node.depth),
      of: node
    )
    note(symbol, node)
    guard system.packs.areAligned(symbol, opened.arguments, node) else { return false }
    // A method named through its type waits for its receiver.
    if isStatic, !symbol.isStatic, !symbol.isTypeMember, symbol.kind == .function {
      return system.isEqual(node.type, .function([candidate.base], opened.type), node)
    }
    if node.mayLack(choice) {
      return system.isEqual(node.type, system.library.optional(opened.type), node)
    }
    return use(opened.type, of: symbol, node)
  }

  /// A `T!` is used as `T?` where that fits or something is assigned to it, and unwrapped elsewhere.
  private func use(_ type: Type, of symbol: ValueSymbol, _ node: Node) -> Bool {
    guard symbol.isImplicitlyUnwrapped, !node.isAssigned else {
      return system.isEqual(node.type, type, node)
    }
    if case .function(let function) = type {
      let result = system.makeVariable()
      system.add(.implicitUnwrap(optional: function.result, use: result), node)
      return system.isEqual(
        node.type,
        .function(
          FunctionType(
            function.parameters,
            result,
            isAsync: function.isAsync,
            thrown: function.thrown
          )
        ),
        node
      )
    }
    system.add(.implicitUnwrap(optional: type, use: node.type), node)
    return true
  }

  /// A declaration's type with variables for its parameters, and what is asked of these as constraints.
  func open(
    _ symbol: ValueSymbol,
    receiver: Type?,
    asking origin: Type? = nil,
    _ node: Node,
    isOpen: Bool = false
  ) -> (type: Type, arguments: [Type]) {
    let interface = symbol.interface
    let parameters = interface.signature.parameters
    guard !parameters.isEmpty || receiver != nil else { return (interface.type, []) }
    var arguments: [Type] = []
    var knownCount = 0
    if let receiver, let owner = symbol.owner {
      if owner.kind == .protocol {
        arguments = [receiver]
      } else if let nominal = instance(of: owner, from: receiver) {
        arguments = zip(owner.signature.parameters, nominal.arguments).map { parameter, argument in
          parameter.isPack ? known(argument, as: parameter, of: symbol, node) : argument
        }
      }
      knownCount = arguments.count
    } else if receiver == nil, !isOpen, symbol.isLocal {
      // Within its own declaration or beside it, outer parameters stand for themselves.
      knownCount =
        system.scope.signature.parameters.prefix(parameters.count).enumerated()
        .prefix { parameters[$0.offset] === $0.element }.count
      arguments = parameters.prefix(knownCount).map(\.ownArgument)
    }
    for parameter in parameters.dropFirst(knownCount) {
      arguments.append(
        parameter.isPack ? system.packs.pack(parameter, of: symbol, node) : system.makeVariable()
      )
    }
    let substitution = Substitution(parameters, arguments, dynamicSelf: origin ?? receiver)
    if parameters.count > knownCount || symbol.isInExtension || symbol.addsRequirements {
      for requirement in interface.signature.requirements {
        for single in requirement.expanding(substitution) { system.add(single, node) }
      }
    }
    return (interface.type.substituting(substitution), arguments)
  }

  /// The pack of a type's arguments, which those of an initializer's call decide if it is not known.
  private func known(
    _ argument: Type,
    as parameter: GenericParameter,
    of symbol: ValueSymbol,
    _ node: Node
  ) -> Type {
    let known = system.shallow(argument)
    guard case .variable = known else { return known }
    let pack = system.packs.pack(parameter, of: symbol, node)
    _ = system.isEqual(known, pack, node)
    return pack
  }

  /// The type of a receiver as an instance of the class that declares the member.
  private func instance(of owner: TypeSymbol, from receiver: Type) -> NominalType? {
    switch system.shallow(receiver) {
    case .nominal(let nominal):
      var next: NominalType? = nominal
      while let current = next {
        if current.symbol === owner { return current }
        next = nil
        if case .nominal(let superclass)? = current.superclass { next = superclass }
      }
      return nil
    case .dynamicSelf(let box): return instance(of: owner, from: box.type)
    case .parameter, .member:
      return system.scope.signature.superclass(of: receiver).flatMap {
        instance(of: owner, from: $0)
      }
    case .existential(let existential):
      return existential.superclass.flatMap { instance(of: owner, from: $0) }
    case .opaque(let opaque):
      return opaque.constraint.superclass.flatMap { instance(of: owner, from: $0) }
    default: return nil
    }
  }

  private func chooseKeyPathSubscript(_ choice: Choice, _ node: Node, base: Type?) -> Bool {
    guard let base else { return false }
    system.setChoice(
      MadeChoice(choice: choice, arguments: [], type: node.type, depth: node.depth),
      of: node
    )
    system.score.add(.keyPath)
    var root = base
    if case .dynamicSelf(let box) = system.shallow(base) { root = box.type }
    let library = system.library
    let given = (node.application?.arguments.first).map { system.shallow($0.node.type) }
    let path: Type
    let value: Type
    // What a key path does not say of its root and value, only the run shows.
    switch given?.symbol?.name {
    case "AnyKeyPath": (path, value) = (library.type("AnyKeyPath"), library.optional(.any))
    case "PartialKeyPath": (path, value) = (library.type("PartialKeyPath", root), .any)
    default:
      value = system.makeVariable()
      path = library.type("KeyPath", root, value)
    }
    return system.isEqual(node.type, .function([path], value), node)
  }

  private func chooseDynamicMember(
    _ candidate: MemberCandidate,
    _ choice: Choice,
    _ node: Node
  ) -> Bool {
    let opened = open(candidate.symbol, receiver: candidate.base, node)
    system.setChoice(
      MadeChoice(choice: choice, arguments: opened.arguments, type: node.type, depth: node.depth),
      of: node
    )
    note(candidate.symbol, node)
    guard case .function(let function) = opened.type, let parameter = function.parameters.first
    else { return false }
    if case .nominal(let path) = system.shallow(parameter.type), path.isKeyPath,
      case .dynamicMember(_, let name) = choice.kind, path.arguments.count == 2
    {
      let root = Node(.error, path.arguments[0], node.range)
      let member = node.dynamicComponent ?? Node(.member(root), path.arguments[1], node.range)
      node.dynamicComponent = member
      member.dynamicReceiver = candidate.base
      member.type = path.arguments[1]
      member.name = DeclarationName(name, node.range)
      system.add(.member(path.arguments[0], name, path.arguments[1], member), member)
    }
    return system.isEqual(node.type, function.result, node)
  }
}

extension Node {
  /// Whether the name stands for an optional, since a value of the protocol's type may lack the member.
  ///
  /// A protocol that a library declares in Swift for one of Objective-C has a default implementation for what is optional there.
  func mayLack(_ choice: Choice) -> Bool {
    guard case .member(let candidate, isStatic: false) = choice.kind,
      candidate.symbol.isRequirement
    else { return false }
    let symbol = candidate.symbol
    if symbol.isOptionalRequirement { return true }
    guard applied?.callee?.tested === self, symbol.module?.isLibrary == true,
      let owner = symbol.owner, owner.requiresClass
    else { return false }
    return owner.members(named: symbol.name).contains {
      $0.isInProtocolExtension && $0.fullName == symbol.fullName
    }
  }
}

extension ConstraintSystem {
  var choosing: Choosing { Choosing(system: self) }
}

extension ValueSymbol {
  var isInExtension: Bool { if case .extension = context { true } else { false } }

  /// Whether a `where` clause of its own asks more of the type's parameters.
  fileprivate var addsRequirements: Bool {
    guard let owner else { return false }
    return interface.signature.requirements.count > owner.signature.requirements.count
  }
}

extension ValueSymbol {
  fileprivate var isLocal: Bool { if case .local = context { true } else { false } }
}
