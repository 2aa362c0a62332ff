import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var conditions: ConditionCompiler { ConditionCompiler(function: function) }
}

/// Compiles conditions, and `if`.
struct ConditionCompiler: FunctionPart {
  let function: FunctionCompiler

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
      let match = patterns.pattern(pattern)
      return { machine in
        let value = try run(machine)
        return value.isNil ? false : try match(machine, value.unwrapped)
      }
    case .pattern(let pattern, let value):
      let run = expression(value).run
      let match = patterns.pattern(pattern)
      return { machine in try match(machine, try run(machine)) }
    }
  }

  /// - Parameter compile: Compiles a branch.
  func conditional(_ node: TypedIf, _ compile: (TypedBlock) -> Exec) -> Exec {
    var alternative: ReadyExec?
    let exec = function.inBlock {
      let test = conditions(node.conditions)
      let then = compile(node.then)
      switch node.otherwise {
      case .block(let block)?: alternative = ReadyExec(run: compile(block))
      case .another(let other)?: alternative = ReadyExec(run: conditional(other, compile))
      case nil: break
      }
      guard let alternative else {
        return { machine in try test(machine) ? try then(machine) : .next }
      }
      let otherwise = alternative.run
      return { machine in try test(machine) ? try then(machine) : try otherwise(machine) }
    }
    return exec
  }
}
