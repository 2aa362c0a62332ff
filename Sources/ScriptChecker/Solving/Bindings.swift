import ScriptTypes

/// The types that a variable may be, from what converts to it and what it converts to.
struct Bindings {
  enum Rank: Int, Comparable {
    /// All that is known says one type.
    case certain
    case likely
    /// Only a literal's default, or nothing but what it is given to.
    case fallback
    /// A literal that goes to what is itself looked for.
    case last
    /// The result of a call, or a member, of which nothing is known but where it goes.
    case unknown

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Without those of array and dictionary literals, which are made when they are tried.
  private let known: [Type]
  private let existentials: [Type]
  private let collections: LiteralKinds
  /// Types whose member an implicit member is, where only protocols are known of its base.
  private let selfTypes: [Type]
  /// What elements of a literal are that have nothing in common.
  let common: Type?
  /// Whether the only expression of a closure is a tuple without labels, which may become one with labels.
  private let mayBeLabelled: Bool
  /// Whether the variable is a number, text or truth value that is written down.
  let isLiteral: Bool
  /// Whether nothing is known but that literals of whole numbers convert to it.
  let isWrittenNumber: Bool
  let rank: Rank
  /// Whether the only expression of a closure, or the end of an optional chain, says what it is.
  let yieldsToCoalescing: Bool
  /// Whether all that is known is a type that it converts to.
  let isWanted: Bool
  /// Whether existentials are tried even after another type that has led to a solution: they leave literals their default types.
  let comparesExistentials: Bool
  let node: Node

