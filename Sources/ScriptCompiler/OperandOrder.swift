import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Evaluates the operands of what is changed, such as an index, once and before all that stands to the right of them.
///
/// Each operand goes to a temporary variable, which then stands in its place.
struct OperandOrder: FunctionPart {
  let function: FunctionCompiler
  private var steps: [ReadyExec] = []
  private let first: Int

  private init(_ function: FunctionCompiler) {
    self.function = function
    first = function.slotCount
  }

  /// The operands of an assignment or a call, evaluated, and what is left of it then.
  struct Ordered {
    let node: TypedExpression
    fileprivate let steps: [ReadyExec]
    fileprivate let slots: Range<Int>

    /// Evaluates the operands before something that uses them.
    func before(in function: FunctionCompiler, _ exec: @escaping Exec) -> Exec {
      function.releasing(
        slots,
        after: { [steps] machine in
          for step in steps { _ = try step.run(machine) }
          return try exec(machine)
        }
      )
    }
  }

  /// Takes an assignment or a call apart; `nil` if the order of its parts makes no difference.
  static func ordered(_ node: TypedExpression, _ function: FunctionCompiler) -> Ordered? {
    var order = OperandOrder(function)
    guard order.hasOperands(node), EffectFinder.hasEffects(node, order.members) else { return nil }
    let rest = order.taken(node)
    if order.steps.isEmpty { return nil }
    return Ordered(
      node: TypedExpression(rest, node.type, node.range),
      steps: order.steps,
      slots: order.first..<function.slotCount
    )
  }

  private mutating func taken(_ node: TypedExpression) -> TypedExpression.Kind {
    switch node.kind {
    case .assignment(let target, let value): return .assignment(changed(target), value)
    case .call(let callee, let arguments):
      var callee = callee
      if case .member(let base, let reference) = callee.kind, changes(base, reference.symbol) {
        let member = TypedExpression.Kind.member(changed(base), reference)
        callee = TypedExpression(member, callee.type, callee.range)
      }
      let places = places(arguments, callee)
      let last = places.filter { operandCount($0.value) > 0 }.keys.max() ?? 0
      let taken = arguments.enumerated().map { position, argument -> TypedArgument in
        if let place = places[position] { return .value(changed(place)) }
        guard position < last, case .value(let value) = argument else { return argument }
        return .value(operand(value))
      }
      return .call(callee, taken)
    default: return node.kind
    }
  }

  private func changes(_ base: TypedExpression, _ symbol: ValueSymbol) -> Bool {
    symbol.isMutating && !symbol.isStatic && !symbol.receiverIsReference && !base.type.isClass
  }

  private func hasOperands(_ node: TypedExpression) -> Bool {
    switch node.kind {
    case .assignment(let target, _): return operandCount(target) > 0
    case .call(let callee, let arguments):
      if case .member(let base, let reference) = callee.kind, changes(base, reference.symbol),
        operandCount(base) > 0
      {
        return true
      }
      return places(arguments, callee).values.contains { operandCount($0) > 0 }
    default: return false
    }
  }

  /// The arguments that are passed as `inout`, by their position.
  private func places(
    _ arguments: [TypedArgument],
    _ callee: TypedExpression
  ) -> [Int: TypedExpression] {
    var symbol: ValueSymbol?
    if case .reference(let reference) = callee.kind { symbol = reference.symbol }
    var places: [Int: TypedExpression] = [:]
    for (position, argument) in arguments.enumerated() {
      guard case .value(let value) = argument else { continue }
      if case .inOut = value.kind { places[position] = value }
      if symbol?.isInOut(at: position) ?? false { places[position] = value }
    }
    return places
  }

  private func operandCount(_ node: TypedExpression) -> Int {
    var copy = OperandOrder(function)
    copy.isCounting = true
    _ = copy.changed(node)
    return copy.count
  }

  private var isCounting = false
  private var count = 0

