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
  /// - Parameter isOld: Whether this is Swift 2, where no call of a function has its first label.
  init(_ trees: [SourceFileSyntax], isOld: Bool = false) {
    self.isOld = isOld
    let visitor = Visitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    declaresOperators = visitor.declaresOperators
    functions = visitor.functions
    types = visitor.types
    cases = visitor.cases
    variables = visitor.variables
    variablesByType = visitor.variablesByType
    calledWithoutFirstLabel =
      isOld
      ? visitor.labelledFirst
      : visitor.labelledFirst.intersection(visitor.unlabelledCalls)
        .subtracting(visitor.unlabelledFirst)
  }

  /// Whether the program has something of its own by this name.
  func declares(_ name: String) -> Bool {
    functions.contains(name) || types.contains(name) || variables.contains(name)
  }

  private final class Visitor: SyntaxVisitor {
    var declaresOperators = false
    var functions: Set<String> = []
    var types: Set<String> = []
    var cases: Set<String> = []
    var variables: Set<String> = []
    var labelledFirst: Set<String> = []
    var unlabelledFirst: Set<String> = []
    var unlabelledCalls: Set<String> = []
    var variablesByType: [String: Set<String>] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.name
      functions.insert(name)
      if case .identifier = node.name.tokenKind,
        let first = node.signature.parameterClause.parameters.first
      {
        if first.hasImpliedFirstLabel {
          labelledFirst.insert(name)
        } else if first.firstName.text == "_" {
          unlabelledFirst.insert(name)
        }
      }
      return .visitChildren
    }

    override func visitPost(_ node: OperatorDeclSyntax) { declaresOperators = true }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.arguments.first, first.label == nil else { return .visitChildren }
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        unlabelledCalls.insert(name.baseName.name)
      } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base != nil
      {
        unlabelledCalls.insert(access.declName.baseName.name)
      }
      return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      cases.insert(node.name.name)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
        return .visitChildren
      }
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
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      let name = (node.secondName ?? node.firstName).name
      variables.insert(name)
      if let type = node.type.as(IdentifierTypeSyntax.self)?.name.text {
        variablesByType[type, default: []].insert(name)
      } else if node.type.is(ArrayTypeSyntax.self) {
        variablesByType["Array", default: []].insert(name)
      }
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { types.insert(node.name.text) }
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
