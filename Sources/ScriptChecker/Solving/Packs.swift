import ScriptTypes

/// Finds what stands for parameter packs: as many types as a call has arguments for them.
struct Packs {
  let system: ConstraintSystem

  /// The pack for a parameter of what a node calls, of types that are still looked for.
  func pack(_ parameter: GenericParameter, of symbol: ValueSymbol, _ node: Node) -> Type {
    for (wanted, nodes) in arguments(of: symbol, node) {
      if let elements = elements(of: parameter, in: wanted, nodes) {
        return .pack(TypePack(elements))
      }
    }
    return .pack(TypePack([]))
  }

  /// Makes a type that of an element of a pack, or of a tuple made of one.
  func look(into pack: Type, _ element: Type, _ node: Node) -> Outcome {
    let type = system.shallow(pack)
    switch type {
    case .variable: return .waiting
    case .error: return .solved
    case .member(let member) where member.contents.contains(.variable): return .waiting
    case .expansion(let box): return Outcome(system.isEqual(element, box.type, node))
    case .tuple(let tuple) where tuple.elements.count == 1:
      return look(into: tuple.elements[0].type, element, node)
    default:
      system.fail(.notPack(system.resolved(type)), node)
      return .failed
    }
  }

  /// Whether packs of which elements are used together have as many of them.
  func areAligned(_ symbol: ValueSymbol, _ arguments: [Type], _ node: Node) -> Bool {
    let signature = symbol.interface.signature
    guard signature.parameters.contains(where: \.isPack), case .function(let function) = symbol.type
    else { return true }
    let substitution = Substitution(signature.parameters, arguments)
    func pack(_ parameter: GenericParameter) -> TypePack? {
      if case .pack(let pack)? = substitution.replacement(parameter) { pack } else { nil }
    }
    var isAligned = true
    Type.function(function).visit { type in
      guard isAligned, case .expansion(let box) = type else { return }
      let packs = box.type.elementPacks
      guard let first = packs.first, let length = pack(first)?.types.count,
        let other = packs.first(where: { pack($0).map { $0.types.count != length } ?? false })
      else { return }
      isAligned = false
      system.fail(
        .packShapes(
          symbol,
          given(for: first, of: symbol, node),
          given(for: other, of: symbol, node)
        ),
        node
      )
    }
    return isAligned
  }

  /// The arguments that are the elements of a pack.
  private func given(
    for parameter: GenericParameter,
    of symbol: ValueSymbol,
    _ node: Node
  ) -> TypePack {
    let nodes = arguments(of: symbol, node).first { $0.wanted.expands(parameter) }?.nodes ?? []
    return TypePack(nodes.map { system.resolved($0.type) })
  }

  /// What each parameter of the declaration is given.
  private func arguments(of symbol: ValueSymbol, _ node: Node) -> [(wanted: Type, nodes: [Node])] {
    guard case .function(let function) = symbol.type, let application = node.application,
      case .matched(let slots) = ArgumentMatching.match(
        application.matched,
        to: function.matched(by: symbol) { system.couldTakeClosure($0) },
        nil
      )
    else { return [] }
    return zip(function.parameters, slots).map { parameter, slot in
      (parameter.type, slot.map { application.arguments[$0].node })
    }
  }

  /// A type for each element of the pack that a parameter's arguments show; `nil` if they show none.
  private func elements(of parameter: GenericParameter, in wanted: Type, _ nodes: [Node]) -> [Type]?
  {
    switch wanted {
    case .expansion(let box):
      guard box.mentions(parameter) else { return nil }
      return nodes.map { node in
        if case .packExpansion = node.kind { expansion } else { system.makeVariable() }
      }
    case .tuple(let tuple):
      guard let node = nodes.first,
        let position = tuple.elements.firstIndex(where: { $0.type.expands(parameter) })
      else { return nil }
      let given = given(node)
      let behind = tuple.elements.count - position - 1
      return given.dropFirst(position).dropLast(behind).map(element)
    case .function(let function):
      guard let node = nodes.first,
        let position = function.parameters.firstIndex(where: { $0.type.expands(parameter) })
      else { return nil }
      let behind = function.parameters.count - position - 1
      let given: [Type]
      switch (node.kind, system.shallow(node.type)) {
      case (.closure(let closure), _): given = closure.parameterTypes
      case (_, .function(let function)): given = function.parameters.map(\.type)
      default: return nil
      }
      return given.dropFirst(position).dropLast(behind).map(element)
    case .nominal(let nominal):
      guard let node = nodes.first, case .nominal(let given) = system.shallow(node.type),
        given.symbol === nominal.symbol
      else { return nil }
      for (argument, wanted) in zip(given.arguments, nominal.arguments) {
        if case .pack(let pack) = wanted, case .pack(let types) = system.shallow(argument),
          pack.types.count == 1, pack.types[0].expands(parameter)
        {
          return types.types.map(element)
        }
      }
      return nil
    default: return nil
    }
  }

  /// The types of what a tuple is made of; a value that is none stands for a tuple of one.
  private func given(_ node: Node) -> [Type] {
    if case .tuple(let elements) = node.kind { return elements.map(\.type) }
    if case .tuple(let tuple) = system.shallow(node.type) { return tuple.elements.map(\.type) }
    return [node.type]
  }

  private func element(_ given: Type) -> Type {
    if case .expansion = system.shallow(given) { expansion } else { system.makeVariable() }
  }

  private var expansion: Type { .expansion(TypeBox(system.makeVariable())) }
}

extension ConstraintSystem {
  var packs: Packs { Packs(system: self) }
}

extension TypeBox {
  fileprivate func mentions(_ parameter: GenericParameter) -> Bool {
    type.elementPacks.contains { $0 === parameter }
  }
}

extension Type {
  /// Whether it is `repeat` of a pattern with an element of the pack.
  fileprivate func expands(_ parameter: GenericParameter) -> Bool {
    if case .expansion(let box) = self { box.mentions(parameter) } else { false }
  }
}

extension MadeChoice {
  /// To which parameter of the declaration each one of the chosen function belongs; `nil` if none of them is a pack.
  var declaredPositions: [Int]? {
    guard let symbol = choice.labelled, case .function(let function) = symbol.type,
      function.parameters.contains(where: \.type.isExpansion)
    else { return nil }
    let substitution = Substitution(symbol.interface.signature.parameters, arguments)
    return function.parameters.enumerated().flatMap { position, parameter in
      guard case .expansion(let box) = parameter.type,
        let elements = substitution.elements(of: box.type.elementPacks)
      else { return [position] }
      return elements.map { _ in position }
    }
  }
}
