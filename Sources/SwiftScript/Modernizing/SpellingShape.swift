import SwiftParser
import SwiftSyntax

/// A spelling's two sides, each parsed when somebody first asks for it.
final class SpellingShape {
  struct Parameter: Equatable {
    let label: String?
    let name: String
    let hasDefault: Bool
    let isVariadic: Bool
    let isFunction: Bool
    /// Whether only a number that is written out fits, which today has a unit.
    let isSeconds: Bool
    /// Whether no function fits.
    let isValue: Bool
  }

  let spelling: Spelling
  /// `nil` for what is no function.
  private(set) lazy var parameters: [Parameter]? =
    spelling.isFunction ? Self.parameters(of: spelling) : nil
  /// What is written today.
  private(set) lazy var new = Self.expression(spelling.new)

  init(_ spelling: Spelling) { self.spelling = spelling }

  private static func expression(_ text: String) -> ExprSyntax {
    guard case .expr(let expression)? = Parser.parse(source: text).statements.first?.item else {
      preconditionFailure("`\(text)` is no expression")
    }
    return expression
  }

  private static func parameters(of spelling: Spelling) -> [Parameter] {
    plainParameters(of: spelling) ?? parsedParameters(of: spelling)
  }

  /// The parameters of a declaration in one of the few forms that nearly all have; `nil` if it is in another.
  static func plainParameters(of spelling: Spelling) -> [Parameter]? {
    WrittenDeclaration(spelling.old.behind(spelling.name))?.parameters.map { parameter in
      Parameter(
        label: parameter.first == "_" ? nil : parameter.first,
        name: parameter.second ?? parameter.first,
        hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.isVariadic,
        isFunction: parameter.type.takesFunction,
        isSeconds: parameter.type.isSeconds,
        isValue: parameter.type.isValue
      )
    }
  }

  /// The parameters of a declaration in any form.
  static func parsedParameters(of spelling: Spelling) -> [Parameter] {
    let text = "func f" + spelling.old.behind(spelling.name)
    guard
      let function = Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self)
    else { preconditionFailure("`\(spelling.old)` is no declaration") }
    return function.signature.parameterClause.parameters.map { parameter in
      let first = parameter.firstName.text
      let type = parameter.type.bareText
      return Parameter(
        label: first == "_" ? nil : first,
        name: (parameter.secondName ?? parameter.firstName).text,
        hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.ellipsis != nil,
        isFunction: type.hasBytes(of: "->") || type == "Any",
        isSeconds: type == "Seconds",
        isValue: type == "Value"
      )
    }
  }

  /// One list of arguments a parameter, or `nil` if a call with these is none of the old function.
  ///
  /// - Parameters:
  ///   - isSeconds: Whether an argument that is no literal is a number of seconds.
  ///   - isFunction: Whether an argument is a function.
  func match(
    _ arguments: [WrittenArgument],
    isSeconds: (ExprSyntax) -> Bool,
    isFunction: (ExprSyntax) -> Bool
  ) -> [[WrittenArgument]]? {
    guard let parameters else { return nil }
    var rest = arguments[...]
    var result: [[WrittenArgument]] = []
    for parameter in parameters {
      var taken: [WrittenArgument] = []
      while let next = rest.first, next.fits(parameter, isSeconds, isFunction) {
        taken.append(rest.removeFirst())
        if !parameter.isVariadic { break }
      }
      guard !taken.isEmpty || parameter.hasDefault || parameter.isVariadic else { return nil }
      result.append(taken)
    }
    return rest.isEmpty ? result : nil
  }
}

/// An argument as a call has it.
struct WrittenArgument {
  let label: String?
  let expression: ExprSyntax
  let isTrailing: Bool
  /// The argument with its label and comma; `nil` for a trailing closure.
  let node: LabeledExprSyntax?

  static func all(of call: FunctionCallExprSyntax) -> [WrittenArgument] {
    var all = call.arguments.map {
      WrittenArgument(label: $0.label?.name, expression: $0.expression, isTrailing: false, node: $0)
    }
    if let closure = call.trailingClosure {
      all.append(
        WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true, node: nil)
      )
    }
    return all
  }

  fileprivate func fits(
    _ parameter: SpellingShape.Parameter,
    _ isSeconds: (ExprSyntax) -> Bool,
    _ isFunction: (ExprSyntax) -> Bool
  ) -> Bool {
    if isTrailing { return parameter.isFunction }
    if parameter.isSeconds, seconds == nil, !isSeconds(expression) { return false }
    if parameter.isValue, isFunction(expression) { return false }
    return label == parameter.label
  }

  /// The number, if one is written out.
  var seconds: Double? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): Double(literal.literal.text.filter { $0 != "_" })
    case .floatLiteralExpr(let literal): Double(literal.literal.text.filter { $0 != "_" })
    default: nil
    }
  }
}

extension Spelling {
  /// The names of the old parameters, and the new expression: both sides as they are read.
  ///
  /// A side that can't be read is a mistake of the table and stops the program.
  package var parts: (parameters: [String]?, new: String) {
    let shape = SpellingShape(self)
    return (shape.parameters?.map(\.name), shape.new.bareText)
  }
}

extension WrittenType {
  /// Whether a closure fits.
  fileprivate var takesFunction: Bool {
    switch self {
    case .function, .optional(.function): true
    case .name("Any", _): true
    default: false
    }
  }

  fileprivate var isSeconds: Bool { if case .name("Seconds", _) = self { true } else { false } }
  fileprivate var isValue: Bool { if case .name("Value", _) = self { true } else { false } }
}