  init?(of number: Int, in system: ConstraintSystem) {
    var lower: [Type] = []
    var upper: [Type] = []
    var literals = system.variables[number].literals
    var isDelayed = false
    var awaitsClosure = false
    var yieldsToCoalescing = false
    var goesToVariable = false
    var isClosureResult = false
    // What a list goes to may say which type it makes.
    var goesToWanted = false
    // A requirement may say what a list holds.
    var goesToHolder = false
    var isBase = false
    var isResult = false
    var isMemberOfUnknown = false
    // Whether it is a part of what is not known yet, or goes to such a part, as an element of a collection.
    var isPartOfUnknown = Self.isPartOfUnknown(number, in: system)
    var node: Node?
    var implicit: String?
    var isErased = false
    var erasing: [Type] = []
    func isThis(_ type: Type) -> Bool {
      if case .variable(let variable) = system.shallow(type) {
        return system.representative(variable) == number
      }
      return false
    }
    var protocols: [TypeSymbol] = []
    for constraint in system.variables[number].uses where !constraint.isSolved {
      switch constraint.kind {
      case .conversion(let from, let to, _), .closureResult(let from, let to):
        node = node ?? constraint.node
        if isThis(to) {
          if case .closureResult = constraint.kind { isClosureResult = true }
          var isOpen = false
          Self.add(from, to: &lower, &literals, &isOpen, system)
          if isOpen {
            isDelayed = true
            if case .closureResult = constraint.kind { awaitsClosure = true }
          } else if constraint.kind.yieldsToCoalescing {
            yieldsToCoalescing = true
          }
        } else if isThis(from) {
          let type = system.shallow(to)
          if case .variable(let variable) = type {
            goesToVariable = true
            let target = system.representative(variable)
            goesToWanted = goesToWanted || system.isWanted(target)
            goesToHolder = goesToHolder || system.isHolder(target)
            isPartOfUnknown = isPartOfUnknown || Self.isPartOfUnknown(target, in: system)
          } else if case .member = type, type.hasVariables, !literals.isEmpty {
            // What a collection holds is known once the collection is.
            goesToVariable = true
          } else {
            upper.append(system.resolved(type))
            if system.isOpenOptional(type) { goesToVariable = true }
            if !constraint.kind.isInterpolation, !system.isParameter(number, in: constraint.node) {
              if type.isAny { isErased = true }
              if type.isExistentialOrWrapsOne { erasing.append(type) }
            }
          }
        } else {
          isDelayed = true
        }
      case .conformance(let type, let proto): if isThis(type) { protocols.append(proto) }
      case .application(let callee, let application):
        isDelayed = true
        if isThis(application.result) {
          isResult = true
          if case .member(let base) = callee.kind, case .variable = system.shallow(base.type) {
            isMemberOfUnknown = true
          }
        }
      case .overloads: isDelayed = true
      case .member(let base, let name, let type, _):
        if isThis(type) {
          isResult = true
          if case .variable = system.shallow(base) { isMemberOfUnknown = true }
        }
        if isThis(base) {
          isBase = true
        } else {
          isDelayed = true
          if case .metatype(let box) = system.shallow(base), isThis(box.type) { implicit = name }
        }
      case .keyPath(let path):
        // A key path is a key path, whatever it is converted to.
        if isThis(path.type) { return nil }
        isDelayed = true
      case .closureBody(let node):
        // A closure's statements wait for its parameters, and say what it gives.
        if case .closure(let closure) = node.kind, system.mentions(number, in: closure.result) {
          isDelayed = true
        }
      case .optionalObject, .packElement, .implicitUnwrap: isDelayed = true
      case .equal: isDelayed = true
      case .isClass: break
      }
      node = node ?? constraint.node
    }
    guard let blamed = node ?? system.root else { return nil }
    var candidates = Self.joined(lower, literals: literals, system)
    let isApart = areApart(lower, system)
    // Tried last: `1` for an `Any` is an `Int`, but `flag ? 1 : "one"` is an `Any`.
    var existentials: [Type] = []
    if candidates.isEmpty || isApart {
      if isApart, !upper.isEmpty { candidates = [] }
      for type in upper {
        guard !literals.isEmpty, !literals.contains(.nil) else {
          // No value of a protocol's type is `nil`.
          if case .existential = type, !literals.isEmpty { continue }
          candidates.append(type)
          continue
        }
        // A literal for a `T?` is a `T`, or what it is by default if nothing is known of `T`.
        var object = type
        while let wrapped = system.library.wrapped(object) { object = wrapped }
        switch object {
        case .variable: continue
        case .existential:
          existentials.append(type)
          continue
        default: break
        }
        if object != type { candidates.append(object) }
        candidates.append(type)
      }
    }
    if isErased, mixesOptionals(lower, system.library) {
      // As an `Any` no value is put into an optional.
      candidates.insert(.any, at: 0)
    }
    // An element that is shown keeps its type.
    if !candidates.isEmpty, !isApart { existentials += erasing }
    // A literal does not say of an optional what that wraps.
    let isCovered =
      literals.subtracting(.nil).isEmpty
      || candidates.allSatisfy { system.library.wrapped($0) == nil }
    comparesExistentials = isCovered && !erasing.isEmpty
    // What the only expression of a closure gives is ignored where `()` is wanted.
    if isClosureResult, upper.contains(where: \.isVoid) { candidates.insert(.void, at: 0) }
    // A tuple that is written without labels is what is wanted of it.
    if !lower.isEmpty, lower.allSatisfy({ $0.hasVariables && $0.isUnlabelledTuple }) {
      candidates.insert(contentsOf: upper.filter { $0.isTuple && !$0.hasVariables }, at: 0)
    }
    // A closure is what is wanted of it, beside a function what is wanted of both.
    if lower.contains(where: \.isOpenFunction) {
      candidates.insert(
        contentsOf: upper.filter {
          lower.count > 1 ? !$0.isExistential && !$0.hasVariables : $0.isFunction
        },
        at: 0
      )
    }
    self.yieldsToCoalescing = yieldsToCoalescing
    isWanted =
      lower.isEmpty && literals.isEmpty && !upper.isEmpty && !upper.contains(where: \.hasVariables)
    isWrittenNumber = lower.isEmpty && upper.isEmpty && literals.defaultTypeName == "Int"
    let own = literals.subtracting(.nil)
    if lower.isEmpty, let name = own.defaultTypeName {
      let type = system.library.type(name)
      let isOptional = literals.contains(.nil)
      candidates.append(isOptional ? system.library.optional(type) : type)
      // `stride(from: 0, to: 1, by: 0.5)`.
      if name == "Int", !isOptional { candidates.append(system.library.type("Double")) }
    }
    common = system.commonType(ofElements: number)
    mayBeLabelled = isClosureResult && candidates.first?.isUnlabelledTuple ?? false
    isLiteral = system.variables[number].literals.defaultTypeName != nil
    collections = lower.isEmpty ? literals.intersection([.array, .dictionary]) : []
    selfTypes =
      candidates.isEmpty
      ? implicit.map { system.selfTypes(ofMembers: $0, number) } ?? [] : []
    guard
      !candidates.isEmpty || !collections.isEmpty || !existentials.isEmpty || !selfTypes.isEmpty
    else { return nil }
    var kept: [Type] = []
    for type in candidates where !kept.contains(type) { kept.append(type) }
    known = kept
    self.existentials = existentials.filter { !kept.contains($0) }
    self.node = blamed
    let first = kept.first ?? (collections.isEmpty ? existentials.first : nil)
    let hasOpenParts = first?.hasVariables ?? true
    // A literal that goes to it says less than what else may go there.
    let isWritten = !system.variables[number].literals.isEmpty || !isDelayed
    let isLiteralOfKnown =
      isWritten && !literals.isEmpty && lower.isEmpty && !upper.isEmpty && !hasOpenParts
    if isLiteralOfKnown, case .nominal? = first {
      rank = .certain
    } else if goesToHolder && !collections.isEmpty && known.isEmpty
      || hasOpenParts && kept.count == 1 && !lower.isEmpty && system.isHolder(number)
    {
      // What it holds is known before its elements say it.
      rank = .certain
    } else if isBase, !system.variables[number].literals.isEmpty, lower.isEmpty, upper.isEmpty,
      !goesToVariable
    {
      // Nothing else says what `"text".count` is asked of.
      rank = .certain
    } else if isResult, lower.isEmpty, !upper.isEmpty, hasOpenParts || isMemberOfUnknown {
      rank = .unknown
    } else if isResult, !lower.isEmpty {
      // What is assigned to a member converts to its type, which need not be its type.
      rank = .last
    } else if lower.isEmpty, upper.isEmpty || !literals.isEmpty {
      let isPlainLiteral = !system.variables[number].literals.subtracting([.array, .dictionary])
        .isEmpty
      // The literal that is given to it says little while something else may say what it is.
      let isGivenLiteral = system.variables[number].literals.isEmpty && awaitsClosure
      let isList = known.isEmpty && goesToWanted
      // Of nested `? :` the outermost is given all literals.
      let isInner = system.variables[number].literals.isEmpty && !literals.isEmpty
      rank =
        goesToVariable && (isPlainLiteral || isList || isInner) || isGivenLiteral
          || isPartOfUnknown
        ? .last : .fallback
    } else if isApart, upper.isEmpty,
      lower.contains(where: { $0.isTypeParameter || $0.isExistential })
    {
      // What it is given to may be an `Any`.
      rank = .last
    } else if system.awaitsContext(number)
      || lower.isEmpty && kept.allSatisfy(\.isExistentialOrWrapsOne)
    {
      // That it is used as an `Any` says nothing of what it is.
      rank = .last
    } else if isDelayed || goesToVariable || hasOpenParts {
      rank = lower.isEmpty ? .fallback : .likely
    } else {
      rank = lower.isEmpty ? .likely : .certain
    }
  }

