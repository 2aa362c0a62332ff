import SwiftSyntax

/// What is wrong with `#if` and `#sourceLocation`, of which the parser knows the shape alone.
final class DirectiveComplaints: SyntaxVisitor {
  private var messages: [Message] = []

  static func messages(about tree: SourceFileSyntax, _ text: String) -> [Message] {
    guard text.hasBytes("#if") || text.hasBytes("#sourceLocation") else { return [] }
    let complaints = DirectiveComplaints(viewMode: .sourceAccurate)
    complaints.walk(tree)
    return complaints.messages
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { check(condition) }
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationArgumentsSyntax) -> SyntaxVisitorContinueKind {
    if Int(node.lineNumber.text) == 0 {
      report("the line number needs to be greater than zero", at: node.lineNumber)
    }
    return .skipChildren
  }

  private func check(_ condition: ExprSyntax) {
    switch Syntax(condition).as(SyntaxEnum.self) {
    case .functionCallExpr(let call): check(call)
    case .prefixOperatorExpr(let node): check(node.expression)
    case .tupleExpr(let tuple): for element in tuple.elements { check(element.expression) }
    case .sequenceExpr(let sequence): for element in sequence.elements { check(element) }
    default: break
    }
  }

  private func check(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.trimmedDescription
    guard let what = Self.arguments[name] else { return }
    let argument = call.arguments.count == 1 ? call.arguments.first?.expression : nil
    let isRight =
      ["swift", "compiler"].contains(name)
      ? argument?.is(PrefixOperatorExprSyntax.self) : argument?.is(DeclReferenceExprSyntax.self)
    guard isRight != true else { return }
    report("'\(name)' requires a single unlabeled argument for the \(what)", at: call)
  }

  /// What each condition asks for.
  private static let arguments = [
    "swift": "version comparison (>= or <= a version)",
    "compiler": "version comparison (>= or <= a version)",
    "os": "operating system", "arch": "architecture", "hasFeature": "feature",
    "targetEnvironment": "environment",
  ]

  private func report(_ text: String, at node: some SyntaxProtocol) {
    messages.append(Message(text, at: TextRange(node)))
  }
}
