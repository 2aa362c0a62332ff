import ScriptChecker
import ScriptTypes

/// Which variables of a function the closures and local functions in it use.
final class CaptureMap: TypedVisitor {
  /// A function, or one of the closures and local functions in it.
  private final class Node {
    var used: [ValueSymbol] = []
    var declared: Set<ObjectIdentifier> = []
    var closures: [Node] = []
    var localFunctions: [ValueSymbol] = []
    var free: [ValueSymbol] = []
  }

  private let program: ProgramCompiler
  private let selfSymbol: ValueSymbol?
  private let root = Node()
  private var current: Node
  private var nodes: [ObjectIdentifier: Node] = [:]
  private var allNodes: [Node] = []
  /// Variables that some closure or local function uses which doesn't declare them.
  private(set) var captured: Set<ObjectIdentifier> = []

  /// - Parameter selfSymbol: The variable that stands for `self`.
  init(
    _ statements: [TypedStatement],
    parameters: [ValueSymbol],
    selfSymbol: ValueSymbol?,
    _ program: ProgramCompiler
  ) {
    self.program = program
    self.selfSymbol = selfSymbol
    current = root
    allNodes = [root]
    declare(parameters)
    if let selfSymbol { declare([selfSymbol]) }
    visitAll(statements)
    findFreeVariables()
  }

  /// What a closure, an autoclosure or a local function uses of the functions around, in a fixed order.
  func captures(of function: AnyObject) -> [ValueSymbol] {
    nodes[ObjectIdentifier(function)]?.free ?? []
  }

  private func declare(_ symbols: [ValueSymbol]) {
    for symbol in symbols { current.declared.insert(ObjectIdentifier(symbol)) }
  }

  private func findFreeVariables() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for node in allNodes where node !== root {
        var candidates = node.used
        for closure in node.closures { candidates += closure.free }
        for function in node.localFunctions {
          candidates += nodes[ObjectIdentifier(function)]?.free ?? []
        }
        for symbol in candidates
        where !node.declared.contains(ObjectIdentifier(symbol))
          && !node.free.contains(where: { $0 === symbol })
        {
          node.free.append(symbol)
          isChanged = true
        }
      }
    }
    for node in allNodes { captured.formUnion(node.free.map { ObjectIdentifier($0) }) }
  }

  private func inside(_ function: AnyObject, _ body: () -> Void) {
    let node = Node()
    let outer = current
    nodes[ObjectIdentifier(function)] = node
    allNodes.append(node)
    current = node
    body()
    current = outer
  }

  /// What is called for the class of `self` needs that, also where a captured `self` is its argument.
  private func useSelf(for reference: SymbolReference) {
    guard let selfSymbol,
      reference.arguments.contains(where: { $0.contents.contains(.dynamicSelf) })
    else { return }
    current.used.append(selfSymbol)
  }

  private func useSelf(for type: Type) {
    if let selfSymbol, type.contents.contains(.dynamicSelf) { current.used.append(selfSymbol) }
  }

  private func use(_ symbol: ValueSymbol) {
    guard case .local = symbol.context, program.isLocal(symbol) else { return }
    if symbol.kind == .function {
      current.localFunctions.append(symbol)
      guard nodes[ObjectIdentifier(symbol)] == nil, let body = program.body(of: symbol, .body)
      else {
        return
      }
      inside(symbol) {
        declare(body.parameters)
        for value in body.defaults.values { visit(value) }
        visit(body.body)
      }
    } else if let getter = program.body(of: symbol, .getter) {
      // A local computed variable is a function without a name of its own.
      current.localFunctions.append(symbol)
      guard nodes[ObjectIdentifier(symbol)] == nil else { return }
      inside(symbol) {
        visit(getter.body)
        if let setter = program.body(of: symbol, .setter) {
          declare(setter.parameters)
          visit(setter.body)
        }
      }
    } else {
      current.used.append(symbol)
      useObservers(of: symbol)
    }
  }

  /// The observers of a local variable are functions without names of their own.
  private func useObservers(of symbol: ValueSymbol) {
    let observers = program.observers(of: symbol)
    guard !observers.isEmpty else { return }
    current.localFunctions.append(symbol)
    guard nodes[ObjectIdentifier(symbol)] == nil else { return }
    inside(symbol) {
      use(symbol)
      for observer in observers {
        declare(observer.parameters)
        visit(observer.body)
      }
    }
  }

  func visit(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .binding(let symbol): declare([symbol])
    case .expression(_, let subject): declare([subject])
    case .check(let type), .cast(_, let type): useSelf(for: type)
    default: break
    }
    walk(pattern)
  }

  func visit(_ closure: TypedClosure) {
    for capture in closure.captures { visit(capture.value) }
    let outer = current
    inside(closure) {
      declare(closure.parameters)
      declare(closure.captures.map(\.symbol))
      visit(closure.body)
    }
    if let node = nodes[ObjectIdentifier(closure)] { outer.closures.append(node) }
  }

  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .reference(let reference):
      useSelf(for: reference)
      use(reference.symbol)
    case .member(_, let reference), .subscript(_, let reference, _):
      useSelf(for: reference)
      walk(expression)
    case .selfReference, .super: if let selfSymbol { current.used.append(selfSymbol) }
    case .metatype(let type): useSelf(for: type)
    case .check(_, let type), .cast(_, _, let type):
      useSelf(for: type)
      walk(expression)
    case .builtInterpolation(_, let buffer):
      declare([buffer])
      walk(expression)
    case .packExpansion(let pattern, let index):
      declare([index])
      visit(pattern)
    case .packElement(let pack, let index):
      current.used.append(index)
      visit(pack)
    case .conversion(.autoclosure, let inner):
      let outer = current
      inside(expression) { visit(inner) }
      if let node = nodes[ObjectIdentifier(expression)] { outer.closures.append(node) }
    case .call(let callee, let arguments):
      guard case .reference(let reference) = callee.kind,
        Intrinsics.isShortCircuit(reference.symbol)
      else { return walk(expression) }
      for case .value(let value) in arguments {
        if case .conversion(.autoclosure, let inner) = value.kind {
          visit(inner)
        } else {
          visit(value)
        }
      }
    default: walk(expression)
    }
  }
}
