import SwiftSyntax

extension Compiler {
  func whileLoop(_ node: WhileStmtSyntax, label: String?) -> Exec {
    withBreakTarget(label: label, kind: .loop) { id in
      inNewScope {
        let test = conditions(node.conditions)
        let body = block(node.body.statements)
        return { machine in
          while try test(machine) {
            try machine.tick()
            let flow = try body(machine)
            if let outcome = Compiler.afterTurn(flow, of: id) { return outcome }
          }
          return .next
        }
      }
    }
  }

  func repeatLoop(_ node: RepeatStmtSyntax, label: String?) -> Exec {
    withBreakTarget(label: label, kind: .loop) { id in
      let body = block(node.body.statements)
      let test = self.test(node.condition)
      return { machine in
        repeat {
          try machine.tick()
          let flow = try body(machine)
          if let outcome = Compiler.afterTurn(flow, of: id) { return outcome }
        } while try test(machine)
        return .next
      }
    }
  }

  /// What the loop `id` returns after a turn of its body, or `nil` to go on.
  @inline(__always)
  private static func afterTurn(_ flow: Flow, of id: Int) -> Flow? {
    switch flow {
    case .next, .continueLoop(id): nil
    case .breakOut(id): .next
    default: flow
    }
  }

  /// `for i in a..<b` with `Int`s: a loop that counts.
  private func countingLoop(_ node: ForStmtSyntax, label: String?) -> ReadyExec? {
    guard node.caseKeyword == nil, node.whereClause == nil,
      let range = node.sequence.as(InfixOperatorExprSyntax.self),
      let token = range.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      token.text == "..<" || token.text == "...", world.operators[token.text] == nil,
      isInt(range.leftOperand), isInt(range.rightOperand),
      node.pattern.is(IdentifierPatternSyntax.self) || node.pattern.is(WildcardPatternSyntax.self)
    else { return nil }
    let (low, high) = (intCode(range.leftOperand), intCode(range.rightOperand))
    let isClosed = token.text == "..."
    let place = place(of: token)
    return withBreakTarget(label: label, kind: .loop) { id in
      inNewScope {
        var slot = scope.function.newSlot()
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
          _ = declareLocal(name, isLet: true)
          let variable = scope.variables[name]
          variable?.inferredType = .named(library.int, [])
          if case .slot(let own)? = variable?.storage { slot = own }
        }
        let body = block(node.body.statements)
        let counter = slot
        return ReadyExec { machine in
          let (start, end) = (try low(machine), try high(machine))
          guard start <= end, !isClosed || end < .max else {
            machine.place = place
            _ = try machine.binary(isClosed ? "..." : "..<", .int(start), .int(end))
            return .next
          }
          var number = start
          let limit = isClosed ? end + 1 : end
          while number < limit {
            (machine.base + counter).setInt(number)
            try machine.tick()
            let flow = try body(machine)
            if flow != .next, let outcome = Compiler.afterTurn(flow, of: id) { return outcome }
            number += 1
          }
          return .next
        }
      }
    }
  }

  func forLoop(_ node: ForStmtSyntax, label: String?) -> Exec {
    if let counting = countingLoop(node, label: label) { return counting.run }
    let sequence = unwrappingImplicitly(node.sequence)
    let span = file.span(of: node.sequence)
    return withBreakTarget(label: label, kind: .loop) { id in
      inNewScope {
        let bind = loopPattern(node)
        if case .array(let element)? = writtenType(of: node.sequence)?.settled,
          let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
        {
          scope.variables[name]?.inferredType = element
        }
        let condition = node.whereClause.map { test($0.condition) }
        let body = block(node.body.statements)
        let turn: (Machine, Value) throws -> Flow? = { machine, value in
          try machine.tick()
          guard try bind(machine, value) else { return nil }
          if let condition, try !condition(machine) { return nil }
          return Compiler.afterTurn(try body(machine), of: id)
        }
        return { machine in
          let source = try sequence(machine)
          if let range = source.intRange {
            var number = range.lowerBound
            while number < range.upperBound {
              if let outcome = try turn(machine, .int(number)) { return outcome }
              number += 1
            }
            return .next
          }
          if let next = try machine.iterator(of: source) {
            while let element = try next() {
              if let outcome = try turn(machine, element) { return outcome }
            }
            return .next
          }
          guard let elements = source.elements else {
            let type = machine.library.typeName(of: source)
            throw ScriptTrap(Diagnostic("`for` can't go through `\(type)`", at: span))
          }
          for element in elements {
            if let outcome = try turn(machine, element) { return outcome }
          }
          return .next
        }
      }
    }
  }

  func loopPattern(_ node: ForStmtSyntax) -> (Machine, Value) throws -> Bool {
    if node.caseKeyword != nil { return pattern(node.pattern) }
    return binding(node.pattern, isLet: true)
  }
}
