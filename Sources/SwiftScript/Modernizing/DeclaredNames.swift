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

  /// Reads the declarations.
  ///
  /// - Parameter isOld: Whether this is Swift 2, where no call of a function has its first label.
  init(_ trees: [SourceFileSyntax], isOld: Bool = false) {
    self.isOld = isOld
    let visitor = Visitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    declaresOperators = visitor.declaresOperators
    givesNumbersToIntervals = visitor.givesNumbersToIntervals
    functions = visitor.functions
    types = visitor.types
    cases = visitor.cases
    variables = visitor.variables
    variablesByType = visitor.variablesByType
    calledWithoutFirstLabel =
      isOld
      ? visitor.labelledFirst
      : visitor.labelledFirst.filter { name in
        visitor.functionShapes[name, default: []].contains { function in
          visitor.callShapes[name, default: []].contains(where: function.takesWithoutFirstLabel)
        } && !visitor.labelledCalls.contains(name)
      }
      .subtracting(visitor.unlabelledFirst)
  }

  /// Whether the program has something of its own by this name.
  func declares(_ name: String) -> Bool {
    functions.contains(name) || types.contains(name) || variables.contains(name)
  }

  private final class Visitor: SyntaxVisitor {
    var declaresOperators = false
    var givesNumbersToIntervals = false
    var functions: Set<String> = []
    var types: Set<String> = []
    var cases: Set<String> = []
    var variables: Set<String> = []
    var labelledFirst: Set<String> = []
    var unlabelledFirst: Set<String> = []
    /// The functions whose first parameter has a label only since Swift 3.
    var functionShapes: [String: [WrittenLabels]] = [:]
    /// The calls whose first argument has no label.
    var callShapes: [String: Set<WrittenLabels>] = [:]
    /// The functions that are called with a first label.
    var labelledCalls: Set<String> = []
    var variablesByType: [String: Set<String>] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.name
      functions.insert(name)
      if case .identifier = node.name.tokenKind,
        let first = node.signature.parameterClause.parameters.first
      {
        if first.hasImpliedFirstLabel {
          labelledFirst.insert(name)
          functionShapes[name, default: []].append(WrittenLabels(node.signature))
        } else if first.firstName.text == "_" {
          unlabelledFirst.insert(name)
        }
      }
      return .visitChildren
    }

    override func visitPost(_ node: OperatorDeclSyntax) { declaresOperators = true }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.arguments.first,
        let name = node.calledExpression.lastName ?? node.calleeName
      else { return .visitChildren }
      if name == "RxTimeInterval", first.label == nil { givesNumbersToIntervals = true }
      if first.label != nil {
        labelledCalls.insert(name)
      } else {
        callShapes[name, default: []].insert(WrittenLabels(node))
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
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      let name = (node.secondName ?? node.firstName).name
      variables.insert(name)
      if let type = node.type.as(IdentifierTypeSyntax.self)?.name.text {
        noteInterval(type, node.defaultValue?.value)
        variablesByType[type, default: []].insert(name)
      } else if node.type.is(ArrayTypeSyntax.self) {
        variablesByType["Array", default: []].insert(name)
      }
      return .visitChildren
    }

    private func noteInterval(_ type: String?, _ value: ExprSyntax?) {
      guard type == "RxTimeInterval", let value else { return }
      if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) {
        givesNumbersToIntervals = true
      }
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.insert(node.name.text) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { types.insert(node.name.text) }
  }
}

/// The labels of a function's parameters, or of a call's arguments.
struct WrittenLabels: Hashable {
  private let labels: [String?]
  /// How many of the parameters a call must have an argument for; those of a call are all written.
  private let required: Int
  private let trailing: Int

  init(_ signature: FunctionSignatureSyntax) {
    let parameters = Array(signature.parameterClause.parameters)
    labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.name }
    required = parameters.count { $0.defaultValue == nil && $0.ellipsis == nil }
    trailing = 0
  }

  init(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.name }
    required = labels.count
    trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
  }

  /// Whether these parameters take a call's arguments if the first one needs no label.
  func takesWithoutFirstLabel(_ call: WrittenLabels) -> Bool {
    let count = call.labels.count + call.trailing
    guard count >= required, count <= labels.count else { return false }
    var rest = labels.dropFirst()
    for label in call.labels.dropFirst() {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
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