  /// The types to try, the best first.
  func types(in system: ConstraintSystem) -> [Type] {
    var types = known
    // Nothing says what an empty one holds that is given to an `Any`.
    let isUnspecified =
      node.isEmptyCollection && !existentials.isEmpty
      && !existentials.contains(where: \.namesAssociatedTypes)
    if collections.contains(.array) {
      types.append(system.library.array(isUnspecified ? .any : system.makeVariable()))
      // Among the elements of an `[Any]`, elements that have nothing in common make another one.
      if node.argumentOf == nil, existentials.contains(where: \.isAny) {
        types.append(system.library.array(.any))
      }
    }
    if collections.contains(.dictionary) {
      types.append(
        isUnspecified
          ? system.library.type("Dictionary", system.library.type("AnyHashable"), .any)
          : system.library.type("Dictionary", system.makeVariable(), system.makeVariable())
      )
    }
    types += existentials + selfTypes.map(system.opened)
    if mayBeLabelled { types += Self.labelledTuples(like: known[0], in: system) }
    if let common, !types.contains(common) { types.append(common) }
    return types
  }

  /// Whether a variable is the type of a part of what is still looked for, as an element of a collection.
  private static func isPartOfUnknown(_ number: Int, in system: ConstraintSystem) -> Bool {
    system.variables[number].uses.contains { constraint in
      guard !constraint.isSolved, case .equal(let first, let second) = constraint.kind else {
        return false
      }
      return [(first, second), (second, first)].contains { own, other in
        guard case .variable(let variable) = system.shallow(own),
          system.representative(variable) == number, case .member = system.shallow(other)
        else { return false }
        return true
      }
    }
  }

