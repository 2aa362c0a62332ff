import SwiftSyntax

extension Compiler {
  /// Compiles a call of a method by its name.
  ///
  /// Where a method of that name takes arguments as `@autoclosure`, the object at hand says whether its own does.
  func callingMethod(
    _ name: String,
    base: @escaping Code,
    place: Place?,
    _ arguments: [ArgumentCode],
    _ node: FunctionCallExprSyntax,
    at site: Syntax,
    slot known: Int? = nil,
    expecting expected: TypeRef?
  ) -> Code {
    guard let methods = world.unevaluating[name] else {
      return callingMember(
        name,
        base: base,
        place: place,
        arguments,
        at: site,
        slot: known,
        expecting: expected
      )
    }
    let slot = scope.function.newSlot()
    func calling(_ arguments: [ArgumentCode]) -> Code {
      callingMember(
        name,
        base: { machine in machine.base[slot] },
        place: place,
        arguments,
        at: site,
        expecting: expected
      )
    }
    let shapes = node.shapes
    var ways: [Set<Int>: Code] = [[]: calling(arguments)]
    for method in methods {
      guard let positions = method.signature.unevaluated(shapes), ways[positions] == nil else {
        continue
      }
      var wrapped = arguments
      for (position, argument) in node.arguments.nodes.enumerated()
      where positions.contains(position) {
        wrapped[position].value = autoclosure(argument.expression)
        wrapped[position].number = nil
      }
      ways[positions] = calling(wrapped)
    }
    let plain = ways[[]]
    return { machine in
      let value = try base(machine)
      let methods: [Callable]
      if case .type(let type) = value {
        methods = type.statics(named: name).compactMap {
          if case .method(let method) = $0 { method } else { nil }
        }
      } else {
        methods = machine.library.type(of: value).methods(named: name)
      }
      let positions = methods.lazy.compactMap { $0.signature.unevaluated(shapes) }.first ?? []
      machine.base[slot] = value
      defer { machine.base[slot] = .void }
      return try (ways[positions] ?? plain)?(machine) ?? .void
    }
  }
}

extension Signature {
  /// The positions of the arguments that an `@autoclosure` parameter takes; `nil` if the arguments don't match.
  func unevaluated(_ shapes: [ArgumentShape]) -> Set<Int>? {
    guard let sources = match(shapes) else { return nil }
    var positions: Set<Int> = []
    for (parameter, source) in zip(parameters, sources) {
      if parameter.isAutoclosure, case .argument(let index) = source { positions.insert(index) }
    }
    return positions
  }
}

extension FunctionSignatureSyntax {
  /// Whether a parameter is declared `@autoclosure`.
  var hasAutoclosures: Bool {
    parameterClause.parameters.nodes.contains { parameter in
      parameter.type.as(AttributedTypeSyntax.self)?.attributes.nodes.contains {
        $0.bareText == "@autoclosure"
      } ?? false
    }
  }
}