  /// What is changed, with its operands in temporary variables.
  private mutating func changed(_ node: TypedExpression) -> TypedExpression {
    let kind: TypedExpression.Kind
    switch node.kind {
    case .inOut(let inner): kind = .inOut(changed(inner))
    case .member(let base, let reference): kind = .member(owner(base, reference.symbol), reference)
    case .tupleElement(let base, let position): kind = .tupleElement(changed(base), position)
    case .subscript(let base, let reference, let arguments):
      let owner = owner(base, reference.symbol)
      let operands = arguments.map { argument -> TypedArgument in
        if case .value(let value) = argument { return .value(operand(value)) }
        return argument
      }
      kind = .subscript(owner, reference, operands)
    case .forcedUnwrap(let inner, let isImplicit):
      kind = .forcedUnwrap(changed(inner), isImplicit: isImplicit)
    case .optionalBinding(let inner):
      let inner = changed(inner)
      count += 1
      if isCounting { return node }
      // Breaks the chain here where there is no value.
      let check = expression(TypedExpression(.optionalBinding(inner), node.type, node.range)).run
      steps.append(
        ReadyExec { machine in
          _ = try check(machine)
          return .next
        }
      )
      kind = .forcedUnwrap(inner, isImplicit: false)
    case .conversion(.upcast, let inner): kind = .conversion(.upcast, changed(inner))
    default: return node
    }
    return TypedExpression(kind, node.type, node.range)
  }

  /// What a member or subscript that is changed belongs to: an object is an operand itself.
  private mutating func owner(_ base: TypedExpression, _ symbol: ValueSymbol) -> TypedExpression {
    if symbol.isStatic { return base }
    return symbol.receiverIsReference || base.type.isClass ? operand(base) : changed(base)
  }

  private mutating func operand(_ node: TypedExpression) -> TypedExpression {
    if node.isConstant { return node }
    count += 1
    if isCounting { return node }
    let symbol = ValueSymbol("", .variable, in: .local) { _ in .init(type: node.type) }
    symbol.isConstant = true
    let run = expression(node).run
    let storage = Storage.slot(function.newSlot(isTrivial: function.isTrivial(node.type)))
    function.setStorage(storage, of: symbol)
    let initialize = variables.initialize(symbol, storage)
    steps.append(
      ReadyExec { machine in
        initialize(machine, try run(machine))
        return .next
      }
    )
    return TypedExpression(.reference(SymbolReference(symbol)), node.type, node.range)
  }
}

extension TypedExpression {
  /// Whether it gives the same value whenever it is evaluated, or is evaluated later anyway.
  fileprivate var isConstant: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .nil, .source, .selfReference, .super, .metatype,
      .error, .keyPath, .closure, .inOut, .conversion(.autoclosure, _):
      true
    case .reference(let reference): reference.symbol.isConstant && !reference.symbol.isDeferred
    case .literalConversion(nil, let inner), .conversion(_, let inner): inner.isConstant
    default: false
    }
  }
}

/// Finds out whether evaluating an expression may run code of the program, or break off a chain.
private final class EffectFinder: TypedVisitor {
  private let members: MemberCompiler
  private var hasEffects = false

  private init(_ members: MemberCompiler) { self.members = members }

  static func hasEffects(_ node: TypedExpression, _ members: MemberCompiler) -> Bool {
    let finder = EffectFinder(members)
    if case .call(let callee, let arguments) = node.kind {
      finder.walk(callee)
      finder.visit(arguments)
    } else {
      finder.walk(node)
    }
    return finder.hasEffects
  }

  func visit(_ closure: TypedClosure) {}

  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .call(let callee, _):
      if case .reference(let reference) = callee.kind, reference.symbol.isOperator,
        reference.symbol.module?.name == "Swift", !reference.symbol.isInOut(at: 0)
      {
        break
      }
      hasEffects = true
    case .assignment, .await, .attempt, .optionalBinding, .conditionalStatement, .selection:
      hasEffects = true
    case .member(_, let reference), .subscript(_, let reference, _):
      let symbol = reference.symbol
      if !symbol.isStored || symbol.isLazy, symbol.module?.name != "Swift" { hasEffects = true }
    case .reference(let reference):
      let symbol = reference.symbol
      if members.isComputed(symbol) || symbol.isLazy || symbol.isLocalLazy { hasEffects = true }
    default: break
    }
    if !hasEffects { walk(expression) }
  }
}