  private static func add(
    _ type: Type,
    to bounds: inout [Type],
    _ literals: inout LiteralKinds,
    _ isOpen: inout Bool,
    _ system: ConstraintSystem
  ) {
    let known = system.shallow(type)
    guard case .variable(let variable) = known else {
      bounds.append(system.resolved(known))
      return
    }
    let inner = system.variables[system.representative(variable)].literals
    if inner.isEmpty {
      isOpen = true
      literals.formUnion(system.literals(givenTo: variable))
    } else {
      literals.formUnion(inner)
    }
  }

  /// The types that all of the bounds convert to, the nearest first.
  private static func joined(
    _ bounds: [Type],
    literals: LiteralKinds,
    _ system: ConstraintSystem
  ) -> [Type] {
    guard var join = bounds.first else { return [] }
    for type in bounds.dropFirst() {
      join = system.join(join, type)
    }
    if case .tuple(let tuple) = join, bounds.count > 1, join.hasVariables,
      bounds.allSatisfy({ if case .tuple = $0 { true } else { false } })
    {
      // Each element is what those of all bounds convert to.
      let elements = tuple.elements.map {
        TupleType.Element(label: $0.label, system.makeVariable())
      }
      join = .tuple(TupleType(elements))
      return literals.contains(.nil) ? [system.library.optional(join), join] : [join]
    }
    var candidates = [join]
    if literals.contains(.nil), system.library.wrapped(join) == nil {
      candidates.insert(system.library.optional(join), at: 0)
    }
    var next = join
    while case .nominal(let nominal) = next, let superclass = nominal.superclass {
      candidates.append(superclass)
      next = superclass
    }
    return candidates
  }
}

extension Constraint.Kind {
  fileprivate var yieldsToCoalescing: Bool {
    switch self {
    case .closureResult, .conversion(_, _, .result), .conversion(_, _, .chain): true
    default: false
    }
  }

  fileprivate var isInterpolation: Bool {
    if case .conversion(_, _, .interpolation) = self { true } else { false }
  }
}

extension Node {
  /// Whether it is `[]` or `[:]`.
  fileprivate var isEmptyCollection: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    default: false
    }
  }
}

extension ConstraintSystem {
  /// Whether a literal or a value of a known type is given to a variable.
  func isGivenValue(_ variable: TypeVariable) -> Bool {
    if !literals(givenTo: variable).isEmpty { return true }
    let number = representative(variable)
    return variables[number].uses.contains { constraint in
      guard !constraint.isSolved, case .conversion(let from, let to, _) = constraint.kind,
        case .variable(let target) = shallow(to), representative(target) == number
      else { return false }
      if case .variable = shallow(from) { return false }
      return true
    }
  }

  /// The literals that are converted to a variable, or to what is converted to it, as the branches of nested `? :` are.
  fileprivate func literals(givenTo variable: TypeVariable) -> LiteralKinds {
    var found: LiteralKinds = []
    var numbers = [representative(variable)]
    var position = 0
    while position < numbers.count {
      let number = numbers[position]
      position += 1
      for constraint in variables[number].uses where !constraint.isSolved {
        guard case .conversion(let from, let to, _) = constraint.kind,
          case .variable(let target) = shallow(to), representative(target) == number,
          case .variable(let source) = shallow(from)
        else { continue }
        let next = representative(source)
        found.formUnion(variables[next].literals)
        if variables[next].literals.isEmpty, !numbers.contains(next) { numbers.append(next) }
      }
    }
    return found
  }

  /// Whether a variable is the type of a closure's parameter, or a part of it, that the expression names.
  ///
  /// The closure's statements show it as an `Any` only after the rest of the expression says what it is.
  fileprivate func isParameter(_ number: Int, in node: Node) -> Bool {
    var next = node
    while case .member(let base) = next.kind { next = base }
    if case .reference = next.kind { return mentions(number, in: next.type) }
    return false
  }

