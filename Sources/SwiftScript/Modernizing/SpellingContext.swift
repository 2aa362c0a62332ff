import SwiftSyntax

/// What stands around an old spelling, where its name alone doesn't show that it is one.
struct SpellingContext {
  let names: DeclaredNames

  /// Whether what a row asks for is there.
  func allows(_ twist: Spelling.Twist?, at node: Syntax) -> Bool {
    switch twist {
    case .ofSequences: goesOnAsSequence(node)
    case .ofSingles: isOfSingle(node)
    case .ofOldPrograms: names.isOld
    case .ofNumbers: names.isOld || names.givesNumbersToIntervals
    case .swapsPair, .ofPlainCollections, .ofUnseenTypes, nil: true
    }
  }

  // MARK: Sequences

  /// Whether a chain goes on with what only a sequence has, before it is made one.
  private func goesOnAsSequence(_ node: Syntax) -> Bool {
    var node = node
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      guard let call = access.parent?.as(FunctionCallExprSyntax.self) else { return false }
      let name = access.declName.baseName.name
      let label = call.arguments.first?.label?.name
      switch name {
      case "subscribe", "do": return label == "onNext"
      case "map", "flatMap", "filter", "observeOn", "observe", "subscribeOn", "delay", "debug",
        "catchErrorJustReturn", "catchError", "retry", "timeout":
        node = Syntax(call)
      default: return Self.ofSequencesAlone.contains(name)
      }
    }
    return false
  }

  private static let ofSequencesAlone: Set<String> = [
    "subscribeNext", "doOnNext", "bind", "bindTo", "startWith", "concat", "merge", "scan", "reduce",
    "take", "skip", "takeLast", "share", "shareReplay", "flatMapLatest", "concatMap",
    "combineLatest",
    "withLatestFrom", "distinctUntilChanged", "materialize",
  ]

  // MARK: Singles

  /// Whether a case is one of a `Single`'s end: sent inside `Single.create`, or beside `.success` in a `switch`.
  private func isOfSingle(_ node: Syntax) -> Bool {
    guard node.as(MemberAccessExprSyntax.self)?.base == nil else {
      return node.is(FunctionCallExprSyntax.self) && isSent(node)
    }
    return isBesideSuccess(node) || isSent(node)
  }

  private func isSent(_ node: Syntax) -> Bool {
    guard
      let call = node.firstParent(of: LabeledExprSyntax.self)?.parent?.parent?
        .as(FunctionCallExprSyntax.self), let observer = call.calleeName
    else { return false }
    var closure = Syntax(call).firstParent(of: ClosureExprSyntax.self)
    while let found = closure {
      if found.parameterNames.contains(observer) {
        let maker = found.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)
        return maker?.declName.baseName.name == "create" && maker?.base?.lastName == "Single"
      }
      closure = Syntax(found).firstParent(of: ClosureExprSyntax.self)
    }
    return false
  }

  private func isBesideSuccess(_ node: Syntax) -> Bool {
    guard let item = node.firstParent(of: SwitchCaseItemSyntax.self),
      item.pattern.firstImplicitName == node.as(MemberAccessExprSyntax.self)?.declName.baseName.name
        || item.pattern.firstImplicitName == node.calledImplicitName,
      let whole = Syntax(item).firstParent(of: SwitchExprSyntax.self)
    else { return false }
    let names = whole.cases.flatMap { part -> [String] in
      guard case .switchCase(let part) = part, case .case(let label) = part.label else { return [] }
      return label.caseItems.compactMap(\.pattern.firstImplicitName)
    }
    return names.contains("success") && !names.contains("completed")
  }
}

extension Syntax {
  fileprivate func firstParent<Node: SyntaxProtocol>(of type: Node.Type) -> Node? {
    var node = parent
    while let found = node {
      if let wanted = found.as(type) { return wanted }
      node = found.parent
    }
    return nil
  }

  fileprivate var calledImplicitName: String? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.name
  }
}

extension PatternSyntax {
  /// `success` of `.success(let value)`.
  fileprivate var firstImplicitName: String? {
    let pattern = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    return Syntax(expression).calledImplicitName
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.name)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).name }
    case nil: []
    }
  }
}
