import ScriptTypes

/// The type variables and constraints of one statement, and how far they are solved.
///
/// Everything that changes while searching is on a trail, so that an attempt can be taken back.
final class ConstraintSystem {
  struct Variable {
    /// The variable that stands for this one, after the two turned out equal.
    var parent: Int?
    var fixed: Type?
    var literals: LiteralKinds = []
    var uses: [Constraint] = []
  }

  enum Change {
    case fixed(Int)
    case merged(Int)
    case literals(Int, LiteralKinds)
    case uses(Int, Int)
    case solved(Constraint)
    case choice(ObjectIdentifier, MadeChoice?)
    case closureBody(ObjectIdentifier)
  }

  struct Checkpoint {
    let trail: Int
    let constraints: Int
    let variables: Int
    let score: Score
  }

  let context: SolvingContext
  let scope: Scope
  // Read and changed at each step, by one thread and never twice at a time; a check takes longer than the access.
  @exclusivity(unchecked) private(set) var variables: [Variable] = []
  @exclusivity(unchecked) private var handles: [TypeVariable] = []
  @exclusivity(unchecked) private(set) var constraints: [Constraint] = []
  @exclusivity(unchecked) private var queue: [Constraint] = []
  @exclusivity(unchecked) private var trail: [Change] = []
  var score = Score()
  @exclusivity(unchecked) private(set) var choices: [ObjectIdentifier: MadeChoice] = [:]
  /// The operators that could be meant at a node, for what was known of its operands when it was last asked.
  var fitting: [ObjectIdentifier: (operands: [KnownOperand], choices: [Choice])] = [:]
  /// The results of closures' bodies that have been looked at in this attempt.
  private(set) var closureBodies: Set<ObjectIdentifier> = []
  private(set) var failure: Failure?
  private var failureDepth = -1
  /// Whether failures of what is tried now may be reported.
  var remembersFailures = true
  /// The type whose member the next `.name` is.
  var implicitBase: Type?
  /// The node of the whole expression.
  var root: Node?
  /// How deep the expression is that nodes are made of.
  var depth = 0
  /// The closures whose results are looked for.
  private var closureResults: [Int: Node] = [:]
  /// What the elements of literals are where they have nothing in common.
  private var elements: [Int: (literal: Node, common: Type)] = [:]
  /// Whether something failed while constraints were made.
  var isBroken = false
  /// Whether a parameter in scope is known to be another type: `where Element == Int`.
  private let equatesParameters: Bool
  /// What of a type another may stand for.
  private let replaceable: TypeContents
  /// Steps left before the expression counts as too complex.
  var budget = 200_000

  init(_ context: SolvingContext, _ scope: Scope) {
    self.context = context
    self.scope = scope
    let signature = scope.signature
    equatesParameters = signature.requirements.contains {
      if case .sameType(.parameter, _) = $0 { true } else { false }
    }
    replaceable = equatesParameters ? .equatable : .solvable
  }

  var library: StandardTypes { context.library }

  var members: MemberLookup {
    MemberLookup(
      signature: scope.signature,
      library: library,
      seesInternals: context.isOfLibrary
    )
  }

  // MARK: Variables

  func makeVariable(_ literals: LiteralKinds = []) -> Type {
    let handle = TypeVariable(variables.count)
    variables.append(Variable(literals: literals))
    handles.append(handle)
    return .variable(handle)
  }

  /// Has lists hold `Any`, and dictionaries `AnyHashable` keys, where nothing says what a literal of a part holds.
  ///
  /// - Returns: Whether there are any.
  func giveElements(in part: Part) -> Bool {
    var isFound = false
    for variable in variables where !variable.literals.isDisjoint(with: [.array, .dictionary]) {
      guard case .nominal(let list)? = variable.fixed else { continue }
      for (position, argument) in list.arguments.enumerated() {
        guard case .variable(let open) = shallow(argument),
          open.number >= part.firstVariable || part.variables.contains(open.number)
        else { continue }
        let isKey = position == 0 && list.symbol === library["Dictionary"]
        assign(isKey ? library.type("AnyHashable") : .any, to: open.number)
        isFound = true
      }
    }
    return isFound
  }

  func representative(_ variable: TypeVariable) -> Int {
    var number = variable.number
    while let parent = variables[number].parent { number = parent }
    return number
  }

  func variableType(_ number: Int) -> Type { .variable(handles[number]) }

  func isUnbound(_ number: Int) -> Bool {
    variables[number].parent == nil && variables[number].fixed == nil
  }

  /// A type with its outermost variable replaced by what is known.
  func shallow(_ type: Type) -> Type {
    switch type {
    case .variable(let variable):
      let number = representative(variable)
      guard let fixed = variables[number].fixed else { return .variable(handles[number]) }
      return shallow(fixed)
    case .member: return resolved(type)
    case .parameter where equatesParameters: return scope.signature.canonical(type)
    default: return type
    }
  }

  /// Whether a variable is a part of a type.
  func mentions(_ number: Int, in type: Type) -> Bool {
    var isFound = false
    resolved(type).visit {
      if case .variable(let variable) = $0, representative(variable) == number { isFound = true }
    }
    return isFound
  }

