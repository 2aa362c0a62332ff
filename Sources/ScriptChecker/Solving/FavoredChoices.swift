import ScriptSource
import ScriptTypes

/// The overloads whose parameters match the arguments best by what is known of them when the compiler chooses.
///
/// It tries them before all others, and the others only if none of them leads to a solution. That makes a difference for arguments
/// of which a type is known but for its generic arguments or elements, as of `Array(numbers)` and `(1, 2)`: for these an `Any`
/// matches better than a `T`, and a `T` better than an `[Int]`.
struct FavoredChoices {
  private let system: ConstraintSystem
  private let arguments: [Node]
  private let isSubscript: Bool
  /// How many overloads there are, those among them that the arguments rule out.
  private let count: Int

  init?(_ node: Node, among choices: [Choice], in system: ConstraintSystem) {
    guard let application = node.application, choices.count > 1 else { return nil }
    self.system = system
    arguments = application.arguments.map(\.node)
    let all = node.candidates + node.ruledOut
    count = all.count
    isSubscript = all.allSatisfy {
      guard let symbol = $0.symbol, symbol.kind == .subscript else { return false }
      return symbol.owner?.parameters.isEmpty ?? false
    }
    guard isSubscript || all.allSatisfy(\.isGlobalFunction), all.allSatisfy(\.isComparable)
    else { return nil }
  }

  /// The best among choices and the others, if an argument is partly known.
  func best(of choices: [Choice]) -> (best: [Choice], others: [Choice])? {
    let open = arguments.indices.filter { isPartlyKnown(arguments[$0]) }
    guard !open.isEmpty else { return nil }
    let scores = choices.map { score(of: $0, open) }
    guard let highest = scores.max(), highest > 0 else { return nil }
    let best = zip(choices, scores).filter { $0.1 == highest }.map(\.0)
    let others = zip(choices, scores).filter { $0.1 != highest }.map(\.0)
    return others.isEmpty ? nil : (best, others)
  }

  /// Whether something is known of an argument's type, but not all of it, when the compiler chooses.
  private func isPartlyKnown(_ node: Node) -> Bool {
    switch node.kind {
    case .tuple(let elements):
      elements.count == 1
        ? isPartlyKnown(elements[0])
        : elements.contains { isLiteral($0) || isPartlyKnown($0) }
    case .call(let callee, _):
      switch callee.kind {
      case .typeReference(let type): isOpen(type)
      case .overloaded:
        !callee.candidates.isEmpty && callee.candidates.allSatisfy(\.givesPartlyKnownType)
      case .member(let base):
        if case .typeReference(let type) = base.kind, callee.name?.base == "init" {
          isOpen(type)
        } else {
          isChosenBefore(callee, of: base)
            && callee.candidates.allSatisfy { givesOpenType($0, of: base) }
        }
      default: false
      }
    default: false
    }
  }

  /// Whether the compiler knows which member is called before it chooses: first it chooses what has fewer overloads.
  private func isChosenBefore(_ member: Node, of base: Node) -> Bool {
    guard !member.candidates.isEmpty, !base.beginsWithLiteral else { return false }
    if isSubscript { return true }
    var declared = member.candidates.count
    if let name = member.name?.base,
      system.shallow(base.type).symbol?.conformance(to: system.library["Collection"]) != nil
    {
      declared = max(declared, Self.declarations[name] ?? 1)
    }
    return declared == 1 || declared < count
  }

  /// How many members of a name collections have in the compiler's library, where ours has fewer.
  private static let declarations = ["map": 2, "flatMap": 3, "filter": 3, "reversed": 3]

  private func givesOpenType(_ choice: Choice, of base: Node) -> Bool {
    guard let symbol = choice.symbol, case .function(let function) = symbol.type,
      case .nominal(let nominal) = function.result, nominal.symbol.name != "Optional"
    else { return false }
    let isOpen = symbol.isOwnGeneric || system.resolved(base.type).hasVariables
    return isOpen && nominal.arguments.contains { $0.contents.contains(.parameter) }
  }

