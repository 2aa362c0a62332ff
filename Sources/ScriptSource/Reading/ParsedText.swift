import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Reads a whole text as the compiler does.
  ///
  /// The parser looks for the `in` of a closure that begins with a parenthesis as far as the closure goes, so it takes
  /// that of a loop further on for the end of a signature; such closures are read again.
  ///
  /// - Parameters:
  ///   - text: A text that doesn't nest too deeply.
  ///   - levels: How many groups may stand inside each other; `nil` for the parser's own choice.
  package init(reading text: String, levels: Int? = nil) {
    var text = text
    self = text.withUTF8 { bytes in
      var parser = Parser(bytes, maximumNestingLevel: levels)
      return SourceFileSyntax.parse(from: &parser)
    }
    if hasError { self = ClosureRereader(levels: levels).visit(self) }
  }
}

/// Reads closures again whose first parentheses are no parameters.
private final class ClosureRereader: SyntaxRewriter {
  private let levels: Int?

  init(levels: Int?) {
    self.levels = levels
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard node.hasError, node.beginsWithExpression, let body = body(of: node) else {
      return super.visit(node)
    }
    return ExprSyntax(
      ClosureExprSyntax(
        leftBrace: node.leftBrace,
        statements: body.statements,
        body.unexpectedBetweenStatementsAndRightBrace,
        rightBrace: node.rightBrace
      )
    )
  }

  /// What stands between the braces, read as that of a statement.
  private func body(of closure: ClosureExprSyntax) -> CodeBlockSyntax? {
    let content = closure.description.utf8
      .dropFirst(closure.leftBrace.totalLength.utf8Length)
      .dropLast(closure.rightBrace.totalLength.utf8Length)
    let file = SourceFileSyntax(reading: "do {\(Substring(content))\n}", levels: levels)
    guard file.statements.count == 1,
      let block = file.statements.first?.item.as(DoStmtSyntax.self)?.body,
      block.rightBrace.presence == .present,
      block.description.utf8.count == content.count + "{\n}".utf8.count
    else { return nil }
    return block
  }
}

extension ClosureExprSyntax {
  /// Whether what follows the parenthesis it begins with is no rest of a signature.
  fileprivate var beginsWithExpression: Bool {
    guard var token = leftBrace.nextToken(viewMode: .sourceAccurate), token.tokenKind == .leftParen
    else { return false }
    var depth = 0
    repeat {
      switch token.tokenKind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      default: break
      }
      guard token != rightBrace, let next = token.nextToken(viewMode: .sourceAccurate) else {
        return false
      }
      token = next
    } while depth > 0
    return switch token.tokenKind {
    case .keyword(.in), .keyword(.async), .keyword(.throws), .keyword(.rethrows), .arrow: false
    default: true
    }
  }
}
