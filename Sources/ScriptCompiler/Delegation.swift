import ScriptChecker
import ScriptMachine
import ScriptTypes

extension CheckedBody {
  /// Whether it is an initializer that hands over to another one of its type.
  var delegates: Bool {
    DelegationSearch.found(in: body) { if case .selfReference = $0 { true } else { false } }
  }

  /// Whether it is an initializer that calls one of the superclass.
  fileprivate var callsSuper: Bool {
    DelegationSearch.found(in: body) { if case .super = $0 { true } else { false } }
  }
}

/// Looks for `self.init` or `super.init`.
private final class DelegationSearch: TypedVisitor {
  private let isWanted: (TypedExpression.Kind) -> Bool
  private var isFound = false

  private init(_ isWanted: @escaping (TypedExpression.Kind) -> Bool) { self.isWanted = isWanted }

  static func found(
    in block: TypedBlock,
    _ isWanted: @escaping (TypedExpression.Kind) -> Bool
  ) -> Bool {
    let search = DelegationSearch(isWanted)
    search.visit(block)
    return search.isFound
  }

  func visit(_ expression: TypedExpression) {
    if case .call(let callee, _) = expression.kind,
      case .member(let base, let reference) = callee.kind,
      reference.symbol.kind == .initializer, isWanted(base.kind)
    {
      isFound = true
    }
    walk(expression)
  }
}

extension FunctionCompiler {
  /// The call of `super.init()` at the end of an initializer that doesn't write it; `nil` where there is none.
  func impliedSuperInit(_ body: CheckedBody) -> Code.Run? {
    guard let owner = body.symbol.owner, case .nominal(let superclass)? = owner.superclass,
      !body.delegates, !body.callsSuper
    else { return nil }
    var next: NominalType? = superclass
    while let current = next {
      let initializers = current.symbol.members(named: "init")
      if let found = initializers.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) {
        var reference = SymbolReference(found, current.arguments)
        reference.isSuper = true
        let range = body.body.range
        let base = TypedExpression(.super, .nominal(superclass), range)
        let callee = TypedExpression(.member(base, reference), found.type, range)
        let arguments = found.parameters.map { _ in TypedArgument.defaultValue }
        return expression(TypedExpression(.call(callee, arguments), .void, range)).run
      }
      guard case .nominal(let further)? = current.superclass else { return nil }
      next = further
    }
    return nil
  }
}
