import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var statementCompiler: StatementCompiler { StatementCompiler(function: function) }
}

/// Compiles statements.
struct StatementCompiler: FunctionPart {
  let function: FunctionCompiler

  /// Compiles statements that run one after the other.
  func statements(_ list: [TypedStatement]) -> Exec {
    for (position, statement) in list.enumerated() {
      guard statement.isDefer || statement.isAsyncLet else { continue }
      // What follows runs inside, so that every way out of it passes here.
      var earlier = list[..<position].map { ReadyExec(run: exec($0)) }
      let deferred: Exec
      if case .defer(let block) = statement.kind {
        deferred = self.block(block)
      } else {
        let (start, finish) = AsyncLetCompiler(function: function).parts(statement)
        earlier.append(ReadyExec(run: start))
        deferred = finish
      }
      let before = sequence(earlier)
      let after = function.statements(Array(list[(position + 1)...]))
      return { machine in
        let flow = try before(machine)
        guard case .next = flow else { return flow }
        let end: Flow
        do { end = try after(machine) } catch {
          // A trap ends the program where it stands.
          if error is ScriptError || error is FailedInitializer { _ = try deferred(machine) }
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
    var released: [Int: [ValueSymbol]] = [:]
    return sequence(
      list.indices.map { position in
        let statement = list[position]
        if let symbol = closureConstant(statement) {
          switch LastCalls.place(of: symbol, in: list[(position + 1)...]) {
          case .call(let call)?: function.lastCalls[ObjectIdentifier(call)] = symbol
          case .statement(let last)?: released[last, default: []].append(symbol)
          case nil: break
          }
        }
        // Not by `reduce`, which would wrap every statement's closure in two others.
        var run = exec(statement)
        for symbol in released[position] ?? [] { run = releasing(symbol, after: run) }
        return ReadyExec(run: run)
      }
    )
  }

  /// The constant of a function that a statement sets to a closure, if no other closure uses it.
  private func closureConstant(_ statement: TypedStatement) -> ValueSymbol? {
    guard case .variable(let pattern, let value?) = statement.kind,
      case .binding(let symbol) = pattern.kind, symbol.isConstant,
      !function.isTopLevel || function.isInsideBlock,
      !function.captures.captured.contains(ObjectIdentifier(symbol))
    else { return nil }
    var literal = value
    while case .conversion(.function, let inner) = literal.kind { literal = inner }
    guard case .closure = literal.kind else { return nil }
    return symbol
  }

  private func releasing(_ symbol: ValueSymbol, after exec: @escaping Exec) -> Exec {
    guard case .slot(let slot) = function.storage(of: symbol) else { return exec }
    return { machine in
      let flow = try exec(machine)
      if case .next = flow { _ = (machine.base + slot).take() }
      return flow
    }
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

  private func exec(_ statement: TypedStatement) -> Exec {
    function.observed(step(statement), at: statement.range)
  }

  private func step(_ statement: TypedStatement) -> Exec {
    switch statement.kind {
    case .expression(let value): return expressionStatement(value)
    case .variable(let pattern, let value): return variable(pattern, value)
    case .declaration: return { _ in .next }
    case .if(let node): return jumping.labelled(statement) { conditions.conditional(node, block) }
    case .guard(let list, let block):
      let test = conditions.conditions(list)
      let otherwise = self.block(block)
      return { machine in try test(machine) ? .next : try otherwise(machine) }
    case .while(let list, let block):
      return jumping.loop(statement) { number in
        function.blockDepth += 1
        let first = function.slotCount
        let test = conditions.conditions(list)
        let body = self.block(block)
        function.blockDepth -= 1
        // What the conditions bind goes after each turn.
        let release = function.release(of: first..<function.slotCount)
        return { machine in
          while true {
            try machine.tick()
            defer { release?.run(machine) }
            guard try test(machine) else { return .next }
            let flow = try body(machine)
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
      return jumping.loop(statement) { number in
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
    case .for(let node): return loops.forLoop(node, statement)
    case .switch(let node): return selections.selection(node, statement, block)
    case .do(let node): return jumping.labelled(statement) { selections.doStatement(node) }
    case .defer(let block): return self.block(block)
    case .return(let value): return returning(value)
    case .throw(let value):
      let error = expression(value).run
      let type = site(value.type)
      let place = place(of: statement.range)
      return { machine in
        machine.place = place
        let value = try error(machine)
        throw ScriptError(machine.erased(value, type.metadata(machine.types)), place: machine.place)
      }
    case .break(let label): return jumping.jump(label, isContinue: false)
    case .continue(let label): return jumping.jump(label, isContinue: true)
    case .fallthrough: return { _ in .fallThrough }
    }
  }

  private func expressionStatement(_ value: TypedExpression) -> Exec {
    if let exec = assignments.assignment(value) { return exec.run }
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
    if isWord(function.resultType), isWord(value.type) {
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
      let storage = function.declare(symbol, isInitialized: true)
      if isWord(symbol.type), !symbol.isLazy, case .slot(let slot) = storage {
        return code.storing(in: slot)
      }
      let initialize = variables.initialize(symbol, storage)
      let run = code.run
      if symbol.isLocalLazy {
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
    let match = patterns.pattern(pattern)
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
    let storage = function.declare(symbol, isInitialized: false)
    let initialize = variables.initialize(symbol, storage)
    let isOptional = !symbol.isConstant && symbol.type.symbol === library.optionalSymbol
    if !isOptional, case .slot = storage { return { _ in .next } }
    if isOptional, symbol.isOutlet {
      return { machine in
        initialize(machine, try machine.runtime.makeOutlet?(symbol, machine) ?? .nil)
        return .next
      }
    }
    return { machine in
      initialize(machine, isOptional ? .nil : .uninitialized)
      return .next
    }
  }
}
