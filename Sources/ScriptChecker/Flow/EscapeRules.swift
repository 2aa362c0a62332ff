import ScriptSource
import ScriptTypes

/// What must not outlive a call, and what a closure that may be kept captures.
final class EscapeRules: TypedVisitor {
  /// What happens to a function.
  private enum Use {
    /// It is called, or given to a parameter that does not keep it.
    case lent
    /// It gets another name in the same function.
    case named
    case passed
    case generic(GenericParameter)
    case assigned
    /// A closure of a task may leave out `self.`.
    case task
    case other
  }

  /// How a closure may write members of its object.
  private enum SelfUse {
    case implicit
    /// After `guard let self`; closures within start anew.
    case unwrapped
    case explicit
  }

  /// A closure around what is looked at.
  private struct Frame {
    let range: TextRange
    let parameters: Set<ObjectIdentifier>
    let escapes: Bool
  }

  private let checker: ModuleChecker
  private let receiver: FunctionContext.Receiver?
  private var use = Use.other
  private var selfUse = SelfUse.implicit
  private var frames: [Frame] = []

  init(checker: ModuleChecker, _ body: CheckedBody?) {
    self.checker = checker
    receiver = body?.context.receiver
  }

  func visit(_ statement: TypedStatement) {
    if case .variable(_, _?) = statement.kind { use = .named }
    walk(statement)
  }

  func visit(_ pattern: TypedPattern) {
    if case .binding(let symbol) = pattern.kind, symbol.name == "self", selfUse == .explicit {
      selfUse = .unwrapped
    }
    walk(pattern)
  }

  func visit(_ expression: TypedExpression) {
    let use = use
    self.use = .other
    switch expression.kind {
    case .reference(let reference): check(reference.symbol, use, expression.range)
    case .conversion(.autoclosure, let inner): enter(nil, use, expression.range) { visit(inner) }
    case .conversion(.function, let inner), .conversion(.optionalInjection, let inner):
      self.use = use
      visit(inner)
    case .closure(let closure):
      for capture in closure.captures { visit(capture.value) }
      enter(closure, use, expression.range) { visit(closure.body) }
    case .call(let callee, let arguments): visit(callee, arguments)
    case .assignment(let target, let value):
      visit(target)
      self.use = .assigned
      visit(value)
    case .member(let base, let reference):
      if base.isImplicitSelf { checkImplicitSelf(reference.symbol, base.type, expression.range) }
      walk(expression)
    case .selfReference: checkCapturedSelf()
    default: walk(expression)
    }
  }

  private func visit(_ callee: TypedExpression, _ arguments: [TypedArgument]) {
    use = .lent
    visit(callee)
    var parameters: [FunctionType.Parameter] = []
    if case .function(let function) = callee.type { parameters = function.parameters }
    var declared: [FunctionType.Parameter] = []
    if case .function(let function)? = callee.calledSymbol?.labelled?.type {
      declared = function.parameters
    }
    for (position, argument) in arguments.enumerated() {
      for value in argument.values {
        use = .passed
        if position < parameters.count {
          let parameter = parameters[position]
          if parameter.isNonescaping { use = .lent }
          if parameter.capturesSelf { use = .task }
        }
        if let called = callee.calledSymbol, called.module === checker.library.module,
          called.name == "withoutActuallyEscaping"
        {
          use = .lent
        } else if declared.count == parameters.count, position < declared.count,
          case .parameter(let parameter) = declared[position].type
        {
          use = .generic(parameter)
        }
        visit(value)
      }
    }
  }

  private func enter(
    _ closure: TypedClosure?,
    _ use: Use,
    _ range: TextRange,
    _ body: () -> Void
  ) {
    let outer = selfUse
    var escapes = true
    if case .lent = use { escapes = false }
    if escapes, selfUse != .implicit || !frames.contains(where: \.escapes) { selfUse = .explicit }
    if case .task = use { selfUse = .implicit }
    for capture in closure?.captures ?? []
    where capture.symbol.name == "self" && capture.ownership != .weak {
      selfUse = .implicit
    }
    let parameters = Set((closure?.parameters ?? []).map(ObjectIdentifier.init))
    frames.append(Frame(range: range, parameters: parameters, escapes: escapes))
    body()
    frames.removeLast()
    selfUse = outer
  }

  // MARK: Rules

  private func check(_ symbol: ValueSymbol, _ use: Use, _ range: TextRange) {
    guard symbol.isNonescaping || symbol.isInOut else { return }
    if let frame = escapingFrame(around: symbol) {
      checker.report(
        FlowMessages.escapingCapture(symbol.isInOut ? "'inout'" : "non-escaping", symbol.name),
        at: frame.range
      )
      return
    }
    guard symbol.isNonescaping else { return }
    let text: String? =
      switch use {
      case .lent, .named: nil
      case .passed, .task:
        FlowMessages.passesNonescaping(symbol.name)
      case .generic(let parameter):
        FlowMessages.nonescapingToGeneric(symbol.name, parameter.name)
      case .assigned:
        FlowMessages.assignsNonescaping(symbol.name)
      case .other:
        FlowMessages.usesNonescaping(symbol.name)
      }
    if let text { checker.report(text, at: range) }
  }

  /// The closure that may be kept and that the parameter is captured by.
  private func escapingFrame(around symbol: ValueSymbol) -> Frame? {
    for frame in frames.reversed() {
      if frame.parameters.contains(ObjectIdentifier(symbol)) { return nil }
      if frame.escapes { return frame }
    }
    return nil
  }

  private func checkImplicitSelf(_ symbol: ValueSymbol, _ type: Type, _ range: TextRange) {
    guard selfUse == .explicit, type.isClass else { return }
    let what = symbol.kind == .function ? "call to method" : "reference to property"
    checker.report(FlowMessages.implicitSelf(what, symbol.name), at: range)
  }

  /// A value that is changed in place is not captured.
  private func checkCapturedSelf() {
    guard let receiver, receiver.isMutable, !receiver.isStatic, !receiver.symbol.kind.isReference,
      let frame = frames.last(where: \.escapes)
    else { return }
    checker.report(FlowMessages.capturesMutatingSelf, at: frame.range)
  }
}

extension TypedExpression {
  /// Whether it is a `self` that is not written.
  fileprivate var isImplicitSelf: Bool {
    switch kind {
    case .selfReference: range.start == range.end
    case .reference(let reference): reference.symbol.name == "self" && range.start == range.end
    default: false
    }
  }
}
