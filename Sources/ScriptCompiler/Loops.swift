import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var loops: LoopCompiler { LoopCompiler(function: function) }
}

/// Compiles `for … in`.
struct LoopCompiler: FunctionPart {
  let function: FunctionCompiler

  /// Compiles `for … in`.
  func forLoop(_ node: TypedFor, _ statement: TypedStatement) -> Exec {
    jumping.loop(statement) { number in
      if case .packExpansion(let pattern, let index) = node.sequence.kind {
        return packs.loop(node, over: pattern, index, number)
      }
      if let range = countedLoop(node, number) { return range }
      if node.sequence.type.symbol === library["Array"] { return arrayLoop(node, number) }
      let source = sequence(node)
      let turn = self.turn(node, number)
      return { machine in
        let next = try source(machine)
        while let element = try next(machine) {
          try machine.tick()
          switch try turn(machine, element) {
          case .next: continue
          case .leave where machine.target == number: return .next
          case .proceed where machine.target == number: continue
          case let flow: return flow
          }
        }
        return .next
      }
    }
  }

  private func arrayLoop(_ node: TypedFor, _ number: Int) -> Exec {
    let array = expression(node.sequence).run
    let turn = self.turn(node, number)
    return { machine in
      for element in try array(machine).array(machine) {
        try machine.tick()
        switch try turn(machine, element) {
        case .next: continue
        case .leave where machine.target == number: return .next
        case .proceed where machine.target == number: continue
        case let flow: return flow
        }
      }
      return .next
    }
  }

  /// One turn of a loop with an element.
  func turn(_ node: TypedFor, _ number: Int) -> (Machine, Value) throws -> Flow {
    function.blockDepth += 1
    let first = function.slotCount
    let match = patterns.pattern(node.pattern)
    let condition = node.condition.map { ReadyTest(run: expression($0).asTest) }
    let body = block(node.body)
    function.blockDepth -= 1
    let managed = (first..<function.slotCount).filter { !function.trivialSlots.contains($0) }
    return { machine, element in
      defer { for slot in managed { _ = (machine.base + slot).take() } }
      guard try match(machine, element) else { return .next }
      if let condition, try !condition.run(machine) { return .next }
      return try body(machine)
    }
  }

  /// `for i in a..<b` counts without a range.
  private func countedLoop(_ node: TypedFor, _ number: Int) -> Exec? {
    guard !node.isAwaiting, node.condition == nil,
      case .call(let callee, let arguments) = node.sequence.kind,
      case .reference(let reference) = callee.kind,
      ["..<", "..."].contains(reference.symbol.name), reference.symbol.module?.name == "Swift",
      arguments.count == 2, case .value(let low) = arguments[0],
      case .value(let high) = arguments[1],
      isWord(low.type), isWord(high.type)
    else { return nil }
    let isClosed = reference.symbol.name == "..."
    let start = expression(low).asWord
    let end = expression(high).asWord
    let place = place(of: node.sequence.range)
    function.blockDepth += 1
    let first = function.slotCount
    var storage: Storage?
    var shared = OtherCounter { _, _ in }
    switch node.pattern.kind {
    case .binding(let symbol):
      let place = function.declare(symbol, isInitialized: true)
      shared = OtherCounter(initialize: variables.initialize(symbol, place))
      storage = place
    case .any: break
    default:
      function.blockDepth -= 1
      return nil
    }
    let body = block(node.body)
    function.blockDepth -= 1
    func counting(_ counter: some Counter) -> Exec {
      { machine in
        var value = try start(machine)
        var last = try end(machine)
        if last < value {
          machine.place = place
          throw machine.trap("Range requires lowerBound <= upperBound")
        }
        if !isClosed {
          if last == value { return .next }
          last -= 1
        }
        while true {
          try machine.tick()
          counter.set(machine, value)
          switch try body(machine) {
          case .next: break
          case .leave where machine.target == number: return .next
          case .proceed where machine.target == number: break
          case let flow: return flow
          }
          if value == last { return .next }
          value += 1
        }
      }
    }
    let exec: Exec
    if case .slot(let slot)? = storage {
      exec = counting(SlotCounter(slot: slot))
    } else {
      exec = counting(shared)
    }
    return function.releasing(first..<function.slotCount, after: exec)
  }

  private typealias Next = (Machine) throws -> Value?

  /// What gives a sequence's elements one after the other.
  private func sequence(_ node: TypedFor) -> (Machine) throws -> Next {
    let value = expression(node.sequence).run
    let type = site(node.sequence.type)
    let isAwaiting = node.isAwaiting
    let place = place(of: node.sequence.range)
    return { machine in
      machine.place = place
      return try machine.iterator(
        of: value(machine),
        type.metadata(machine.types),
        isAsync: isAwaiting
      )
    }
  }
}

/// Gives the variable of a counting loop its next value.
private protocol Counter {
  func set(_ machine: Machine, _ value: Int)
}

private struct SlotCounter: Counter {
  let slot: Int

  @inline(__always)
  func set(_ machine: Machine, _ value: Int) { (machine.base + slot).word = value }
}

/// A variable that closures share, or none.
private struct OtherCounter: Counter {
  let initialize: (Machine, Value) -> Void

  @inline(__always)
  func set(_ machine: Machine, _ value: Int) { initialize(machine, .int(value)) }
}
