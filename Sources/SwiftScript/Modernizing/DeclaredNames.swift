import SwiftSyntax

/// What a program's own declarations say about its names.
struct DeclaredNames {
  private(set) var functions: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var cases: Set<String> = []
  private(set) var variables: Set<String> = []
  /// Functions that are called without their first label, as Swift 2 had it.
  private(set) var calledWithoutFirstLabel: Set<String> = []
  /// Whether the program declares operators itself.
  private(set) var declaresOperators = false
  /// Whether the program makes an `RxTimeInterval` of a number, as it could up to RxSwift 4.
  private(set) var givesNumbersToIntervals = false
  /// Whether the program is Swift 2 for certain.
  let isOld: Bool
  /// Names of variables by the type that their initial value or annotation names.
  private(set) var variablesByType: [String: Set<String>] = [:]
  private(set) var classes: Set<String> = []
  /// What variables hold that are of a generic type: `Array` of `Variable<[Int]>([])`.
  private(set) var heldTypes: [String: String] = [:]

  /// Reads the declarations.
  ///
  /// - Parameters:
  ///   - nodes: The program's naming nodes.
  ///   - isOld: Whether this is Swift 2, where no call of a function has its first label.
  init(_ nodes: [Syntax], isOld: Bool = false) {
    self.isOld = isOld
    var first = FirstLabels()
    for node in nodes { note(node, &first) }
    calledWithoutFirstLabel =
      isOld ? Set(first.labelled.keys) : first.calledWithout.subtracting(first.unlabelled)
  }

  /// Whether the program has something of its own by this name.
  func declares(_ name: String) -> Bool {
    functions.contains(name) || types.contains(name) || variables.contains(name)
  }

  /// Functions by how their first parameter is declared and called.
  private struct FirstLabels {
    /// Those whose first parameter has a label only since Swift 3.
    var labelled: [String: [FunctionSignatureSyntax]] = [:]
    var unlabelled: Set<String> = []
    /// Those that are called with a label before the first argument.
    var calledWith: Set<String> = []
    /// The other calls.
    var calls: [String: [FunctionCallExprSyntax]] = [:]

    /// Functions that some call fits if the first label is left out, and none with it.
    var calledWithout: Set<String> {
      let names = labelled.filter { name, signatures in
        guard !calledWith.contains(name), let calls = calls[name] else { return false }
        let shapes = Set(calls.map(WrittenLabels.init))
        return signatures.contains {
          shapes.contains(where: WrittenLabels($0).takesWithoutFirstLabel)
        }
      }
      return Set(names.keys)
    }
  }

  private mutating func note(_ node: Syntax, _ first: inout FirstLabels) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      let name = node.name.name
      functions.insert(name)
      if case .identifier = node.name.tokenKind,
        let parameter = node.signature.parameterClause.parameters.first
      {
        if parameter.hasImpliedFirstLabel {
          first.labelled[name, default: []].append(node.signature)
        } else if parameter.firstName.text == "_" {
          first.unlabelled.insert(name)
        }
      }
    case .operatorDecl: declaresOperators = true
    case .functionCallExpr(let node):
      guard let argument = node.arguments.first,
        let name = node.calledExpression.lastName ?? node.calleeName
      else { return }
      if name == "RxTimeInterval", argument.label == nil { givesNumbersToIntervals = true }
      if argument.label == nil {
        first.calls[name, default: []].append(node)
      } else {
        first.calledWith.insert(name)
      }
    case .enumCaseElement(let node): cases.insert(node.name.name)
    case .patternBinding(let node): note(node)
    case .functionParameter(let node):
      let name = (node.secondName ?? node.firstName).name
      variables.insert(name)
      if let type = node.type.as(IdentifierTypeSyntax.self)?.name.text {
        noteInterval(type, node.defaultValue?.value)
        variablesByType[type, default: []].insert(name)
      } else if node.type.is(ArrayTypeSyntax.self) {
        variablesByType["Array", default: []].insert(name)
      }
    case .classDecl(let node):
      types.insert(node.name.text)
      classes.insert(node.name.text)
    case .structDecl(let node): types.insert(node.name.text)
    case .enumDecl(let node): types.insert(node.name.text)
    case .protocolDecl(let node): types.insert(node.name.text)
    case .typeAliasDecl(let node): types.insert(node.name.text)
    default: break
    }
  }

  private mutating func note(_ node: PatternBindingSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return }
    variables.insert(name)
    heldTypes[name] = heldType(of: node)
    var type = node.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
    let value = node.initializer?.value
    noteInterval(type, value)
    if value?.is(ArrayExprSyntax.self) == true
      || node.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true
    {
      type = "Array"
    }
    if node.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true { type = "Optional" }
    if type == nil,
      value?.is(FloatLiteralExprSyntax.self) == true
        || value?.is(IntegerLiteralExprSyntax.self) == true
    {
      type = "number"
    }
    if type == nil, let call = node.initializer?.value.as(FunctionCallExprSyntax.self) {
      type = call.calleeName
    }
    if let type { variablesByType[type, default: []].insert(name) }
  }

  /// The argument of a variable's generic type, as it is written or as the first value shows it.
  private func heldType(of node: PatternBindingSyntax) -> String? {
    let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
    let clause =
      node.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? call?.calledExpression.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    if case .type(let type)? = clause?.arguments.first?.argument {
      return type.is(ArrayTypeSyntax.self)
        ? "Array" : type.as(IdentifierTypeSyntax.self)?.name.text
    }
    guard let value = call?.arguments.first?.expression else { return nil }
    if value.is(ArrayExprSyntax.self) { return "Array" }
    guard let made = value.as(FunctionCallExprSyntax.self) else { return nil }
    return made.calledExpression.is(ArrayExprSyntax.self) ? "Array" : made.calleeName
  }

  private mutating func noteInterval(_ type: String?, _ value: ExprSyntax?) {
    guard type == "RxTimeInterval", let value else { return }
    if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) {
      givesNumbersToIntervals = true
    }
  }
}

extension FunctionParameterSyntax {
  /// Whether the first parameter of a function had no label in Swift 2 and has one since.
  var hasImpliedFirstLabel: Bool { secondName == nil && firstName.text != "_" }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without generic arguments.
  var calleeName: String? {
    let callee =
      calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.name
  }
}
