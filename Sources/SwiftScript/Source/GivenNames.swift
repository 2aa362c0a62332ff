import SwiftSyntax

/// The variables of a script that are given what a call makes: `first` for `let first = numbers.subscribe()`.
struct GivenNames: Sendable {
  private var names: [Int: String] = [:]

  /// Finds them in a file; none in a text that nests too deeply.
  init(of file: SourceFile) {
    guard let tree = try? file.tree() else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (offset, name) in finder.found { names[file.place(ofTreeOffset: offset)] = name }
  }

  /// The variable for a call whose name begins at this offset.
  subscript(offset: Int) -> String? { names[offset] }

  private final class Finder: SyntaxVisitor {
    var found: [(offset: Int, name: String)] = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let pattern = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer {
        note(value.value, as: pattern.identifier.text)
      }
      return .visitChildren
    }

    /// `name = call`, `self.name = call`: operators are not folded yet.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      if let name = parts[0].as(DeclReferenceExprSyntax.self) {
        note(parts[2], as: name.baseName.text)
      } else if let member = parts[0].as(MemberAccessExprSyntax.self) {
        note(parts[2], as: member.declName.baseName.text)
      }
      return .visitChildren
    }

    private func note(_ value: ExprSyntax, as name: String) {
      guard name != "_", let call = value.as(FunctionCallExprSyntax.self) else { return }
      var called = call.calledExpression
      if let generic = called.as(GenericSpecializationExprSyntax.self) {
        called = generic.expression
      }
      if let member = called.as(MemberAccessExprSyntax.self) {
        found.append((member.declName.positionAfterSkippingLeadingTrivia.utf8Offset, name))
        // A factory's call stands under the name of its type: `ReplaySubject<Int>.create(bufferSize: 2)`.
        if let base = member.base, base.is(GenericSpecializationExprSyntax.self) {
          found.append((base.positionAfterSkippingLeadingTrivia.utf8Offset, name))
        }
      } else {
        found.append((called.positionAfterSkippingLeadingTrivia.utf8Offset, name))
      }
    }
  }
}
