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
  /// Whether the program is Swift 2 for certain.
  let isOld: Bool
  /// Names of variables by the type that their initial value or annotation names.
  private(set) var variablesByType: [String: Set<String>] = [:]

  /// Reads the declarations.
  ///
  /// - Parameters:
  ///   - nodes: The program's naming nodes.
  ///   - isOld: Whether this is Swift 2, where no call of a function has its first label.
  init(_ nodes: [Syntax], isOld: Bool = false) {
    self.isOld = isOld
    var calls = FirstLabels()
    for node in nodes { note(node, &calls) }
    calledWithoutFirstLabel =
      isOld
      ? calls.labelled
      : calls.labelled.intersection(calls.calledWithout).subtracting(calls.unlabelled)
  }

  /// Whether the program has something of its own by this name.
  func declares(_ name: String) -> Bool {
    functions.contains(name) || types.contains(name) || variables.contains(name)
  }

  /// Names of functions by how their first parameter is declared and called.
  private struct FirstLabels {
    var labelled: Set<String> = []
    var unlabelled: Set<String> = []
    var calledWithout: Set<String> = []
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
          first.labelled.insert(name)
        } else if parameter.firstName.text == "_" {
          first.unlabelled.insert(name)
        }
      }
    case .operatorDecl: declaresOperators = true
    case .functionCallExpr(let node):
      guard let argument = node.arguments.first, argument.label == nil else { return }
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        first.calledWithout.insert(name.baseName.name)
      } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base != nil
      {
        first.calledWithout.insert(access.declName.baseName.name)
      }
    case .enumCaseElement(let node): cases.insert(node.name.name)
    case .patternBinding(let node): note(node)
    case .functionParameter(let node):
      let name = (node.secondName ?? node.firstName).name
      variables.insert(name)
      if let type = node.type.as(IdentifierTypeSyntax.self)?.name.text {
        variablesByType[type, default: []].insert(name)
      } else if node.type.is(ArrayTypeSyntax.self) {
        variablesByType["Array", default: []].insert(name)
      }
    case .classDecl(let node): types.insert(node.name.text)
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
    var type = node.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
    let value = node.initializer?.value
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
