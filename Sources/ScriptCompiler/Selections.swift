import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var selections: SelectionCompiler { SelectionCompiler(function: function) }
}

/// Compiles `switch` and `do` with `catch`.
struct SelectionCompiler: FunctionPart {
  let function: FunctionCompiler

  /// - Parameter compile: Compiles a branch. It is no optional: Swift wraps the closures that come from a closure in one.
  func selection(
    _ node: TypedSwitch,
    _ statement: TypedStatement?,
    _ compile: (TypedBlock) -> Exec
  ) -> Exec {
    function.jumpCount += 1
    let number = function.jumpCount
    function.jumps.append(
      FunctionCompiler.Jump(number: number, label: statement?.label, isLoop: false, isSwitch: true)
    )
    defer { function.jumps.removeLast() }
    struct Branch {
      let matches: (Machine, Value) throws -> Bool
      let body: Exec
    }
    let subject = expression(node.subject).run
    let first = function.slotCount
    function.blockDepth += 1
    let branches = node.cases.map { branch in
      Branch(matches: items(branch.items), body: compile(branch.body))
    }
    function.blockDepth -= 1
    let exec: Exec = { machine in
      let value = try subject(machine)
      for position in branches.indices where try branches[position].matches(machine, value) {
        var next = position
        while true {
          let flow = try branches[next].body(machine)
          switch flow {
          case .fallThrough: next += 1
          case .leave where machine.target == number: return .next
          default: return flow
          }
        }
      }
      return .next
    }
    return function.releasing(first..<function.slotCount, after: exec)
  }

  /// Whether a value matches one of several patterns; none stands for `default`.
  private func items(
    _ items: [(pattern: TypedPattern, condition: TypedExpression?)]
  ) -> (Machine, Value) throws -> Bool {
    if items.isEmpty { return { _, _ in true } }
    let tests = items.enumerated().map { position, item in
      // Every pattern binds the same names; the body knows the places that the first one gave them.
      let match = patterns.pattern(item.pattern, isFurther: position > 0, like: items[0].pattern)
      guard let condition = item.condition else { return ReadyMatch(run: match) }
      let test = expression(condition).asTest
      return ReadyMatch { machine, value in try match(machine, value) && test(machine) }
    }
    if tests.count == 1 { return tests[0].run }
    return { machine, value in
      for test in tests where try test.run(machine, value) { return true }
      return false
    }
  }

  // MARK: Errors

  func doStatement(_ node: TypedDo) -> Exec {
    let body = block(node.body)
    guard !node.catches.isEmpty else { return body }
    struct Handler {
      /// The error's type; an `any Error` stays in its box.
      let type: TypeSite
      let matches: (Machine, Value) throws -> Bool
      let body: Exec
    }
    let first = function.slotCount
    function.blockDepth += 1
    let handlers = node.catches.map { clause in
      let type = clause.error?.type ?? clause.items.first?.pattern.type ?? .any
      if clause.items.isEmpty, let error = clause.error {
        let storage = function.declare(error, isInitialized: true)
        let initialize = variables.initialize(error, storage)
        return Handler(
          type: site(type),
          matches: { machine, value in
            initialize(machine, value)
            return true
          },
          body: block(clause.body)
        )
      }
      return Handler(
        type: site(type),
        matches: items(clause.items),
        body: block(clause.body)
      )
    }
    function.blockDepth -= 1
    let slots = first..<function.slotCount
    let managed = slots.filter { !function.trivialSlots.contains($0) }
    return { machine in
      let (base, top) = (machine.base, machine.top)
      do {
        return try body(machine)
      } catch let error as ScriptError {
        machine.base = base
        machine.release(from: top)
        defer { for slot in managed.reversed() { _ = (machine.base + slot).take() } }
        for handler in handlers {
          var value = error.value.value
          if case .existential = handler.type.metadata(machine.types).type {
            value = .existential(error.value)
          }
          guard try handler.matches(machine, value) else { continue }
          return try handler.body(machine)
        }
        throw error
      }
    }
  }
}
