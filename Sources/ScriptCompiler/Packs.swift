import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var packs: PackCompiler { PackCompiler(function: function) }
}

/// Compiles what has parameter packs in it.
///
/// The value of a pack is an array of its elements; what `repeat` repeats runs once for each, with the element's type among the
/// types of the running function.
struct PackCompiler: FunctionPart {
  let function: FunctionCompiler

  // MARK: Values

  /// An array of the values of expressions, an expansion giving as many as its packs have elements.
  func values(_ list: [TypedExpression]) -> Code {
    let collect = collecting(list)
    return Code { machine in
      var values: [Value] = []
      try collect(machine) { values.append($0) }
      return .array(values)
    }
  }

  /// A tuple with expansions among its elements; of one element it is the element.
  func tuple(_ elements: [TypedExpression]) -> Code {
    let collect = collecting(elements)
    return Code { machine in
      let first = machine.top
      try collect(machine) { machine.push($0) }
      let count = machine.top - first
      machine.top = first
      switch count {
      case 0: return .void
      case 1: return first.move()
      default: return .record(.moving(first, count))
      }
    }
  }

  /// `repeat` as a statement of its own.
  func repeated(_ node: TypedExpression) -> Code {
    let collect = collecting([node])
    return Code { machine in
      try collect(machine) { _ in }
      return .void
    }
  }

  /// `each` of a pack, or of a tuple made of one.
  func element(_ pack: TypedExpression, _ index: ValueSymbol) -> Code {
    let run = expression(pack).run
    let position = variables.load(index).asWord
    guard case .tuple(let tuple) = pack.type, let pattern = tuple.elements.first?.type.repeated
    else {
      return Code { machine in try run(machine).array(machine)[position(machine)] }
    }
    let count = count(of: pattern)
    return Code { machine in
      let value = try run(machine)
      return count(machine) == 1 ? value : try value.record(machine)[position(machine)]
    }
  }

  private typealias Collect = (Machine, (Value) -> Void) throws -> Void

  private func collecting(_ list: [TypedExpression]) -> Collect {
    let parts = list.map { node -> Part in
      guard case .packExpansion(let pattern, let index) = node.kind else {
        let run = expression(node).run
        return Part { machine, take in take(try run(machine)) }
      }
      let turns = turns(over: pattern, index) { ReadyCode(run: expression(pattern).run) }
      let run = turns.body.run
      return Part { machine, take in try turns.run(machine) { take(try run(machine)) } }
    }
    return { machine, take in for part in parts { try part.collect(machine, take) } }
  }

  /// Gives one value, or the values of an expansion.
  private struct Part {
    let collect: Collect
  }

  private struct ReadyCode {
    let run: Code.Run
  }

  // MARK: Turns

  /// `for … in repeat …`.
  func loop(_ node: TypedFor, over pattern: TypedExpression, _ index: ValueSymbol, _ number: Int)
    -> Exec
  {
    let turns = turns(over: pattern, index) {
      (value: expression(pattern), turn: loops.turn(node, number))
    }
    let (value, turn) = (turns.body.value.run, turns.body.turn)
    return { machine in
      var result = Flow.next
      try turns.run(machine) {
        guard case .next = result else { return }
        try machine.tick()
        switch try turn(machine, value(machine)) {
        case .next: break
        case .proceed where machine.target == number: break
        case let flow: result = flow
        }
      }
      if case .leave = result, machine.target == number { return .next }
      return result
    }
  }

  private struct Turns<Body> {
    let body: Body
    let run: (Machine, () throws -> Void) throws -> Void
  }

  /// - Parameter compile: Compiles what runs in each turn.
  private func turns<Body>(
    over pattern: TypedExpression,
    _ index: ValueSymbol,
    _ compile: () -> Body
  ) -> Turns<Body> {
    let packs = pattern.openedPacks
    let position = variables.initialize(index, function.declare(index, isInitialized: true))
    let body = function.opening(packs, compile)
    let positions = packs.compactMap { pack in
      function.generics.parameters.firstIndex { $0 === pack }
    }
    let registry = registry
    return Turns(body: body) { machine, turn in
      let types = machine.types
      defer { machine.types = types }
      let elements = positions.map { types.types[$0].type.packed }
      for number in 0..<(elements.first?.count ?? 0) {
        machine.types = registry.arguments(
          types.types + elements.map { registry.metadata(of: $0[number]) }
        )
        position(machine, .int(number))
        try turn()
      }
    }
  }

  /// How many elements the packs of a pattern have.
  private func count(of pattern: Type) -> (Machine) -> Int {
    let position = pattern.elementPacks.first.flatMap { pack in
      function.generics.parameters.firstIndex { $0 === pack }
    }
    return { machine in position.map { machine.types.types[$0].type.packed.count } ?? 1 }
  }
}

extension Type {
  /// The elements of a pack.
  fileprivate var packed: [Type] { if case .pack(let pack) = self { pack.types } else { [] } }
}