  /// A type with all variables replaced that are known.
  func resolved(_ type: Type) -> Type {
    guard !type.contents.isDisjoint(with: replaceable) else { return type }
    switch type {
    case .variable(let variable):
      let number = representative(variable)
      guard let fixed = variables[number].fixed else { return .variable(handles[number]) }
      return resolved(fixed)
    case .parameter where equatesParameters: return scope.signature.canonical(type)
    case .member(let member):
      let base = resolved(member.base)
      let type = base.associatedType(member.name)
      return type.hasVariables ? type : scope.signature.canonical(type)
    default: return type.mapParts(resolved)
    }
  }

  // MARK: The trail

  func checkpoint() -> Checkpoint {
    Checkpoint(
      trail: trail.count,
      constraints: constraints.count,
      variables: variables.count,
      score: score
    )
  }

  func restore(_ checkpoint: Checkpoint) {
    while trail.count > checkpoint.trail {
      switch trail.removeLast() {
      case .fixed(let number): variables[number].fixed = nil
      case .merged(let number): variables[number].parent = nil
      case .literals(let number, let old): variables[number].literals = old
      case .uses(let number, let count):
        variables[number].uses.removeSubrange(count...)
      case .solved(let constraint): constraint.isSolved = false
      case .choice(let key, let old): choices[key] = old
      case .closureBody(let key): closureBodies.remove(key)
      }
    }
    for constraint in queue { constraint.isQueued = false }
    queue.removeAll()
    constraints.removeSubrange(checkpoint.constraints...)
    variables.removeSubrange(checkpoint.variables...)
    handles.removeSubrange(checkpoint.variables...)
    score = checkpoint.score
  }

  func setChoice(_ choice: MadeChoice, of node: Node) {
    setChoice(choice, for: ObjectIdentifier(node))
  }

  /// Takes over a choice of a solution of a part.
  func setChoice(_ choice: MadeChoice, for key: ObjectIdentifier) {
    trail.append(.choice(key, choices[key]))
    choices[key] = choice
  }

  func choice(of node: Node) -> MadeChoice? { choices[ObjectIdentifier(node)] }

  func markClosureBody(_ node: Node) {
    let key = ObjectIdentifier(node)
    if closureBodies.insert(key).inserted { trail.append(.closureBody(key)) }
  }

  func noteResult(_ result: Type, of closure: Node) {
    if case .variable(let variable) = result { closureResults[variable.number] = closure }
  }

  /// Notes that elements of a literal which have nothing in common are of the type.
  func noteElement(_ element: Type, of literal: Node, _ common: Type) {
    if case .variable(let variable) = element { elements[variable.number] = (literal, common) }
  }

  /// What the elements of a literal are if they have nothing in common; `nil` where the program must say it, as for a
  /// variable without a written type.
  func commonType(ofElements number: Int) -> Type? {
    guard let (literal, common) = elements[number], literal !== root else { return nil }
    return common
  }

  /// Whether the variable is the result of a closure of which nobody has said yet what it is wanted as.
  func awaitsContext(_ number: Int) -> Bool {
    guard let closure = closureResults[number] else { return false }
    return !closureBodies.contains(ObjectIdentifier(closure))
  }

  func markSolved(_ constraint: Constraint) {
    guard !constraint.isSolved else { return }
    constraint.isSolved = true
    trail.append(.solved(constraint))
  }

  // MARK: Binding

  /// Makes a variable a type.
  ///
  /// Fails if the type contains the variable, or is not expressible by its literals.
  func bind(_ variable: TypeVariable, to type: Type, _ node: Node) -> Bool {
    let number = representative(variable)
    let type = shallow(type)
    if case .variable(let other) = type {
      let target = representative(other)
      guard target != number else { return true }
      addLiterals(variables[number].literals, to: target)
      trail.append(.merged(number))
      variables[number].parent = target
      addUses(variables[number].uses, to: target)
      wake(target)
      return true
    }
    let resolved = resolved(type)
    var containsItself = false
    if resolved.hasVariables {
      resolved.visit {
        if case .variable(let inner) = $0, self.representative(inner) == number {
          containsItself = true
        }
      }
    }
    guard !containsItself else {
      return fail(.mismatch(.variable(handles[number]), resolved), node)
    }
    guard isExpressible(resolved, by: variables[number].literals, node) else { return false }
    trail.append(.fixed(number))
    variables[number].fixed = resolved
    wake(number)
    return true
  }

  /// Takes over the type that a solution of a part gives a variable.
  func assign(_ type: Type, to number: Int) {
    guard isUnbound(number) else { return }
    trail.append(.fixed(number))
    variables[number].fixed = type
  }

  private func addLiterals(_ literals: LiteralKinds, to number: Int) {
    let union = variables[number].literals.union(literals)
    guard union != variables[number].literals else { return }
    trail.append(.literals(number, variables[number].literals))
    variables[number].literals = union
  }

  private func addUses(_ uses: some Collection<Constraint>, to number: Int) {
    guard !uses.isEmpty else { return }
    trail.append(.uses(number, variables[number].uses.count))
    variables[number].uses += uses
  }

