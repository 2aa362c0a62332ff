import SwiftSyntax

extension SpellingTable {
  /// A file's text in today's spelling; everything that is no old spelling stays as it is written.
  ///
  /// - Parameter program: The files that belong together, whose declarations count for all of them.
  /// - Throws: `ScriptErrors` if the text is no Swift.
  public func modernized(_ file: SourceFile, of program: [SourceFile] = []) throws -> String {
    let tree = try file.tree()
    if let mistakes = ScriptErrors(parsing: tree, in: file) { throw mistakes }
    let others = program.filter { $0 !== file }
    let isOld = uses(in: [file] + program).contains { $0.spelling.versions.upperBound <= 2 }
    let names = DeclaredNames(([file] + others).flatMap(\.namingNodes), isOld: isOld)
    let readable = OldSyntax(file.text, for: .person(isOld: isOld)).tree
    let text = Modernizer(SpellingSearch(table: self, names: names)).text(of: Syntax(readable))
    return companions.reduce(text) { text, companion in
      let isUsed = uses(in: [file]).contains { use in
        companion.types.contains { use.spelling.new.hasPrefix($0) }
      }
      return isUsed ? companion.imported(in: text) : text
    }
  }
}

/// Writes a tree in today's spelling.
final class Modernizer {
  let search: SpellingSearch
  /// What tokens are written as instead.
  private var replacements: [SyntaxIdentifier: String] = [:]
  /// What expressions are written as instead.
  var substitutes: [SyntaxIdentifier: String] = [:]

  init(_ search: SpellingSearch) { self.search = search }

  /// The text of a node with the space and comments around it.
  func text(of node: Syntax) -> String {
    // A closure that isn't kept needs no word for it since Swift 3.
    // Results are not to be thrown away unless a function allows it.
    if let name = node.as(AttributeSyntax.self)?.attributeName.bareText,
      ["noescape", "warn_unused_result"].contains(name)
    {
      return node.leadingTrivia.description
    }
    if let substitute = substitutes[node.id] {
      return node.leadingTrivia.description + substitute + node.trailingTrivia.description
    }
    if let item = node.as(CodeBlockItemSyntax.self), let change = PartialChange(item, search) {
      return rewritten(change) + (item.semicolon.map { plainText(of: Syntax($0)) } ?? "")
    }
    if let match = search.match(node) { return rewritten(node, match) }
    return plainText(of: node)
  }

  private func plainText(of node: Syntax) -> String {
    if let token = node.as(TokenSyntax.self) {
      return token.leadingTrivia.description + (replacements[token.id] ?? token.text)
        + token.trailingTrivia.description
    }
    return node.children(viewMode: .sourceAccurate).map(text).joined()
  }

  /// The text of a node alone.
  func inner(_ node: some SyntaxProtocol) -> String {
    let whole = text(of: Syntax(node))
    return String(
      whole.dropFirst(node.leadingTrivia.description.count)
        .dropLast(node.trailingTrivia.description.count)
    )
  }

  private func rewritten(_ node: Syntax, _ match: SpellingMatch) -> String {
    switch match.spelling.home {
    case .typeName where match.spelling.new == "Error" && search.names.types.contains("Error"):
      // Programs called their own errors that, while Swift's was called `ErrorType`.
      return replacing(match.name, by: "Swift.Error", in: node)
    case .typeName, .module: return replacing(match.name, by: match.spelling.new, in: node)
    case .anywhere where !match.spelling.isFunction:
      if match.spelling === Spelling.impliedFirstLabel {
        return replacing(match.name, by: "_ " + match.name.text, in: node)
      }
      return replacing(match.name, by: match.spelling.new, in: node)
    case .cases: return replacing(match.name, by: match.shape.newName, in: node)
    default: break
    }
    if let call = node.as(FunctionCallExprSyntax.self), let labels = match.shape.newLabels {
      return relabelled(call, match, labels)
    }
    return reshaped(node, match)
  }

  /// The node with another word in one place.
  private func replacing(_ token: TokenSyntax, by word: String, in node: Syntax) -> String {
    replacements[token.id] = word
    return plainText(of: node)
  }

  // MARK: The same arguments in the same order

