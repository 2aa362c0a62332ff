import ScriptSource
import ScriptTypes

/// Folds a sequence of operands and operators by precedence.
struct Folding {
  let checker: ModuleChecker

  /// An expression whose operators have their operands.
  indirect enum Folded {
    case operand(Expression)
    case binary(Identifier, Folded, Folded)
    case assignment(Folded, Folded, TextRange)
    case ternary(Folded, Expression, Folded)
    case check(Folded, WrittenType)
    case cast(Folded, Expression.Cast, WrittenType)
    case arrow(Folded, Effects, Folded)
    /// `try` and `await` cover everything to their right.
    case attempt(Expression.Attempt, Folded, TextRange)
    case await(Folded, TextRange)
  }

  func fold(_ elements: [Expression.SequenceElement]) -> Folded {
    var rest = elements[...]
    let first = operand(&rest)
    return fold(first, &rest, above: nil)
  }

  /// `try x + y` covers the whole sum, wherever it begins.
  private func operand(_ rest: inout ArraySlice<Expression.SequenceElement>) -> Folded {
    guard case .operand(let expression)? = rest.popFirst() else {
      return .operand(Expression(.unreadable, TextRange(start: 0, end: 0)))
    }
    switch expression.kind {
    case .attempt(let attempt, let inner):
      rest.insert(.operand(inner), at: rest.startIndex)
      let first = operand(&rest)
      return .attempt(attempt, fold(first, &rest, above: nil), expression.range)
    case .await(let inner):
      rest.insert(.operand(inner), at: rest.startIndex)
      let first = operand(&rest)
      return .await(fold(first, &rest, above: nil), expression.range)
    default: return .operand(expression)
    }
  }

  private func fold(
    _ first: Folded,
    _ rest: inout ArraySlice<Expression.SequenceElement>,
    above limit: PrecedenceGroup?
  ) -> Folded {
    var left = first
    while let element = rest.first {
      let group = group(of: element)
      if let limit, !binds(group, tighterThan: limit) { return left }
      rest.removeFirst()
      switch element {
      case .check(let type, _): left = .check(left, type)
      case .cast(let cast, let type, _): left = .cast(left, cast, type)
      default:
        var right = operand(&rest)
        while let next = rest.first {
          let following = self.group(of: next)
          let isTighter = binds(following, tighterThan: group)
          let isRight = following === group && group.associativity == .right
          guard isTighter || isRight else {
            if case .infix(let name) = next, case .infix = element {
              checkNeighbours(group, following, name)
            }
            break
          }
          if isRight, !isTighter {
            right = foldRight(right, &rest, group)
          } else {
            right = fold(right, &rest, above: group)
          }
        }
        left = join(left, element, right)
      }
    }
    return left
  }

  private func foldRight(
    _ first: Folded,
    _ rest: inout ArraySlice<Expression.SequenceElement>,
    _ group: PrecedenceGroup
  ) -> Folded {
    guard let element = rest.popFirst() else { return first }
    var right = operand(&rest)
    while let next = rest.first {
      let following = self.group(of: next)
      if binds(following, tighterThan: group) {
        right = fold(right, &rest, above: group)
      } else if following === group {
        right = foldRight(right, &rest, group)
      } else {
        break
      }
    }
    return join(first, element, right)
  }

  private func join(
    _ left: Folded,
    _ element: Expression.SequenceElement,
    _ right: Folded
  ) -> Folded {
    switch element {
    case .infix(let name): .binary(name, left, right)
    case .assignment(let range): .assignment(left, right, range)
    case .ternary(let middle, _): .ternary(left, middle, right)
    case .arrow(let effects, _): .arrow(left, effects, right)
    case .operand, .check, .cast: left
    }
  }

  // MARK: Precedence

  /// Whether an optional chain on the left covers the operator and its right side: `x?.count += 1`.
  func isAssignment(_ name: Identifier) -> Bool { group(of: .infix(name)).isAssignment }

  private func group(of element: Expression.SequenceElement) -> PrecedenceGroup {
    switch element {
    case .infix(let name):
      return group(named: checker.operatorSymbol(name.text, .infix)?.group ?? "DefaultPrecedence")
    case .assignment: return group(named: "AssignmentPrecedence")
    case .ternary: return group(named: "TernaryPrecedence")
    case .check, .cast: return group(named: "CastingPrecedence")
    case .arrow: return group(named: "FunctionArrowPrecedence")
    case .operand: return group(named: "DefaultPrecedence")
    }
  }

  private func group(named name: String) -> PrecedenceGroup {
    checker.precedenceGroup(name) ?? Self.unknown
  }

  /// Two operators beside each other need groups that say which comes first.
  private func checkNeighbours(
    _ first: PrecedenceGroup,
    _ second: PrecedenceGroup,
    _ name: Identifier
  ) {
    if first === second {
      guard first.associativity == .none, checker.operatorSymbol(name.text, .infix) != nil else {
        return
      }
      checker.report(SolvingMessages.nonassociative(first.name), at: name.range)
    } else if !binds(first, tighterThan: second) {
      checker.report(SolvingMessages.unorderedPrecedence(first.name, second.name), at: name.range)
    }
  }

  // Never changed.
  nonisolated(unsafe) private static let unknown = PrecedenceGroup(name: "DefaultPrecedence")

  private func binds(_ group: PrecedenceGroup, tighterThan other: PrecedenceGroup) -> Bool {
    if group === other { return false }
    var seen: Set<String> = []
    func isAbove(_ name: String) -> Bool {
      guard seen.insert(name).inserted else { return false }
      if name == other.name { return name != group.name }
      return self.group(named: name).higherThan.contains(where: isAbove)
    }
    if isAbove(group.name) { return true }
    // A group may also say which ones it is lower than.
    seen = []
    func isBelow(_ name: String) -> Bool {
      guard seen.insert(name).inserted else { return false }
      if name == group.name { return name != other.name }
      let known = self.group(named: name)
      return known.lowerThan.contains(where: isBelow)
    }
    return isBelow(other.name)
  }
}
