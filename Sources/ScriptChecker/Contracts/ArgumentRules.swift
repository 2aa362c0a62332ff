import ScriptSource
import ScriptTypes

/// The arguments of written types conform to what the generic parameters ask for.
struct ArgumentRules {
  let checker: ModuleChecker

  func check(_ instance: WrittenInstance) {
    let symbol = instance.type.symbol
    let system = ConstraintSystem(checker.solving, instance.scope)
    let substitution = instance.type.substitution
    for requirement in symbol.signature.requirements {
      guard case .conformance(let subject, let proto) = requirement.substituting(substitution),
        !proto.isMarker, !subject.hasError, !subject.hasVariables,
        !system.conforms(system.resolved(subject), to: proto)
      else { continue }
      checker.report(ContractMessages.doesNotConform(subject, proto.name), at: instance.range)
    }
  }
}
