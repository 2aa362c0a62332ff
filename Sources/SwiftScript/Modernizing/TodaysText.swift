import SwiftSyntax

extension SpellingShape {
  /// The name of what is called today.
  var newName: String {
    if let call = new.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.lastName ?? spelling.new
    }
    return new.lastName ?? spelling.new
  }

  /// What stands before that name if it is no value: `Observable.`.
  var newPrefix: String? {
    guard
      let access = new.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self), let base = access.base?.bareText,
      base != "self"
    else { return nil }
    return base + "."
  }

  /// Today's labels, if nothing but the name and labels differs.
  var newLabels: [String?]? {
    guard let parameters, let call = new.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, call.arguments.count == parameters.count
    else { return nil }
    switch spelling.home {
    case .values:
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        base.bareText == "self"
      else { return nil }
    case .statics(let type):
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        base.bareText == type
      else { return nil }
    case .anywhere:
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard access.base?.is(DeclReferenceExprSyntax.self) == true,
          !parameters.contains(where: { $0.name == access.base?.bareText })
        else { return nil }
      }
    default: return nil
    }
    for (parameter, argument) in zip(parameters, call.arguments) {
      guard argument.expression.bareText == parameter.name else { return nil }
    }
    return call.arguments.map { $0.label?.name }
  }

  /// Whether a call is written today's way already: a trailing closure hides the label that alone would differ.
  func isToday(_ arguments: [[WrittenArgument]]) -> Bool {
    guard newName == spelling.name, spelling.home != .anywhere || newPrefix == nil,
      let labels = newLabels, let parameters,
      !parameters.contains(where: \.isSeconds)
    else { return false }
    return zip(arguments, labels).allSatisfy { sources, label in
      sources.allSatisfy { $0.isTrailing || $0.label == label }
    }
  }

  /// Whether the new expression is a chain that begins at `self`.
  var leadsWithSelf: Bool {
    spelling.new.hasPrefix("self.") && spelling.new.ranges(of: "self").count == 1
  }

  /// The parameter whose closure may stand behind the call.
  var trailingParameter: String? {
    guard let last = new.as(FunctionCallExprSyntax.self)?.arguments.last,
      let name = last.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let label = new.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text
    if let label, Modernizer.needsParentheses(label) { return nil }
    return parameters?.last?.name == name ? name : nil
  }
}

/// Writes a spelling's new expression with a program's own arguments in the places of the parameters.
struct TodaysText {
  /// The texts by parameter; what is absent was not given.
  let values: [String: String]
  /// Whether the `self.` at the beginning is left out.
  var leavesOutSelf = false

  func text(of expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return values[name.baseName.text] ?? name.bareText
    case .memberAccessExpr(let access):
      let name = access.declName.bareText
      guard let base = access.base else { return ".\(name)" }
      if leavesOutSelf, base.bareText == "self" { return name }
      let text = text(of: base)
      return (needsParentheses(text, base) ? "(\(text))" : text) + ".\(name)"
    case .functionCallExpr(let call):
      let arguments = call.arguments.compactMap { argument -> String? in
        if let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          values[name] == nil, name.first?.isLowercase == true
        {
          return nil
        }
        let label = argument.label.map { "\($0.text): " } ?? ""
        return label + text(of: argument.expression)
      }
      let closure = call.trailingClosure.map { " " + $0.bareText } ?? ""
      let list = arguments.joined(separator: ", ")
      let parentheses = list.isEmpty && !closure.isEmpty ? "" : "(\(list))"
      return text(of: call.calledExpression) + parentheses + closure
    case .sequenceExpr(let sequence):
      return sequence.elements.map { text(of: $0) }.joined(separator: " ")
    case .arrayExpr(let array):
      return "[" + array.elements.map { text(of: $0.expression) }.joined(separator: ", ") + "]"
    default: return expression.bareText
    }
  }

  private func needsParentheses(_ text: String, _ base: ExprSyntax) -> Bool {
    guard base.is(DeclReferenceExprSyntax.self), text != base.bareText else {
      return false
    }
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == " " { return true }
    }
    return false
  }
}
