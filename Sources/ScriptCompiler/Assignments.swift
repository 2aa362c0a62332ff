import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var assignments: AssignmentCompiler { AssignmentCompiler(function: function) }
}

/// Compiles assignments.
struct AssignmentCompiler: FunctionPart {
  let function: FunctionCompiler

  /// Compiles `place = value`, and what the compiler makes of it, such as `place += value`; `nil` for other expressions.
  func assignment(_ node: TypedExpression) -> ReadyExec? {
    switch node.kind {
    case .assignment(let target, let value):
      return ordered(node) ?? ReadyExec(run: assign(value, to: target))
    case .call(let callee, let arguments):
      guard case .reference(let reference) = callee.kind, reference.symbol.isOperator else {
        return nil
      }
      return ordered(node) ?? CompoundAssignments.code(reference, arguments, function)
    case .optionalEvaluation(let inner):
      guard case .assignment = inner.kind, let exec = assignment(inner) else { return nil }
      return ReadyExec(run: chained(exec.run))
    case .conversion(.optionalInjection, let inner):
      guard case .assignment = inner.kind else { return nil }
      return assignment(inner)
    default: return nil
    }
  }

  private func ordered(_ node: TypedExpression) -> ReadyExec? {
    guard let ordered = OperandOrder.ordered(node, function) else { return nil }
    return assignment(ordered.node).map { ReadyExec(run: ordered.before(in: function, $0.run)) }
  }

  private func chained(_ exec: @escaping Exec) -> Exec {
    { machine in
      let top = machine.top
      do { return try exec(machine) } catch is BrokenChain {
        machine.release(from: top)
        return .next
      }
    }
  }

  /// The place that `place += value` changes, with a point between reading and storing at which another thread may run.
  ///
  /// Only a variable or a property of one is reached twice without effect, and only what other threads reach needs the point.
  func changed(_ target: TypedExpression) -> Place {
    let place = place(target)
    guard let preempt = program.runtime.host.preempt, !isLibrary, place.slot == nil,
      isMemberPath(target)
    else { return place }
    return Place(load: place.load) { machine, value in
      try preempt()
      try place.store(machine, value)
    }
  }

  private func isMemberPath(_ node: TypedExpression) -> Bool {
    switch node.kind {
    case .reference, .selfReference: true
    case .inOut(let inner), .member(let inner, _), .tupleElement(let inner, _): isMemberPath(inner)
    default: false
    }
  }

  private func assign(_ value: TypedExpression, to target: TypedExpression) -> Exec {
    if case .discard = target.kind {
      let run = expression(value).run
      return { machine in
        _ = try run(machine)
        return .next
      }
    }
    let place = place(target)
    let code = expression(value)
    if let slot = place.slot, isWord(target.type) {
      return code.storing(in: slot)
    }
    let run = code.run
    let store = place.store
    if let preempt = program.runtime.host.preempt, place.slot == nil, !isLibrary {
      return { machine in
        let value = try run(machine)
        try preempt()
        try store(machine, value)
        return .next
      }
    }
    if let constant = code.constant {
      return { machine in
        try store(machine, constant)
        return .next
      }
    }
    return { machine in
      try store(machine, try run(machine))
      return .next
    }
  }
}