  private func relabelled(
    _ call: FunctionCallExprSyntax,
    _ match: SpellingMatch,
    _ labels: [String?]
  ) -> String {
    replacements[match.name.id] = match.shape.newName
    // The name is that of a type too, which is called something else where it stands alone.
    let callee =
      call.calledExpression.is(DeclReferenceExprSyntax.self)
      ? plainText(of: Syntax(call.calledExpression)) : self.text(of: Syntax(call.calledExpression))
    var text = match.base == nil ? match.shape.newPrefix ?? "" : ""
    if match.base == nil, case .values = match.spelling.home { text = "self." }
    if !text.isEmpty {
      let lead = call.leadingTrivia.description
      text = lead + text + callee.dropFirst(lead.count)
    } else {
      text = callee
    }
    let parameters = match.shape.parameters ?? []
    let closure = Array(zip(match.arguments.indices, match.arguments)).last {
      $1.contains(where: \.isTrailing)
    }
    let movesIn = closure.map { labels[$0.0] }.flatMap { $0 }.map(Self.needsParentheses) ?? false
    let opens = call.leftParen?.description ?? (movesIn ? "(" : "")
    // The space between the name and a closure goes when the closure moves into parentheses.
    if movesIn, call.leftParen == nil {
      text = String(text.reversed().drop { $0 == " " }.reversed())
    }
    text += opens
    for (position, sources) in match.arguments.enumerated() {
      for (number, source) in sources.enumerated() where !source.isTrailing {
        guard let node = source.node else { continue }
        let lead = node.leadingTrivia.description
        let label = number == 0 ? labels[position].map { "\($0): " } ?? "" : ""
        let value = parameters[position].isSeconds ? nil : swapped(source, match)
        text += lead + label + (value ?? argument(source, parameters[position]))
        text += node.expression.trailingTrivia.description
        text += node.trailingComma?.description ?? ""
      }
    }
    guard let (position, sources) = closure, let trailing = sources.last(where: \.isTrailing) else {
      return text + (call.rightParen?.description ?? "")
    }
    let value = swapped(trailing, match) ?? inner(trailing.expression)
    let after = trailing.expression.trailingTrivia.description
    guard movesIn, let label = labels[position] else {
      return text + (call.rightParen?.description ?? "")
        + trailing.expression.leadingTrivia.description + value + after
    }
    let comma = call.arguments.isEmpty ? "" : ", "
    return text + comma + "\(label): " + value + ")" + after
  }

  /// Whether a closure with this label must not stand behind the parentheses, where it could be another one.
  static func needsParentheses(_ label: String) -> Bool {
    ["on", "after", "while", "until", "when"].contains { label.hasPrefix($0) }
  }

  // MARK: Another shape

