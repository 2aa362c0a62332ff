import ScriptSource
import ScriptTypes

/// Rules that walk the typed tree once all types are known.
struct FlowRules {
  let checker: ModuleChecker

  func check(_ statements: [TypedStatement], _ bodies: [CheckedBody]) {
    let block = TypedBlock(statements, TextRange(start: 0, end: 0))
    check(block, in: nil)
    let exits = ExitRules(checker: checker)
    exits.checkGuards(in: block)
    InitializationRules(checker: checker).check(block)
    let top = EffectContext(handlesErrors: true, isAsync: true)
    EffectRules(checker: checker, context: top).check(block)
    for body in bodies {
      check(body.body, in: body)
      exits.check(body)
      ResultRules(checker: checker).check(body)
      checkInitialization(body)
      EffectRules(checker: checker, context: EffectContext(body)).check(body.body)
    }
  }

  private func checkInitialization(_ body: CheckedBody) {
    InitializationRules(checker: checker, body).check(body.body)
    if body.symbol.kind == .initializer, let owner = body.symbol.owner, owner.kind == .class,
      !body.symbol.isConvenience, body.body.delegates,
      let range = checker.declared.place(of: body.symbol)
    {
      checker.report(FlowMessages.designatedDelegates(owner.name), at: range)
    }
  }

  private func check(_ block: TypedBlock, in body: CheckedBody?) {
    MutabilityRules(body, checker: checker).check(block)
    EscapeRules(checker: checker, body).visit(block)
    let exhaustiveness = ExhaustivenessRules(checker: checker)
    let references = ReferenceRules(checker: checker, body)
    let literals = LiteralRules(checker: checker)
    let constants = ConstantRules(checker: checker)
    let names = NameRules(checker: checker)
    TypedWalk(
      onExpression: {
        references.check($0)
        literals.check($0)
        constants.check($0)
      },
      onSelection: { node, range in
        exhaustiveness.check(node, at: range)
        names.check(node)
      },
      onBlock: names.check
    ).visit(block)
  }
}