  /// Whether it is an optional of what is still looked for.
  fileprivate func isOpenOptional(_ type: Type) -> Bool {
    var next = type
    while let wrapped = library.wrapped(next) { next = shallow(wrapped) }
    if case .variable = next { return true }
    return false
  }

  /// What `Self` is for members of the protocols that a variable's type must conform to: `where Self == Plain`.
  fileprivate func selfTypes(ofMembers name: String, _ number: Int) -> [Type] {
    var protocols: [TypeSymbol] = []
    var numbers = [number]
    while let next = numbers.popLast() {
      for constraint in variables[next].uses where !constraint.isSolved {
        switch constraint.kind {
        case .conformance(let type, let proto):
          if case .variable(let variable) = shallow(type), representative(variable) == next {
            protocols.append(proto)
          }
        case .conversion(let from, let to, _):
          guard case .variable(let source) = shallow(from), representative(source) == next,
            case .variable(let target) = shallow(to), representative(target) != number
          else { continue }
          numbers.append(representative(target))
        default: break
        }
      }
    }
    return protocols.flatMap(\.inheritanceClosure).flatMap { proto in
      proto.members(named: name).filter(\.isStatic).compactMap { symbol in
        guard let own = proto.selfParameter else { return nil }
        let type = symbol.interface.signature.canonical(.parameter(own))
        if case .nominal = type { return type }
        return nil
      }
    }
  }

  /// Whether a variable's value is wanted as a declared type.
  fileprivate func isWanted(_ number: Int) -> Bool {
    variables[number].uses.contains {
      switch $0.kind {
      case .conversion(let from, let to, _), .closureResult(let from, let to):
        guard !$0.isSolved, case .variable(let source) = shallow(from),
          representative(source) == number, case .nominal = shallow(to)
        else { return false }
        return true
      default: return false
      }
    }
  }

  /// Whether nothing but its elements' type is known of a variable: `S.Element == Int`.
  fileprivate func isHolder(_ number: Int) -> Bool {
    func isThis(_ type: Type) -> Bool {
      if case .variable(let variable) = shallow(type) {
        representative(variable) == number
      } else {
        false
      }
    }
    var isHolder = false
    for constraint in variables[number].uses where !constraint.isSolved {
      switch constraint.kind {
      case .conformance: break
      case .conversion(_, let to, _): if !isThis(to) { return false }
      case .equal(.member(let member), let type), .equal(let type, .member(let member)):
        guard isThis(member.base), !resolved(type).hasVariables else { return false }
        isHolder = true
      default: return false
      }
    }
    return isHolder
  }

  /// A type with variables for its generic parameters.
  fileprivate func opened(_ type: Type) -> Type {
    guard type.contents.contains(.parameter) else { return type }
    if case .parameter = type { return makeVariable() }
    return type.mapParts(opened)
  }
}

extension Type {
  /// Whether it is a function of which something is not known yet, as that of a closure.
  fileprivate var isOpenFunction: Bool {
    if case .function = self { hasVariables } else { false }
  }

  fileprivate var isTuple: Bool { if case .tuple = self { true } else { false } }

  fileprivate var isUnlabelledTuple: Bool {
    guard case .tuple(let tuple) = self else { return false }
    return tuple.elements.allSatisfy { $0.label == nil }
  }

  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }

  var isTypeParameter: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  var isExistential: Bool { if case .existential = self { true } else { false } }

  /// Whether it is `any Collection<Int>`, which says what an empty collection holds.
  fileprivate var namesAssociatedTypes: Bool {
    guard case .existential(let existential) = self else { return false }
    return existential.protocols.contains { !$0.arguments.isEmpty }
  }

  /// Whether it is `any P`, `Any`, or an optional of one.
  var isExistentialOrWrapsOne: Bool {
    switch self {
    case .existential: true
    case .nominal(let nominal)
    where nominal.symbol.name == "Optional" && nominal.symbol.parent == nil:
      nominal.arguments[0].isExistentialOrWrapsOne
    default: false
    }
  }
}

/// Whether some of the types are optionals and others are not.
private func mixesOptionals(_ types: [Type], _ library: StandardTypes) -> Bool {
  guard types.count > 1 else { return false }
  let optionals = types.count { library.wrapped($0) != nil }
  return optionals > 0 && optionals < types.count
}
