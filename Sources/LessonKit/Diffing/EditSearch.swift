/// Searches for the shortest edit script between two sequences with Myers' algorithm, from both ends at once.
///
/// A point `(a, b)` divides both sequences: the old one before index `a`, the new one before index `b`. Diagonal `d` has the
/// points with `a - b == d`.
struct EditSearch {
  /// Where to divide two parts.
  enum Division {
    /// At a point of a shortest path.
    case shortest(Int, Int)
    /// At the farthest point, from either end, that the search reached before its limit.
    case farthest(Int, Int)
  }

  private let old: [Int]
  private let new: [Int]
  /// The most changes that are searched for from each end.
  private let limit: Int
  /// The farthest `a` reached on each diagonal, from the start and from the end.
  private var forward: [Int]
  private var backward: [Int]
  /// The index of diagonal 0.
  private let middle: Int

  /// The steps that all searches may take together, roughly; so the limit is lower where there are more elements.
  private static let work = 1 << 26

  init(_ old: [Int], _ new: [Int]) {
    (self.old, self.new) = (old, new)
    limit = max(64, Self.work / max(1, old.count + new.count))
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
    middle = new.count + 1
  }

  /// Divides two parts that are not empty and have different first and different last elements.
  mutating func division(_ left: Range<Int>, _ right: Range<Int>) -> Division {
    let diagonals = (left.lowerBound - right.upperBound)...(left.upperBound - right.lowerBound)
    let start = left.lowerBound - right.lowerBound
    let end = left.upperBound - right.upperBound
    // The paths meet on a diagonal that both directions search in the same round.
    let meetsForward = !(start - end).isMultiple(of: 2)
    var fromStart = start...start
    var fromEnd = end...end
    forward[middle + start] = left.lowerBound
    backward[middle + end] = left.upperBound
    for _ in 0..<limit {
      fromStart = Self.widened(fromStart, in: diagonals, &forward, middle, unreached: -1)
      for d in stride(from: fromStart.upperBound, through: fromStart.lowerBound, by: -2) {
        let (below, above) = (forward[middle + d - 1], forward[middle + d + 1])
        var a = max(below + 1, above)
        while a < left.upperBound, a - d < right.upperBound, old[a] == new[a - d] { a += 1 }
        forward[middle + d] = a
        if meetsForward, fromEnd.contains(d), backward[middle + d] <= a {
          return .shortest(a, a - d)
        }
      }
      fromEnd = Self.widened(fromEnd, in: diagonals, &backward, middle, unreached: .max)
      for d in stride(from: fromEnd.upperBound, through: fromEnd.lowerBound, by: -2) {
        let (below, above) = (backward[middle + d - 1], backward[middle + d + 1])
        var a = min(below, above - 1)
        while a > left.lowerBound, a - d > right.lowerBound, old[a - 1] == new[a - d - 1] { a -= 1 }
        backward[middle + d] = a
        if !meetsForward, fromStart.contains(d), a <= forward[middle + d] {
          return .shortest(a, a - d)
        }
      }
    }
    return farthest(left, right, fromStart, fromEnd)
  }

  /// The diagonals of the next round: one more on each side, or one fewer where the parts end.
  private static func widened(
    _ range: ClosedRange<Int>,
    in diagonals: ClosedRange<Int>,
    _ reached: inout [Int],
    _ middle: Int,
    unreached: Int
  ) -> ClosedRange<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if lower > diagonals.lowerBound {
      lower -= 1
      reached[middle + lower - 1] = unreached
    } else {
      lower += 1
    }
    if upper < diagonals.upperBound {
      upper += 1
      reached[middle + upper + 1] = unreached
    } else {
      upper -= 1
    }
    return lower...upper
  }

  /// The point that is farthest from where its search began.
  private func farthest(
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ fromStart: ClosedRange<Int>,
    _ fromEnd: ClosedRange<Int>
  ) -> Division {
    let starts = stride(from: fromStart.lowerBound, through: fromStart.upperBound, by: 2)
      .map { d in
        let a = min(forward[middle + d], left.upperBound, right.upperBound + d)
        return (a, a - d)
      }
    let ends = stride(from: fromEnd.lowerBound, through: fromEnd.upperBound, by: 2)
      .map { d in
        let a = max(backward[middle + d], left.lowerBound, right.lowerBound + d)
        return (a, a - d)
      }
    let start = starts.max { $0.0 + $0.1 < $1.0 + $1.1 } ?? (left.lowerBound, right.lowerBound)
    let end = ends.min { $0.0 + $0.1 < $1.0 + $1.1 } ?? (left.upperBound, right.upperBound)
    let progress = (
      start.0 + start.1 - left.lowerBound - right.lowerBound,
      left.upperBound + right.upperBound - end.0 - end.1
    )
    return progress.0 >= progress.1 ? .farthest(start.0, start.1) : .farthest(end.0, end.1)
  }
}
