import SwiftSyntax

/// Calls that lack something beside their labels.
extension FurtherMistakes {
  /// A struct's own initialiser wants each property by its name.
  func checkMemberwise(_ node: FunctionCallExprSyntax, _ type: TypeObject) {
    guard node.trailingClosure == nil, type.storedProperties.allSatisfy({ $0.wrapper == nil }),
      !type.isSubtype(of: reading.library["OptionSet"])
    else { return }
    let properties = type.storedProperties.filter { !$0.isLet || $0.initial == nil }
    let given = node.arguments.nodes.compactMap { $0.label?.name }
    let declared = properties.map(\.name).joined(separator: ": …, ")
    if let wrong = node.arguments.nodes.first(where: { argument in
      guard let label = argument.label?.name else { return true }
      return !properties.contains { $0.name == label }
    }) {
      if let label = wrong.label?.name {
        let meant = nearest(to: label, in: properties.map(\.name).filter { !given.contains($0) })
        report(
          "`\(type.name)` has no property `\(label)` to set here",
          at: wrong.labelOrValue,
          hint: meant.map { "did you mean `\($0):`?" }
        )
      } else {
        report(
          "the argument has no label",
          at: wrong.expression,
          hint: "write `\(type.name)(\(declared): …)`"
        )
      }
      return
    }
    checkProperties(node, type)
    let missing = properties.first { property in
      property.initial == nil && property.lazyInitial == nil && property.type?.isOptional != true
        && !given.contains(property.name)
    }
    if let missing {
      report(
        "`\(type.name)` needs a value for `\(missing.name)`",
        at: node.calledExpression,
        hint: "write `\(missing.name): …`"
      )
    }
  }

  /// The closure of `create` ends with what undoes the subscription.
  func checkCreation(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.name == "create", let base = access.base,
      case .type(let reference) = reading.link(base), let type = reading.object(of: reference),
      type.isHost, type.name != "Disposables",
      let closure = node.trailingClosure, closure.statements.count > 1,
      !Exits.areIn(closure)
    else { return }
    report(
      "this closure must return a `Disposable`",
      at: closure.leftBrace,
      hint: "end it with `return Disposables.create()`"
    )
  }
}

extension LabeledExprSyntax {
  var labelOrValue: Syntax { label.map { Syntax($0) } ?? Syntax(expression) }
}

/// Looks for ways out of a closure, those of closures inside of it aside.
private final class Exits: SyntaxVisitor {
  private var isFound = false

  static func areIn(_ closure: ClosureExprSyntax) -> Bool {
    let exits = Exits(viewMode: .sourceAccurate)
    exits.walk(closure.statements)
    return exits.isFound
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}
