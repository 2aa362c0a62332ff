import ScriptChecker
import ScriptMachine

/// The result of a body that does nothing but choose what it returns: `if n < 2 { return n }`, and then `return n - 1`.
///
/// It compiles to an expression, which has no flow to tell its caller about.
indirect enum ChosenResult {
  case value(TypedExpression)
  case choice([TypedExpression], ChosenResult, otherwise: ChosenResult)

  /// `nil` for all other statements.
  init?(_ list: some Collection<TypedStatement>) {
    guard let first = list.first else { return nil }
    switch first.kind {
    case .return(let value?): self = .value(value)
    case .if(let node): self.init(node, behind: list.dropFirst())
    default: return nil
    }
  }

  private init?(_ node: TypedIf, behind rest: some Collection<TypedStatement>) {
    var tests: [TypedExpression] = []
    for condition in node.conditions {
      guard case .expression(let test) = condition else { return nil }
      tests.append(test)
    }
    let otherwise: ChosenResult? =
      switch node.otherwise {
      case .block(let block)?: ChosenResult(block.statements)
      case .another(let other)?: ChosenResult(other, behind: rest)
      case nil: ChosenResult(Array(rest))
      }
    guard let then = ChosenResult(node.then.statements), let otherwise else { return nil }
    self = .choice(tests, then, otherwise: otherwise)
  }

  func compiled(by function: FunctionCompiler) -> Code {
    switch self {
    case .value(let value): return function.expression(value)
    case .choice(let tests, let then, let otherwise):
      let test = ConditionCompiler(function: function).conditions(tests.map { .expression($0) })
      let then = then.compiled(by: function)
      let otherwise = otherwise.compiled(by: function)
      if then.isWord, otherwise.isWord {
        let (then, otherwise) = (then.asWord, otherwise.asWord)
        return Code(word: { machine in
          try test(machine) ? try then(machine) : try otherwise(machine)
        })
      }
      let (first, second) = (then.run, otherwise.run)
      return Code { machine in try test(machine) ? try first(machine) : try second(machine) }
    }
  }
}
