import SwiftSyntax

/// A statement that changes a part of what a variable holds, where today only the whole is handed over:
/// `items.value.append(1)`.
struct PartialChange {
  /// `items.value`.
  let held: MemberAccessExprSyntax
  /// What the statement does.
  let change: ExprSyntax
  /// The row for a new value as a whole.
  let spelling: Spelling
  /// What is added at the end of an array, where that is all that happens.
  let added: LabeledExprSyntax?

  private static let changing: Set<String> = [
    "append", "appendContentsOf", "insert", "remove", "removeAll", "removeLast", "removeFirst",
    "removeAtIndex", "removeValue", "removeValueForKey", "updateValue", "popLast", "popFirst",
    "sort", "sortInPlace", "reverse", "shuffle", "swapAt", "toggle", "formUnion", "subtract",
  ]

  init?(_ item: CodeBlockItemSyntax, _ search: SpellingSearch) {
    guard case .expr(let expression) = item.item else { return nil }
    let target: ExprSyntax
    var added: LabeledExprSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = sequence.elements.nodes
      guard parts.count >= 3, parts[1].assignedOperator != nil else { return nil }
      // What sets the whole is a row's own.
      if let whole = parts[0].as(MemberAccessExprSyntax.self), search.setter(of: whole) != nil {
        return nil
      }
      target = parts[0]
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base,
      Self.changing.contains(method.declName.baseName.name)
    {
      target = base
      if method.declName.baseName.name == "append", call.arguments.count == 1 {
        added = call.arguments.first
      }
    } else {
      return nil
    }
    guard let (held, spelling) = Self.root(of: target, search), let owner = held.base?.lastName
    else { return nil }
    let type = search.names.heldTypes[owner]
    // What is inside of an object changes without anybody being told, then as today.
    if let type, search.names.classes.contains(type) { return nil }
    self.held = held
    self.spelling = spelling
    change = expression
    self.added = type == "Array" && target.id == ExprSyntax(held).id ? added : nil
  }

  private static func root(of expression: ExprSyntax, _ search: SpellingSearch)
    -> (MemberAccessExprSyntax, Spelling)?
  {
    var expression = expression
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        if let spelling = search.setter(of: access) { return (access, spelling) }
        guard let base = access.base else { return nil }
        expression = base
      case .subscriptCallExpr(let node): expression = node.calledExpression
      case .forceUnwrapExpr(let node): expression = node.expression
      case .optionalChainingExpr(let node): expression = node.expression
      default: return nil
      }
    }
  }
}

extension Modernizer {
  /// The statement as one that changes a copy and hands that over.
  func rewritten(_ change: PartialChange) -> String {
    let lead = change.change.leadingTrivia.description
    let trail = change.change.trailingTrivia.description
    let held = inner(change.held)
    let owner = change.held.base.map { inner($0) } ?? "self"
    func setting(_ new: String) -> String {
      TodaysText(values: ["self": owner, "new": new]).text(of: SpellingShape(change.spelling).new)
    }
    if let added = change.added {
      let value = inner(added.expression)
      return lead + setting("\(held) + \(added.label == nil ? "[\(value)]" : value)") + trail
    }
    let words = change.change.tokens(viewMode: .sourceAccurate).filter { $0.text == "value" }
    let name = words.count == 1 ? "value" : "changed"
    substitutes[change.held.id] = name
    return lead + "do { var \(name) = \(held); \(inner(change.change)); \(setting(name)) }" + trail
  }
}
