import ScriptSource
import ScriptTypes

extension SolutionApplication {
  /// Notes a name that today's declarations don't have, for the fix of the message about it.
  func noteOlder(_ node: Node, _ symbol: ValueSymbol) {
    guard symbol.availability.hasOtherNameToday else { return }
    var base: TextRange?
    if case .member(let node) = node.kind, node.range.end > node.range.start { base = node.range }
    checker.noteOlder(
      OlderUse(
        symbol: symbol,
        name: node.name?.range ?? node.range,
        base: base,
        whole: node.range
      ),
      at: node.range
    )
  }

  /// Notes the arguments of a call of such a name.
  func noteOlderCall(_ node: Node, _ callee: Node, _ application: Application, _ type: Type) {
    guard let use = checker.olderUses[callee.range], let choice = choice(of: callee)?.choice,
      use.symbol === choice.symbol, case .function(let function) = type
    else { return }
    let parameters = function.matched(by: use.symbol.labelled) { system.couldTakeClosure($0) }
    guard
      case .matched(let slots) = ArgumentMatching.match(
        application.matched,
        to: parameters,
        choice.direction
      )
    else { return }
    checker.noteOlder(
      OlderUse(
        symbol: use.symbol,
        name: use.name,
        base: use.base,
        whole: node.range,
        arguments: application.arguments.map(OlderUse.Argument.init),
        slots: slots
      ),
      at: callee.range
    )
  }
}

extension OlderUse.Argument {
  init(_ argument: Application.Argument) {
    label = argument.labelRange
    value = argument.node.range
    isTrailing = argument.isTrailing
    switch argument.node.kind {
    case .call(let callee, _): isCompound = callee.name?.base.isOperator ?? false
    case .conditional, .assignment, .cast, .check, .attempt, .await, .closure: isCompound = true
    default: isCompound = false
    }
    switch argument.node.kind {
    case .literal(.integer(let text)), .literal(.float(let text)):
      number = Double(text.filter { $0 != "_" })
    default: number = nil
    }
  }
}
