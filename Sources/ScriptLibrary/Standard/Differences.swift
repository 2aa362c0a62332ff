/// `CollectionDifference`: what makes one collection of another.
enum Differences: LibraryPart {
  static let declaration = #"""
    struct CollectionDifference<ChangeElement>: Collection {
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
          switch self {
          case .insert(let offset, _, _), .remove(let offset, _, _): return offset
          }
        }
        var _element: ChangeElement {
          switch self {
          case .insert(_, let element, _), .remove(_, let element, _): return element
          }
        }
        var _associatedOffset: Int? {
          switch self {
          case .insert(_, _, let other), .remove(_, _, let other): return other
          }
        }
        var _isRemoval: Bool {
          if case .remove = self { return true }
          return false
        }
      }
      struct Index: Comparable, Hashable {
        let _offset: Int
        init(_offset: Int) { self._offset = _offset }
        static func == (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool {
          lhs._offset == rhs._offset
        }
        static func < (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool {
          lhs._offset < rhs._offset
        }
        func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
      }
      typealias Element = CollectionDifference<ChangeElement>.Change
      typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
      typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
      let insertions: [CollectionDifference<ChangeElement>.Change]
      let removals: [CollectionDifference<ChangeElement>.Change]
      init(_changes changes: [CollectionDifference<ChangeElement>.Change]) {
        insertions = changes.filter { !$0._isRemoval }.sorted { $0._offset < $1._offset }
        removals = changes.filter { $0._isRemoval }.sorted { $0._offset < $1._offset }
      }
      init?<Changes: Collection>(_ changes: Changes) where Changes.Element == CollectionDifference<ChangeElement>.Change {
        var insertions: [Int: Int?] = [:]
        var removals: [Int: Int?] = [:]
        for change in changes {
          guard change._offset >= 0 else { return nil }
          if change._isRemoval {
            guard removals.updateValue(change._associatedOffset, forKey: change._offset) == nil else { return nil }
          } else {
            guard insertions.updateValue(change._associatedOffset, forKey: change._offset) == nil else { return nil }
          }
        }
        for (offset, other) in insertions {
          if let other, removals[other] != .some(.some(offset)) { return nil }
        }
        for (offset, other) in removals {
          if let other, insertions[other] != .some(.some(offset)) { return nil }
        }
        self.init(_changes: Array(changes))
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(_changes: map { change in
          switch change {
          case .remove(let offset, let element, let other): return .insert(offset: offset, element: element, associatedWith: other)
          case .insert(let offset, let element, let other): return .remove(offset: offset, element: element, associatedWith: other)
          }
        })
      }
      var startIndex: CollectionDifference<ChangeElement>.Index { Index(_offset: 0) }
      var endIndex: CollectionDifference<ChangeElement>.Index { Index(_offset: insertions.count + removals.count) }
      func index(after i: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index {
        Index(_offset: i._offset + 1)
      }
      subscript(position: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Change {
        position._offset < removals.count
          ? removals[removals.count - 1 - position._offset] : insertions[position._offset - removals.count]
      }
      var count: Int { insertions.count + removals.count }
      var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
    }
    extension CollectionDifference: Equatable where ChangeElement: Equatable {
      static func == (lhs: CollectionDifference<ChangeElement>, rhs: CollectionDifference<ChangeElement>) -> Bool {
        lhs.insertions == rhs.insertions && lhs.removals == rhs.removals
      }
    }
    extension CollectionDifference: Hashable where ChangeElement: Hashable {
      func hash(into hasher: inout Hasher) {
        hasher.combine(insertions)
        hasher.combine(removals)
      }
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        func offsets(_ changes: [CollectionDifference<ChangeElement>.Change]) -> [ChangeElement: [Int]] {
          var found: [ChangeElement: [Int]] = [:]
          for change in changes { found[change._element, default: []].append(change._offset) }
          return found.filter { $0.value.count == 1 }
        }
        let removed = offsets(removals)
        let inserted = offsets(insertions)
        return CollectionDifference(_changes: map { change in
          guard let removal = removed[change._element]?.first, let insertion = inserted[change._element]?.first else { return change }
          switch change {
          case .remove(let offset, let element, _): return .remove(offset: offset, element: element, associatedWith: insertion)
          case .insert(let offset, let element, _): return .insert(offset: offset, element: element, associatedWith: removal)
          }
        })
      }
    }
    extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {
      static func == (lhs: CollectionDifference<ChangeElement>.Change, rhs: CollectionDifference<ChangeElement>.Change) -> Bool {
        lhs._isRemoval == rhs._isRemoval && lhs._offset == rhs._offset && lhs._element == rhs._element
          && lhs._associatedOffset == rhs._associatedOffset
      }
    }
    extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {
      func hash(into hasher: inout Hasher) {
        hasher.combine(_isRemoval)
        hasher.combine(_offset)
        hasher.combine(_element)
        hasher.combine(_associatedOffset)
      }
    }
    extension BidirectionalCollection {
      func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where C.Element == Element {
        _shortestEdit(from: Array(other), to: Array(self), by: areEquivalent)
      }
    }
    extension BidirectionalCollection where Element: Equatable {
      func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element {
        difference(from: other, by: { $0 == $1 })
      }
    }
    // The fewest changes, by the algorithm of Myers: for each number of changes how far each diagonal leads.
    func _shortestEdit<T>(from old: [T], to new: [T], by areEquivalent: (T, T) -> Bool) -> CollectionDifference<T> {
      var reached: [Int: Int] = [1: 0]
      var trace: [[Int: Int]] = []
      let most = old.count + new.count
      for steps in 0...most {
        trace.append(reached)
        var isDone = false
        for diagonal in stride(from: -steps, through: steps, by: 2) {
          var x = _startsBelow(reached, diagonal, steps) ? reached[diagonal + 1]! : reached[diagonal - 1]! + 1
          while x < old.count, x - diagonal < new.count, areEquivalent(old[x], new[x - diagonal]) { x += 1 }
          reached[diagonal] = x
          if x >= old.count, x - diagonal >= new.count {
            isDone = true
            break
          }
        }
        if isDone { break }
      }
      var changes: [CollectionDifference<T>.Change] = []
      var (x, y) = (old.count, new.count)
      for steps in stride(from: trace.count - 1, to: 0, by: -1) {
        let diagonal = x - y
        let former = _startsBelow(trace[steps], diagonal, steps) ? diagonal + 1 : diagonal - 1
        let (formerX, formerY) = (trace[steps][former]!, trace[steps][former]! - former)
        if former > diagonal {
          changes.append(.insert(offset: formerY, element: new[formerY], associatedWith: nil))
        } else {
          changes.append(.remove(offset: formerX, element: old[formerX], associatedWith: nil))
        }
        (x, y) = (formerX, formerY)
      }
      return CollectionDifference(_changes: changes)
    }
    func _startsBelow(_ reached: [Int: Int], _ diagonal: Int, _ steps: Int) -> Bool {
      diagonal == -steps || diagonal != steps && reached[diagonal - 1]! < reached[diagonal + 1]!
    }
    extension RangeReplaceableCollection {
      func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements = Array(self)
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            guard offset < elements.count else { return nil }
            elements.remove(at: offset)
          case .insert(let offset, let element, _):
            guard offset <= elements.count else { return nil }
            elements.insert(element, at: offset)
          }
        }
        return Self(elements)
      }
    }
    """#
}
