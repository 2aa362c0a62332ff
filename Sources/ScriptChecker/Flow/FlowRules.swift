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
    let top = EffectContext(handlesErrors: true, isAsync: true)
    EffectRules(checker: checker, context: top).check(block)
    for body in bodies {
      check(body.body, in: body)
      exits.check(body)
      EffectRules(checker: checker, context: EffectContext(body)).check(body.body)
    }
  }

  private func check(_ block: TypedBlock, in body: CheckedBody?) {
    MutabilityRules(body, checker: checker).check(block)
    let exhaustiveness = ExhaustivenessRules(checker: checker)
    TypedWalk(onSelection: exhaustiveness.check).visit(block)
  }
}
