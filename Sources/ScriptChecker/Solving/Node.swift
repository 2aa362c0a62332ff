import ScriptSource
import ScriptTypes

/// An expression while its type is looked for.
final class Node {
  indirect enum Kind {
    case literal(Literal)
    case interpolation([Segment])
    /// A literal whose values are arguments of `appendInterpolation`.
    case builtInterpolation([Segment], InterpolationBuffer)
    /// What the text of a literal is collected in.
    case interpolationBuffer(InterpolationBuffer)
    case array([Node])
    case dictionary([(key: Node, value: Node)])
    /// A name that stands for one of several declarations.
    case overloaded
    /// A name of a local variable, whose type is known.
    case reference(ValueSymbol)
    case selfReference
    /// What has been checked before.
    case typed(TypedExpression)
    case typeReference(Type)
    case superObject
    /// A member; which one is the node's choice.
    case member(Node)
    case implicitMember(TypeReferenceBox)
    case implicitChain(Node)
    case call(Node, Application)
    case `subscript`(Node, Application)
    case tuple([Node])
    case closure(ClosureNode)
    case assignment(Node, Node)
    case discard
    case conditional(Node, Node, Node)
    case attempt(Expression.Attempt, Node)
    case await(Node)
    case inOut(Node)
    case optionalEvaluation(Node)
    case optionalBinding(Node)
    case forcedUnwrap(Node)
    case check(Node, Type)
    case cast(Expression.Cast, Node, Type)
    case dynamicType(Node)
    case keyPath(KeyPathNode)
    case selector(Node)
    /// `repeat pattern`, with the variable that says which element is looked at.
    case packExpansion(Node, index: ValueSymbol)
    /// `each pack`.
    case packElement(Node, index: ValueSymbol)
    case branches(Branches)
    case error
  }

  enum Literal {
    case integer(String)
    case float(String)
    case boolean(Bool)
    case string(String)
    case `nil`
    case source(String)
  }

  enum Segment {
    case text(String)
    case value(Node)
  }

  let kind: Kind
  let range: TextRange
  var type: Type
  /// How many expressions are around it; of two declarations the one of the inner expression weighs more.
  var depth = 0
  /// The name as written, for messages.
  var name: DeclarationName?
  var candidates: [Choice] = []
  /// Those whose parameters take as many arguments, but not of these types.
  var ruledOut: [Choice] = []
  /// How the arguments of a call or subscript apply, for filtering candidates early.
  weak var applied: Node?
  /// The call or subscript that it is an argument of.
  weak var argumentOf: Node?
  /// The application of an operator that it is an operand of.
  weak var operandOf: Node?
  /// Whether it is a closure's only expression, behind `return`.
  var isReturned = false
  /// Whether a value is assigned to it.
  var isAssigned = false
  /// Whether the choice among its candidates has been put to the solver.
  var isDecided = false
  /// The module that the name stands for, before a member of it.
  var moduleReference: ModuleSymbol?
  /// The member that a call of a value stands for.
  var callAsFunction: Node?
  /// The construction of the value that a call goes to: `Tag("li") { … }` is `Tag("li").callAsFunction { … }`.
  var construction: Node?
  /// What a call of a value passes to that member.
  var passed: Application?
  /// The type whose dynamic member this is a component of.
  var dynamicReceiver: Type?
  /// The member that `@dynamicMemberLookup` reaches through a key path.
  var dynamicComponent: Node?

  init(_ kind: Kind, _ type: Type, _ range: TextRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

extension Node {
  var isOperator: Bool { name?.base.isOperator ?? false }

  var isNilCoalescing: Bool { name?.base == "??" }

  /// The type whose member the node names.
  var baseType: Type? {
    switch kind {
    case .member(let base): base.type
    case .subscript(let base, _): base.type
    case .implicitMember(let box): box.base
    default: nil
    }
  }
}

/// A declaration that a name may stand for.
struct Choice {
  enum Kind {
    case value(ValueSymbol)
    /// A member, and the type whose member it is.
    case member(MemberCandidate, isStatic: Bool)
    case tupleElement(Int)
    case type(Type)
    /// `base[keyPath: path]`.
    case keyPathSubscript
    /// A member that `@dynamicMemberLookup` finds.
    case dynamicMember(MemberCandidate, String)
  }

  /// How the arguments of the call around go to the declaration's parameters.
  struct Call {
    let function: FunctionType
    let slots: [[Int]]
  }

  let kind: Kind
  /// `nil` if it is not called, or what it takes is not known.
  var call: Call?
  /// How a trailing closure of the call around is matched; nil if there are no two ways.
  var direction: ArgumentMatching.Direction?

  init(kind: Kind) { self.kind = kind }

  var symbol: ValueSymbol? {
    switch kind {
    case .value(let symbol): symbol
    case .member(let candidate, _), .dynamicMember(let candidate, _): candidate.symbol
    case .tupleElement, .type, .keyPathSubscript: nil
    }
  }

  /// The declaration whose labels a call must use; what a dynamic member gives has none.
  var labelled: ValueSymbol? {
    if case .dynamicMember = kind { nil } else { symbol?.labelled }
  }
}

/// A choice that has been made, with the types that stand for the declaration's parameters.
struct MadeChoice {
  let choice: Choice
  let arguments: [Type]
  /// The type of the name.
  let type: Type
  let depth: Int
}

/// The type whose member `.name` is.
final class TypeReferenceBox {
  let base: Type

  init(_ base: Type) { self.base = base }
}

final class ClosureNode {
  let syntax: Closure
  let parameters: [ValueSymbol]
  let parameterTypes: [Type]
  let result: Type
  /// The only expression of the body, which is part of the statement's system.
  let expression: Node?
  let context: FunctionContext
  let scope: Scope
  let captures: [(capture: Closure.Capture, symbol: ValueSymbol, value: Node)]
  /// The result builder of the parameter that it is passed to, as it is declared there.
  var builder: Type?
  /// What is called with the closure.
  var caller: Node?
  /// Whether its statements give no value, and no result builder makes one of them.
  var givesNothing: Bool {
    builder == nil && !syntax.returnsValue && syntax.singleExpression == nil
  }

  /// The types of what its statements name of the closures around.
  private(set) lazy var outerParameters: [Type] = {
    var outer: [ValueSymbol] = []
    var next = scope.parent
    while let scope = next, case .function(let context) = scope.kind, context.isClosure {
      outer += scope.declaredValues.filter(\.type.hasVariables)
      next = scope.parent
    }
    guard !outer.isEmpty else { return [] }
    var names: Set<String> = []
    var walk = SyntaxWalk()
    walk.onName = { names.insert($0.base) }
    walk.visit(syntax.body)
    return outer.filter { names.contains($0.name) }.map(\.type)
  }()

  init(
    syntax: Closure,
    parameters: [ValueSymbol],
    parameterTypes: [Type],
    result: Type,
    expression: Node?,
    context: FunctionContext,
    scope: Scope,
    captures: [(capture: Closure.Capture, symbol: ValueSymbol, value: Node)]
  ) {
    self.syntax = syntax
    self.parameters = parameters
    self.parameterTypes = parameterTypes
    self.result = result
    self.expression = expression
    self.context = context
    self.scope = scope
    self.captures = captures
  }
}

/// What a string literal's parts are appended to, of the `StringInterpolation` of the literal's type.
final class InterpolationBuffer {
  /// The variable that holds it, in the typed tree.
  var variable: ValueSymbol?
}
