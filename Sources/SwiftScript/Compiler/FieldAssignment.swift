import SwiftSyntax

/// What one place that writes a property has found out about the type it met last.
final class FieldSite {
  private let name: String
  @exclusivity(unchecked) private var type: TypeObject?
  @exclusivity(unchecked) private var generation = -1
  @exclusivity(unchecked) private var index: Int?

  init(_ name: String) { self.name = name }

  /// The position of a stored property that is nothing but storage; `nil` leaves the write to `Machine.setMember`.
  @inline(__always)
  func index(in found: TypeObject, _ machine: Machine) -> Int? {
    if found !== type || machine.world.generation != generation { learn(found, machine) }
    return index
  }

  /// The same for the object in a frame, which isn't counted.
  @inline(__always)
  func index(at place: UnsafeMutablePointer<Value>, _ machine: Machine) -> Int? {
    guard case .object(let instance) = place.pointee else { return nil }
    if instance.type === type, generation == machine.world.generation { return index }
    return index(in: instance.type, machine)
  }

  @inline(never)
  private func learn(_ found: TypeObject, _ machine: Machine) {
    type = found
    generation = machine.world.generation
    index = nil
    guard case .stored(let position)? = found.members(named: name).first else { return }
    let property = found.storedProperties[position]
    if !property.isLet, !property.isObserved, !property.isWeak, !property.isLazy {
      index = position
    }
  }
}

extension Compiler {
  /// Compiles `object.name = value` and `object.name += value`; all but plain fields of objects is left to `general`.
  func fieldAssignment(_ node: InfixOperatorExprSyntax, otherwise general: @escaping Code)
    -> ReadyCode?
  {
    guard let (name, base, slot) = field(node.leftOperand) else { return nil }
    var arithmetic: Arithmetic?
    if !node.operator.is(AssignmentExprSyntax.self) {
      guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        let found = Arithmetic(rawValue: String(token.dropLast())), world.operators[token] == nil
      else { return nil }
      arithmetic = found
    }
    guard isSimple(node.rightOperand) else { return nil }
    let value = expression(node.rightOperand)
    let site = FieldSite(name)
    if let slot, let arithmetic, isInt(node.rightOperand) {
      let number = intCode(node.rightOperand)
      return ReadyCode { machine in
        let y = try number(machine)
        guard let index = site.index(at: machine.base + slot, machine),
          case .object(let instance) = machine.base[slot],
          case .int(let x) = instance.fields[index]
        else { return try general(machine) }
        let (sum, overflow) = arithmetic.apply(x, y)
        if overflow { return try general(machine) }
        instance.fields[index] = .int(sum)
        return .void
      }
    }
    if let slot, let arithmetic {
      return ReadyCode { machine in
        guard case .object(let instance) = machine.base[slot],
          let index = site.index(in: instance.type, machine)
        else { return try general(machine) }
        let new = try value(machine)
        guard let sum = arithmetic.apply(instance.fields[index], new) else {
          return try general(machine)
        }
        instance.fields[index] = sum
        return .void
      }
    }
    return ReadyCode { machine in
      guard case .object(let instance) = try base(machine),
        let index = site.index(in: instance.type, machine)
      else { return try general(machine) }
      let new = try value(machine)
      if let arithmetic {
        guard let sum = arithmetic.apply(instance.fields[index], new) else {
          return try general(machine)
        }
        instance.fields[index] = sum
      } else {
        guard new.isAlike(instance.fields[index]) else { return try general(machine) }
        instance.fields[index] = new
      }
      return .void
    }
  }

  /// The property that an expression names, and what stands before the dot: `self`, written or not, or a variable.
  private func field(_ expression: ExprSyntax) -> (name: String, base: Code, slot: Int?)? {
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      let name = node.baseName.name
      guard scope.variable(named: name) == nil,
        let (receiver, _) = implicitReceiver(of: name, at: Syntax(node))
      else { return nil }
      let this = scope.variable(named: "self")
      let isOwn =
        scope.enclosingType?.type.hasMember(named: name, isStatic: false) ?? false
      return (name, receiver, isOwn ? slot(of: this) : nil)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self), let variable = plainlyStored(base)
    else { return nil }
    return (access.declName.baseName.name, load(variable, at: Syntax(base)), slot(of: variable))
  }

  private func slot(of variable: Variable?) -> Int? {
    if case .slot(let slot)? = variable?.storage { slot } else { nil }
  }

  /// Whether evaluating an expression twice is the same as once.
  private func isSimple(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .declReferenceExpr(let node):
      plainlyStored(node) != nil || scope.variable(named: node.baseName.name) != nil
    case .infixOperatorExpr(let node): isSimple(node.leftOperand) && isSimple(node.rightOperand)
    default: false
    }
  }
}