  private func isLiteral(_ node: Node) -> Bool {
    switch node.kind {
    case .literal, .interpolation, .array, .dictionary: true
    default: false
    }
  }

  private func isOpen(_ type: Type) -> Bool {
    guard case .nominal(let nominal) = type, type.symbol !== system.library.optionalSymbol else {
      return false
    }
    return nominal.arguments.contains(where: \.hasVariables)
  }

  /// How well a choice's parameters match the arguments, from 0 to 1 for each.
  private func score(of choice: Choice, _ open: [Int]) -> Double {
    guard let call = choice.call, call.function.parameters.count == arguments.count,
      call.slots.enumerated().allSatisfy({ $1 == [$0] }),
      !call.function.parameters.contains(where: \.isVariadic)
    else { return 0 }
    var sum = 0.0
    for (position, argument) in arguments.enumerated() {
      let wanted = call.function.parameters[position].type
      let score =
        open.contains(position)
        ? matchOpen(argument, wanted) : matchOther(system.shallow(argument.type), wanted)
      if score == 0 { return 0 }
      sum += score
    }
    return sum
  }

  private func matchOpen(_ argument: Node, _ wanted: Type) -> Double {
    switch wanted {
    case .existential: return 1
    case .parameter: return 0.7
    case .tuple(let tuple):
      if case .tuple(let elements) = argument.kind, elements.count == tuple.elements.count {
        return 1
      }
      return 0
    default: return wanted.isExistentialOrWrapsOne ? 0.8 : 0
    }
  }

  private func matchOther(_ given: Type, _ wanted: Type) -> Double {
    if wanted.isExistentialOrWrapsOne { return 1 }
    guard case .variable(let variable) = given else {
      if case .parameter = wanted { return 1 }
      return system.resolved(given) == wanted ? 1 : 0
    }
    let literals = system.variables[system.representative(variable)].literals
    if case .parameter = wanted { return literals.isEmpty ? 0.7 : 1 }
    guard let name = literals.defaultTypeName else { return 0.5 }
    return wanted.symbol?.name == name ? 1 : 0.5
  }
}

extension Node {
  /// Whether it is a literal, or a chain of members of one.
  fileprivate var beginsWithLiteral: Bool {
    switch kind {
    case .literal, .interpolation: true
    case .member(let base), .call(let base, _): base.beginsWithLiteral
    default: false
    }
  }
}

extension Choice {
  fileprivate var isGlobalFunction: Bool {
    guard case .value(let symbol) = kind, symbol.kind == .function, !symbol.name.isOperator,
      case .module = symbol.context
    else { return false }
    return true
  }

  /// Whether each parameter is a type or a generic parameter, and no requirement says that two types are the same.
  var isComparable: Bool {
    guard let symbol, case .function(let function) = symbol.type else { return false }
    return function.parameters.allSatisfy {
      if case .parameter = $0.type { return true }
      return !$0.type.contents.contains(.parameter)
    }
      && !symbol.interface.signature.requirements.contains {
        if case .sameType = $0 { true } else { false }
      }
  }

  /// Whether the result is a generic type of which the call's arguments say the rest.
  fileprivate var givesPartlyKnownType: Bool {
    guard let symbol, case .function(let function) = symbol.type,
      case .nominal(let nominal) = function.result, nominal.symbol.name != "Optional",
      symbol.owner == nil || symbol.isOwnGeneric || symbol.name.isOperator
    else { return false }
    return nominal.arguments.contains { $0.contents.contains(.parameter) }
  }
}

extension ValueSymbol {
  /// Whether it has generic parameters besides those of its type.
  fileprivate var isOwnGeneric: Bool {
    let outer = owner.map { $0.kind == .protocol ? 1 : $0.parameters.count } ?? 0
    return interface.signature.parameters.count > outer
  }
}
