import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What Swift 2 wrote in a way that the parser no longer takes.
///
/// The repaired text has every line where it was, and nearly every column.
enum OldSyntax {
  /// The tree of a text; of the repaired text, if the parser likes that better.
  static func tree(of text: String) -> SourceFileSyntax {
    var tree = Parser.parse(source: text)
    if text.contains("++") || text.contains("--") { tree = withoutCounting(tree) }
    guard tree.hasError, let repaired = repaired(tree) else { return tree }
    return repaired
  }

  private static func mistakes(in tree: SourceFileSyntax) -> Int {
    tree.hasError ? ParseDiagnosticsGenerator.diagnostics(for: tree).count : 0
  }

  /// The tree of the repaired text, unless that has as many mistakes.
  static func repaired(_ tree: SourceFileSyntax) -> SourceFileSyntax? {
    let tokens = Array(tree.tokens(viewMode: .all)).filter { $0.presence == .present }
    var texts = tokens.map(\.text)
    separateConditions(tokens, &texts)
    moveInout(tokens, &texts)
    encloseParameters(tokens, &texts)
    guard texts != tokens.map(\.text) else { return nil }
    var text = ""
    for (token, new) in zip(tokens, texts) {
      text += token.leadingTrivia.description + new + token.trailingTrivia.description
    }
    let repaired = Parser.parse(source: text)
    return mistakes(in: repaired) < mistakes(in: tree) ? repaired : nil
  }

  /// `i++` as a statement is `i+=1` today, unless the program has such an operator itself.
  ///
  /// This makes the line a byte longer, and moves nothing that stands before.
  private static func withoutCounting(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    var edits: [SyntaxIdentifier: String] = [:]
    func visit(_ node: Syntax) {
      if let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item {
        if let counted = expression.as(PostfixOperatorExprSyntax.self),
          let new = assignment(counted.operator.text)
        {
          edits[counted.operator.id] = new
        } else if let counted = expression.as(PrefixOperatorExprSyntax.self),
          let new = assignment(counted.operator.text),
          let last = counted.expression.lastToken(viewMode: .sourceAccurate)
        {
          edits[counted.operator.id] = ""
          edits[last.id] = last.text + new
        }
      }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    func assignment(_ name: String) -> String? {
      name == "++" ? "+=1" : name == "--" ? "-=1" : nil
    }
    let declares = tree.statements.contains {
      if case .decl(let declaration) = $0.item {
        declaration.is(OperatorDeclSyntax.self)
      } else {
        false
      }
    }
    if declares { return tree }
    visit(Syntax(tree))
    if edits.isEmpty { return tree }
    let text = tree.tokens(viewMode: .sourceAccurate).map { token in
      token.leadingTrivia.description + (edits[token.id] ?? token.text)
        + token.trailingTrivia.description
    }
    return Parser.parse(source: text.joined())
  }

  /// `if let x = y where x > 0` has a comma today.
  private static func separateConditions(_ tokens: [TokenSyntax], _ texts: inout [String]) {
    for (start, token) in tokens.enumerated()
    where ["if", "guard", "while"].contains(token.text) {
      var depth = 0
      for position in tokens.indices[(start + 1)...] {
        let text = tokens[position].text
        if "([".contains(text), text.count == 1 { depth += 1 }
        if ")]".contains(text), text.count == 1 { depth -= 1 }
        if depth < 0 || text == "{" || text == "else" && depth == 0 { break }
        if depth == 0, text == "where" { texts[position] = ",    " }
      }
    }
  }

  /// `Int -> Int` has parentheses around its parameter today.
  private static func encloseParameters(_ tokens: [TokenSyntax], _ texts: inout [String]) {
    var open: [String] = []
    for position in tokens.indices.dropFirst().dropLast() {
      let text = tokens[position - 1].text
      if ["(", "[", "{"].contains(text) { open.append(text) }
      if [")", "]", "}"].contains(text) { _ = open.popLast() }
      guard case .identifier = tokens[position].tokenKind, tokens[position + 1].text == "->",
        // The last parameter of a closure stands before an arrow too.
        [":", "(", "->", "="].contains(text) || text == "," && open.last == "("
      else { continue }
      texts[position] = "(\(texts[position]))"
    }
  }

  /// `inout x: Int` has `inout` at the type today: each word moves one place to the left, the spaces stay.
  private static func moveInout(_ tokens: [TokenSyntax], _ texts: inout [String]) {
    for position in tokens.indices.dropLast(2) where tokens[position].text == "inout" {
      guard position > 0, ["(", ","].contains(tokens[position - 1].text) else { continue }
      // One name, or a label and a name.
      let colon = tokens[(position + 1)...].prefix(3).firstIndex { $0.text == ":" }
      guard let colon else { continue }
      for place in position..<colon { texts[place] = texts[place + 1] }
      texts[colon] = "inout"
    }
  }

  /// The space behind a token as it is written today, where the repair left it as it was.
  static func space(after token: TokenSyntax) -> String {
    let next = token.nextToken(viewMode: .sourceAccurate)
    switch (token.text, next?.text) {
    case (":", "inout"): return " "
    case (",", _) where token.trailingTrivia == .spaces(5): return " "
    case (_, ":") where next?.nextToken(viewMode: .sourceAccurate)?.text == "inout": return ""
    case (_, ",") where next?.trailingTrivia == .spaces(5): return ""
    default: return token.trailingTrivia.description
    }
  }
}
