import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionCompiler {
  /// Compiles statements that run one after the other.
  func statements(_ list: [TypedStatement]) -> Exec {
    for (position, statement) in list.enumerated() {
      guard case .defer(let block) = statement.kind else { continue }
      // What follows runs inside, so that every way out of it passes here.
      let before = sequence(list[..<position].map { ReadyExec(run: exec($0)) })
      let deferred = self.block(block)
      let after = statements(Array(list[(position + 1)...]))
      return { machine in
        let flow = try before(machine)
        guard case .next = flow else { return flow }
        let end: Flow
        do { end = try after(machine) } catch {
          _ = try deferred(machine)
          throw error
        }
        // What is being returned is out of reach of the statements that run now.
        let saved = (machine.result, machine.word, machine.target)
        machine.result = .void
        _ = try deferred(machine)
        (machine.result, machine.word, machine.target) = saved
        return end
      }
    }
    return sequence(list.map { ReadyExec(run: exec($0)) })
  }

  private func sequence(_ execs: [ReadyExec]) -> Exec {
    switch execs.count {
    case 0: return { _ in .next }
    case 1: return execs[0].run
    case 2:
      let first = execs[0].run
      let second = execs[1].run
      return { machine in
        let flow = try first(machine)
        guard case .next = flow else { return flow }
        return try second(machine)
      }
    case 3:
      let first = execs[0].run
      let second = execs[1].run
      let third = execs[2].run
      return { machine in
        var flow = try first(machine)
        guard case .next = flow else { return flow }
        flow = try second(machine)
        guard case .next = flow else { return flow }
        return try third(machine)
      }
    default:
      return { machine in
        for exec in execs {
          let flow = try exec.run(machine)
          guard case .next = flow else { return flow }
        }
        return .next
      }
    }
  }

  /// Compiles a block, whose variables go at its end.
  func block(_ block: TypedBlock) -> Exec {
    inBlock { statements(block.statements) }
  }

  /// Compiles something with variables of its own, which go at its end.
  func inBlock(_ body: () -> Exec) -> Exec {
    blockDepth += 1
    let first = slotCount
    let exec = body()
    blockDepth -= 1
    return releasing(first..<slotCount, after: exec)
  }

  /// Releases places of the frame after something has run.
  func releasing(_ slots: Range<Int>, after exec: @escaping Exec) -> Exec {
    let managed = slots.filter { !trivialSlots.contains($0) }
    guard !managed.isEmpty else { return exec }
    if managed.count == 1 {
      let slot = managed[0]
      return { machine in
        defer { _ = (machine.base + slot).take() }
        return try exec(machine)
      }
    }
    return { machine in
      defer { for slot in managed.reversed() { _ = (machine.base + slot).take() } }
      return try exec(machine)
    }
  }

  private func exec(_ statement: TypedStatement) -> Exec {
    switch statement.kind {
    case .expression(let value): return expressionStatement(value)
    case .variable(let pattern, let value): return variable(pattern, value)
    case .declaration: return { _ in .next }
    case .if(let node): return labelled(statement) { conditional(node) }
    case .guard(let conditions, let block):
      let test = self.conditions(conditions)
      let otherwise = self.block(block)
      return { machine in try test(machine) ? .next : try otherwise(machine) }
    case .while(let conditions, let block):
      return loop(statement) { number in
        let turn = inBlock {
          let test = self.conditions(conditions)
          let body = self.block(block)
          return { machine in
            if try test(machine) { return try body(machine) }
            // A condition that fails leaves the loop itself.
            machine.target = number
            return .leave
          }
        }
        return { machine in
          while true {
            try machine.tick()
            let flow = try turn(machine)
            switch flow {
            case .next: continue
            case .proceed where machine.target == number: continue
            case .leave where machine.target == number: return .next
            default: return flow
            }
          }
        }
      }
    case .repeatWhile(let block, let condition):
      return loop(statement) { number in
        let body = self.block(block)
        let test = expression(condition).asTest
        return { machine in
          repeat {
            try machine.tick()
            let flow = try body(machine)
            switch flow {
            case .next: break
            case .proceed where machine.target == number: break
            case .leave where machine.target == number: return .next
            default: return flow
            }
          } while try test(machine)
          return .next
        }
      }
    case .for(let node): return forLoop(node, statement)
    case .switch(let node): return selection(node, statement)
    case .do(let node): return labelled(statement) { doStatement(node) }
    case .defer(let block): return self.block(block)
    case .return(let value): return returning(value)
    case .throw(let value):
      let error = expression(value).run
      let type = site(value.type)
      let place = program.place(of: statement.range)
      return { machine in
        machine.place = place
        let value = try error(machine)
        throw ScriptError(machine.erased(value, type.metadata(machine.types)), place: place)
      }
    case .break(let label): return jump(label, isContinue: false)
    case .continue(let label): return jump(label, isContinue: true)
    case .fallthrough: return { _ in .fallThrough }
    }
  }

  private func expressionStatement(_ value: TypedExpression) -> Exec {
    if let exec = assignment(value) { return exec.run }
    let code = expression(value)
    if isWord(value.type) {
      let word = code.asWord
      return { machine in
        _ = try word(machine)
        return .next
      }
    }
    let run = code.run
    return { machine in
      _ = try run(machine)
      return .next
    }
  }

  private func returning(_ value: TypedExpression?) -> Exec {
    guard let value else { return { _ in .returned } }
    if isWord(resultType), isWord(value.type) {
      let word = expression(value).asWord
      return { machine in
        machine.word = try word(machine)
        return .returned
      }
    }
    let run = expression(value).run
    return { machine in
      machine.result = try run(machine)
      return .returned
    }
  }

  private func variable(_ pattern: TypedPattern, _ value: TypedExpression?) -> Exec {
    guard let value else { return declareWithoutValue(pattern) }
    if case .binding(let symbol) = pattern.kind {
      let code = expression(value)
      let storage = declare(symbol, isInitialized: true)
      if isWord(symbol.type), !symbol.isLazy, case .slot(let slot) = storage {
        let word = code.asWord
        return { machine in
          (machine.base + slot).word = try word(machine)
          return .next
        }
      }
      let initialize = initialize(symbol, storage)
      let run = code.run
      if isLocalLazy(symbol) {
        return { machine in
          initialize(machine, .native(LaterValue(try run(machine).function(machine))))
          return .next
        }
      }
      return { machine in
        initialize(machine, try run(machine))
        return .next
      }
    }
    let run = expression(value).run
    let match = self.pattern(pattern)
    return { machine in
      _ = try match(machine, try run(machine))
      return .next
    }
  }

  private func declareWithoutValue(_ pattern: TypedPattern) -> Exec {
    guard case .binding(let symbol) = pattern.kind else {
      if case .tuple(let elements) = pattern.kind {
        return sequence(elements.map { ReadyExec(run: declareWithoutValue($0)) })
      }
      return { _ in .next }
    }
    let storage = declare(symbol, isInitialized: false)
    let initialize = initialize(symbol, storage)
    let isOptional = !symbol.isConstant && symbol.type.symbol === library["Optional"]
    if !isOptional, case .slot = storage { return { _ in .next } }
    return { machine in
      initialize(machine, isOptional ? .nil : .uninitialized)
      return .next
    }
  }

  // MARK: Conditions

  func conditions(_ list: [TypedCondition]) -> (Machine) throws -> Bool {
    let tests = list.map { ReadyTest(run: condition($0)) }
    if tests.count == 1 { return tests[0].run }
    return { machine in
      for test in tests where try !test.run(machine) { return false }
      return true
    }
  }

  private func condition(_ condition: TypedCondition) -> (Machine) throws -> Bool {
    switch condition {
    case .expression(let value): return expression(value).asTest
    case .availability(let holds): return { _ in holds }
    case .optionalBinding(let pattern, let value):
      let run = expression(value).run
      let match = self.pattern(pattern)
      return { machine in
        let value = try run(machine)
        return value.isNil ? false : try match(machine, value.unwrapped)
      }
    case .pattern(let pattern, let value):
      let run = expression(value).run
      let match = self.pattern(pattern)
      return { machine in try match(machine, try run(machine)) }
    }
  }

  /// - Parameter block: Compiles a branch; as statements unless something else is given.
  func conditional(_ node: TypedIf, _ block: ((TypedBlock) -> Exec)? = nil) -> Exec {
    let compile = block ?? { self.block($0) }
    var alternative: ReadyExec?
    let exec = inBlock {
      let test = conditions(node.conditions)
      let then = compile(node.then)
      switch node.otherwise {
      case .block(let block)?: alternative = ReadyExec(run: compile(block))
      case .another(let other)?: alternative = ReadyExec(run: conditional(other, block))
      case nil: break
      }
      guard let otherwise = alternative?.run else {
        return { machine in try test(machine) ? try then(machine) : .next }
      }
      return { machine in try test(machine) ? try then(machine) : try otherwise(machine) }
    }
    return exec
  }

  // MARK: Jumps

  private func newJump(_ statement: TypedStatement, isLoop: Bool, isSwitch: Bool = false) -> Int {
    jumpCount += 1
    jumps.append(
      Jump(number: jumpCount, label: statement.label, isLoop: isLoop, isSwitch: isSwitch)
    )
    return jumpCount
  }

  func loop(_ statement: TypedStatement, _ body: (Int) -> Exec) -> Exec {
    let number = newJump(statement, isLoop: true)
    defer { jumps.removeLast() }
    return body(number)
  }

  /// Compiles a statement that `break` leaves by its label alone.
  private func labelled(_ statement: TypedStatement, _ body: () -> Exec) -> Exec {
    guard statement.label != nil else { return body() }
    let number = newJump(statement, isLoop: false)
    defer { jumps.removeLast() }
    return leaving(number, body())
  }

  private func leaving(_ number: Int, _ exec: @escaping Exec) -> Exec {
    { machine in
      let flow = try exec(machine)
      if case .leave = flow, machine.target == number { return .next }
      return flow
    }
  }

  private func jump(_ label: String?, isContinue: Bool) -> Exec {
    let found = jumps.last { jump in
      if let label { return jump.label == label }
      return jump.isLoop || (!isContinue && jump.isSwitch)
    }
    let number = found?.number ?? 0
    if isContinue {
      return { machine in
        machine.target = number
        return .proceed
      }
    }
    return { machine in
      machine.target = number
      return .leave
    }
  }

  // MARK: Switch

  /// - Parameter block: Compiles a branch; as statements unless something else is given.
  func selection(
    _ node: TypedSwitch,
    _ statement: TypedStatement?,
    _ block: ((TypedBlock) -> Exec)? = nil
  ) -> Exec {
    let compile = block ?? { self.block($0) }
    jumpCount += 1
    let number = jumpCount
    jumps.append(Jump(number: number, label: statement?.label, isLoop: false, isSwitch: true))
    defer { jumps.removeLast() }
    struct Branch {
      let matches: (Machine, Value) throws -> Bool
      let body: Exec
    }
    let subject = expression(node.subject).run
    let first = slotCount
    blockDepth += 1
    let branches = node.cases.map { branch in
      Branch(matches: items(branch.items), body: compile(branch.body))
    }
    blockDepth -= 1
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
    return releasing(first..<slotCount, after: exec)
  }

  /// Whether a value matches one of several patterns; none stands for `default`.
  private func items(
    _ items: [(pattern: TypedPattern, condition: TypedExpression?)]
  ) -> (Machine, Value) throws -> Bool {
    if items.isEmpty { return { _, _ in true } }
    let tests = items.enumerated().map { position, item in
      // Every pattern binds the same names; the body knows the places that the first one gave them.
      let match = pattern(item.pattern, isFurther: position > 0, like: items[0].pattern)
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

  private func doStatement(_ node: TypedDo) -> Exec {
    let body = block(node.body)
    guard !node.catches.isEmpty else { return body }
    struct Handler {
      /// The error's type; an `any Error` stays in its box.
      let type: TypeSite
      let matches: (Machine, Value) throws -> Bool
      let body: Exec
    }
    let first = slotCount
    blockDepth += 1
    let handlers = node.catches.map { clause in
      let type = clause.error?.type ?? clause.items.first?.pattern.type ?? .any
      if clause.items.isEmpty, let error = clause.error {
        let storage = declare(error, isInitialized: true)
        let initialize = initialize(error, storage)
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
    blockDepth -= 1
    let slots = first..<slotCount
    let managed = slots.filter { !trivialSlots.contains($0) }
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
