import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var optionalRequirements: OptionalRequirementCompiler {
    OptionalRequirementCompiler(function: function)
  }
}

/// Compiles members that a protocol leaves to choice, as `@objc optional` does.
struct OptionalRequirementCompiler: FunctionPart {
  let function: FunctionCompiler

  /// The member of a value, or `nil` if the value's type does not implement it.
  func implementation(of member: TypedExpression) -> Code {
    guard case .member(let base, let reference) = member.kind else {
      return unsupported(member, "this member")
    }
    // Both the test and the member need the value, which is evaluated once.
    let symbol = ValueSymbol("receiver", .variable, in: .local) { _ in .init(type: base.type) }
    symbol.isConstant = true
    let slot = function.newSlot()
    function.setStorage(.slot(slot), of: symbol)
    let receiver = TypedExpression(.reference(SymbolReference(symbol)), base.type, base.range)
    let own = TypedExpression(.member(receiver, reference), member.type, member.range)
    let (evaluate, load) = (expression(base).run, expression(own).run)
    let (runtime, requirement) = (program.runtime, reference.symbol)
    return Code { machine in
      let value = try evaluate(machine)
      guard try runtime.dynamicType(of: value).implements(requirement, by: value, machine) else {
        return .nil
      }
      machine.base[slot] = value
      defer { _ = (machine.base + slot).take() }
      return try load(machine).wrapped
    }
  }
}
