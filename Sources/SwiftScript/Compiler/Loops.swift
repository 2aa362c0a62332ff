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

  func forLoop(_ node: ForStmtSyntax, label: String?) -> Exec {
    let sequence = expression(node.sequence)
    let span = file.span(of: node.sequence)
    return withBreakTarget(label: label, kind: .loop) { id in
      inNewScope {
        let bind = loopPattern(node)
        let condition = node.whereClause.map { test($0.condition) }
        let body = block(node.body.statements)
        let turn: (Machine, Value) throws -> Flow? = { machine, value in
          guard try bind(machine, value) else { return nil }
          if let condition, try !condition(machine) { return nil }
          try machine.tick()
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

  private func loopPattern(_ node: ForStmtSyntax) -> (Machine, Value) throws -> Bool {
    if node.caseKeyword != nil { return pattern(node.pattern) }
    return binding(node.pattern, isLet: true)
  }
}
