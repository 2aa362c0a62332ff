/// A line of two texts that are compared, and which of them has it.
package enum LineChange<Line> {
  case same(Line)
  /// Only the older text has it.
  case removed(Line)
  /// Only the newer text has it.
  case added(Line)

  /// Whether both texts have it.
  package var isSame: Bool { if case .same = self { true } else { false } }

  /// Whether only the older text has it.
  var isRemoved: Bool { if case .removed = self { true } else { false } }

  /// Whether only the newer text has it.
  var isAdded: Bool { if case .added = self { true } else { false } }

  var line: Line {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line
    }
  }
}

extension LineChange: Sendable where Line: Sendable {}
extension LineChange: Equatable where Line: Equatable {}
extension LineChange: Hashable where Line: Hashable {}

extension LineChange {
  /// The number of equal lines that are shown before and after a change.
  private static var context: Int { 2 }

  /// For each line, whether it is shown: a change, and the lines around it.
  static func areShown(_ changes: [LineChange]) -> [Bool] {
    var areShown = Array(repeating: false, count: changes.count)
    for (index, change) in changes.enumerated() where !change.isSame {
      for near in max(0, index - context)...min(changes.count - 1, index + context) {
        areShown[near] = true
      }
    }
    return areShown
  }
}
