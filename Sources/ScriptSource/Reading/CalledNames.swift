import SwiftSyntax

/// The names that calls of a text name, and the variables that are given what the calls make.
package struct CalledNames: Sendable {
  package struct Name: Sendable {
    /// The last name before the parentheses: `map` in `numbers.map { … }`.
    package let range: TextRange
    /// `first` for `let first = numbers.subscribe()`.
    package fileprivate(set) var variable: String?
  }

  private var names: [TextRange: Name] = [:]

  /// Finds them in a text; none in one that nests too deeply.
  package init(in text: String) {
    guard NestingLimit.complaint(beforeParsing: text) == nil else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SourceFileSyntax(reading: text))
    names = finder.names
  }

  /// The name that the call in this place names.
  package subscript(call: TextRange) -> Name? { names[call] }

  private final class Finder: SyntaxVisitor {
    var names: [TextRange: Name] = [:]
    private var variables: [TextRange: String] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let place = TextRange(node)
      names[place] = Name(range: node.calledExpression.calledName, variable: variables[place])
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let pattern = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer {
        note(value.value, as: pattern.identifier.text)
      }
      return .visitChildren
    }

    /// `name = call`, `self.name = call`: operators are not folded.
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
      if name != "_", value.is(FunctionCallExprSyntax.self) { variables[TextRange(value)] = name }
    }
  }
}

extension ExprSyntax {
  /// The last name of what is called, without generic arguments.
  fileprivate var calledName: TextRange {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.calledName
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return TextRange(self) }
    return TextRange(member.declName.baseName)
  }
}