  private func isExpressible(_ type: Type, by literals: LiteralKinds, _ node: Node) -> Bool {
    // What a conditional conformance asks of the type's arguments may say what these are.
    func conforms(to proto: TypeSymbol) -> Bool {
      outcome(ofConformance: type, to: proto, type.hasVariables ? node : nil) == .solved
    }
    for proto in context.protocols(of: literals) where !conforms(to: proto) {
      // A string literal of one character is also a string literal.
      if proto.name.hasSuffix("ClusterLiteral"),
        conforms(to: library["ExpressibleByStringLiteral"])
      {
        continue
      }
      return fail(.missingConformance(type, proto), node)
    }
    if let name = literals.plainTypeName, case .nominal(let nominal) = type,
      nominal.symbol.name != name
    {
      score.add(.nonDefaultLiteral)
    }
    return true
  }

  // MARK: Constraints

  func add(_ kind: Constraint.Kind, _ node: Node) {
    let constraint = Constraint(kind, node)
    constraints.append(constraint)
    for type in kind.types { register(constraint, in: type) }
    enqueue(constraint)
  }

  /// Lets a constraint be looked at again when a variable of the type is bound.
  func register(_ constraint: Constraint, in type: Type) {
    guard type.hasVariables else { return }
    resolved(type).visit {
      guard case .variable(let variable) = $0 else { return }
      let number = self.representative(variable)
      // A type may have a variable twice, and a constraint may have been registered before.
      guard self.variables[number].uses.last !== constraint else { return }
      self.addUses(CollectionOfOne(constraint), to: number)
    }
  }

  private func wake(_ number: Int) {
    for constraint in variables[number].uses { enqueue(constraint) }
  }

  func enqueue(_ constraint: Constraint) {
    guard !constraint.isSolved, !constraint.isQueued else { return }
    constraint.isQueued = true
    queue.append(constraint)
  }

  /// Simplifies what can be; `false` if something cannot hold.
  func simplify() -> Bool {
    guard simplifyQueue() else { return false }
    // What a key path is wanted as shows in other constraints, none of which may have been bound.
    for constraint in constraints where !constraint.isSolved {
      guard case .keyPath(let node) = constraint.kind else { continue }
      switch keyPaths.type(of: node) {
      case .solved:
        markSolved(constraint)
        return simplify()
      case .failed: return false
      case .waiting:
        // Its root may have become known.
        if !queue.isEmpty { return simplify() }
      }
    }
    return true
  }

  private func simplifyQueue() -> Bool {
    while let constraint = queue.popLast() {
      constraint.isQueued = false
      guard !constraint.isSolved else { continue }
      budget -= 1
      guard budget > 0 else { return fail(.tooComplex, constraint.node) }
      switch simplify(constraint) {
      case .solved: markSolved(constraint)
      case .waiting:
        // What it waits for may be another variable than before.
        for type in constraint.kind.types { register(constraint, in: type) }
      case .failed: return false
      }
    }
    return true
  }

  /// Remembers the failure that came after most work: it is the nearest to what was meant.
  ///
  /// Of a call's overloads it is the one whose parameters are most like the arguments.
  @discardableResult
  func fail(_ reason: Failure.Reason, _ node: Node) -> Bool {
    if let failure, failure.node === node, let former = failure.reason.distance,
      let distance = reason.distance
    {
      guard remembersFailures else { return false }
      failureDepth = max(failureDepth, trail.count)
      if distance < former { self.failure = Failure(reason: reason, node: node) }
      return false
    }
    // A member that a call's other overloads lack, too.
    if let failure, failure.node === node, case .noMember = failure.reason, case .noMember = reason
    {
      failureDepth = max(failureDepth, trail.count)
      return false
    }
    if remembersFailures || failure == nil, trail.count >= failureDepth {
      failureDepth = trail.count
      let operands =
        node.isOperator ? node.application?.arguments.map { resolved($0.node.type) } : nil
      failure = Failure(reason: reason, node: node, operands: operands ?? [])
    }
    return false
  }
}

enum Outcome {
  case solved, waiting, failed

  init(_ holds: Bool) { self = holds ? .solved : .failed }
}

extension Constraint.Kind {
  /// The types whose variables decide.
  var types: [Type] {
    switch self {
    case .equal(let a, let b), .conversion(let a, let b, _), .optionalObject(let a, let b),
      .packElement(let a, let b),
      .closureResult(let a, let b), .implicitUnwrap(let a, let b):
      [a, b]
    case .conformance(let type, _), .isClass(let type): [type]
    case .member(let base, _, let type, _): [base, type]
    case .application(let callee, let application): [callee.type, application.result]
    case .closureBody(let node): node.closureTypes
    case .overloads(let node): [node.type]
    case .keyPath(let node):
      if case .keyPath(let path) = node.kind { [node.type, path.root, path.value] } else { [] }
    }
  }
}

extension Node {
  fileprivate var closureTypes: [Type] {
    guard case .closure(let closure) = kind else { return [] }
    return closure.parameterTypes + closure.outerParameters + [closure.result]
  }
}