  private func reshaped(_ node: Syntax, _ match: SpellingMatch) -> String {
    var values: [String: String] = [:]
    for (parameter, sources) in zip(match.shape.parameters ?? [], match.arguments) {
      if sources.isEmpty, !parameter.isVariadic { continue }
      values[parameter.name] =
        sources.map { swapped($0, match) ?? argument($0, parameter) }.joined(separator: ", ")
    }
    if match.spelling.isAssignment, let sequence = node.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      // What stands behind the value stands behind the whole.
      let value = String(
        parts.dropFirst(2).map { text(of: Syntax($0)) }.joined()
          .dropLast(sequence.trailingTrivia.description.count)
      ).trimmingSpaces
      let infix = parts[1].assignedOperator ?? ""
      values["new"] = infix.isEmpty ? value : "\(inner(parts[0])) \(infix) \(value)"
    }
    let leads = match.shape.leadsWithSelf
    if let base = match.base, !leads { values["self"] = inner(base) }
    var closure = ""
    if let name = match.shape.trailingParameter, let text = values[name],
      match.arguments.last?.last?.isTrailing == true
    {
      values[name] = nil
      closure = " " + text
    }
    var new = TodaysText(values: values, leavesOutSelf: leads).text(of: match.shape.new)
    if !closure.isEmpty { new = new.withoutEmptyParentheses + closure }
    guard leads, let base = match.base else { return framed(new, node) }
    // The chain keeps its lines.
    let period = match.period?.description ?? ""
    let comments = comments(lostFrom: node, after: base.endPosition, in: period + new)
      .map { $0.isLine && !match.spelling.isAssignment ? "/*\($0.text.dropFirst(2)) */" : $0.text }
    return text(of: Syntax(base)) + period + new + comments.map { " " + $0 }.joined()
      + node.trailingTrivia.description
  }

  /// A new text with what stood around the old one, and the comments that stood in it.
  private func framed(_ text: String, _ node: Syntax) -> String {
    let lead = node.leadingTrivia.description
    let indentation = String(lead.reversed().prefix { $0 == " " || $0 == "\t" })
    let lost = comments(lostFrom: node, after: node.position, in: text)
      .map { $0.text + ($0.isLine ? "\n" + indentation : " ") }
    return lead + lost.joined() + text + node.trailingTrivia.description
  }

  /// The comments inside of a node, from a place on, that a new text has not.
  private func comments(
    lostFrom node: Syntax,
    after start: AbsolutePosition,
    in text: String
  ) -> [(text: String, isLine: Bool)] {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    return tokens.enumerated().flatMap { position, token -> [TriviaPiece] in
      guard token.position >= start else { return [] }
      let before = position == 0 ? [] : Array(token.leadingTrivia)
      return before + (position == tokens.count - 1 ? [] : Array(token.trailingTrivia))
    }
    .compactMap { piece -> (text: String, isLine: Bool)? in
      switch piece {
      case .lineComment(let comment), .docLineComment(let comment): (comment, true)
      case .blockComment(let comment), .docBlockComment(let comment): (comment, false)
      default: nil
      }
    }
    .filter { !text.contains($0.text) }
  }

  // MARK: Arguments

  private func argument(_ source: WrittenArgument, _ parameter: SpellingShape.Parameter) -> String {
    let text = inner(source.expression)
    guard parameter.isSeconds else { return text }
    if let seconds = source.seconds { return Self.interval(seconds) }
    // What is a time interval already stays one.
    if text.hasPrefix(".") || text.contains("econds(") { return text }
    let factor = text.contains(" ") ? "(\(text))" : text
    return ".milliseconds(Int(\(factor) * 1000))"
  }

  /// A number of seconds as a time interval is written.
  static func interval(_ seconds: Double) -> String {
    for (unit, scale) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6)] {
      let count = (seconds * scale).rounded()
      if abs(count - seconds * scale) < 1e-6 * scale.squareRoot(), abs(count) < 1e15 {
        return ".\(unit)(\(Int(count)))"
      }
    }
    let nanoseconds = (seconds * 1e9).rounded()
    return ".nanoseconds(\(Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)))"
  }

  /// A closure of (element, index) as one of (index, element), where the spelling asks for it.
  private func swapped(_ source: WrittenArgument, _ match: SpellingMatch) -> String? {
    guard match.spelling.twist == .swapsPair else { return nil }
    guard let closure = source.expression.as(ClosureExprSyntax.self) else {
      return "{ \(inner(source.expression))($0.element, $0.index) }"
    }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      let names = names.map(\.name)
      if names.count == 2 { swap(names[0], names[1]) }
    case .parameterClause(let clause):
      let parameters = Array(clause.parameters)
      if parameters.count == 2 {
        swap(parameters[0].firstName, parameters[1].firstName)
        if let first = parameters[0].type?.firstToken(viewMode: .sourceAccurate),
          let second = parameters[1].type?.firstToken(viewMode: .sourceAccurate)
        {
          swap(first, second)
        }
      }
    case nil:
      for token in closure.tokens(viewMode: .sourceAccurate) {
        if token.text == "$0" { replacements[token.id] = "$0.element" }
        if token.text == "$1" { replacements[token.id] = "$0.index" }
      }
    }
    return inner(closure)
  }

  private func swap(_ first: TokenSyntax, _ second: TokenSyntax) {
    replacements[first.id] = second.text
    replacements[second.id] = first.text
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }

  fileprivate var withoutEmptyParentheses: String {
    hasSuffix("()") ? String(dropLast(2)) : self
  }
}
