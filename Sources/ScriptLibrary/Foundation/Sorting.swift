/// Orders that are values: `SortDescriptor` and its kin.
enum Sorting: LibraryPart {
  static let declaration = #"""
    enum SortOrder: Hashable, Codable, Sendable { case forward, reverse }
    protocol SortComparator<Compared> {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    struct ComparableComparator<Compared: Comparable>: SortComparator {
      var order: SortOrder
      init(order: SortOrder = .forward) { self.order = order }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compare(lhs, rhs, order) }
    }
    struct KeyPathComparator<Compared>: SortComparator {
      let keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      private let comparison: (Compared, Compared, SortOrder) -> ComparisonResult
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparison = { _compare($0[keyPath: keyPath], $1[keyPath: keyPath], $2) }
      }
      init<Value, Comparator: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator) where Comparator.Compared == Value {
        self.keyPath = keyPath
        order = comparator.order
        comparison = { first, second, order in
          var comparator = comparator
          comparator.order = order
          return comparator.compare(first[keyPath: keyPath], second[keyPath: keyPath])
        }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparison(lhs, rhs, order) }
    }
    struct SortDescriptor<Compared>: SortComparator {
      var order: SortOrder
      private let comparison: (Compared, Compared, SortOrder) -> ComparisonResult
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.order = order
        comparison = { _compare($0[keyPath: keyPath], $1[keyPath: keyPath], $2) }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparison(lhs, rhs, order) }
    }
    func _compare<Value: Comparable>(_ first: Value, _ second: Value, _ order: SortOrder) -> ComparisonResult {
      if first == second { return .orderedSame }
      return (first < second) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
    extension Sequence {
      func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element] where Comparator.Compared == Element {
        sorted { comparator.compare($0, $1) == .orderedAscending }
      }
      func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element] where S.Element == Comparator, Comparator.Compared == Element {
        sorted { first, second in
          for comparator in comparators {
            let result = comparator.compare(first, second)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        }
      }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort<Comparator: SortComparator>(using comparator: Comparator) where Comparator.Compared == Element {
        sort { comparator.compare($0, $1) == .orderedAscending }
      }
      mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S) where S.Element == Comparator, Comparator.Compared == Element {
        let sorted = sorted(using: comparators)
        for (index, element) in zip(indices, sorted) { self[index] = element }
      }
    }
    """#
}
