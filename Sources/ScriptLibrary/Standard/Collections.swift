enum Collections: LibraryPart {
  static let declaration = #"""
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      var indices: Indices { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(after i: Index) -> Index
      func formIndex(after i: inout Index)
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
    }
    struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
      private let elements: Elements
      private var position: Elements.Index
      internal init(_ elements: Elements) {
        self.elements = elements
        self.position = elements.startIndex
      }
      mutating func next() -> Elements.Element? {
        guard position != elements.endIndex else { return nil }
        defer { elements.formIndex(after: &position) }
        return elements[position]
      }
      func makeIterator() -> IndexingIterator<Elements> { self }
    }
    extension Collection where Iterator == IndexingIterator<Self> {
      func makeIterator() -> IndexingIterator<Self> { IndexingIterator(self) }
    }
    extension Collection where Indices == DefaultIndices<Self> {
      var indices: DefaultIndices<Self> { DefaultIndices(self, startIndex, endIndex) }
    }
    extension Collection where SubSequence == Slice<Self> {
      subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
    }
    extension Collection {
      var underestimatedCount: Int { count }
      var isEmpty: Bool { startIndex == endIndex }
      var count: Int { distance(from: startIndex, to: endIndex) }
      var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
      }
      func formIndex(after i: inout Index) { i = index(after: i) }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        _precondition(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
        var result = i
        var left = distance
        while left > 0 {
          formIndex(after: &result)
          left -= 1
        }
        return result
      }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        _precondition(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
        var result = i
        var left = distance
        while left > 0 {
          if result == limit { return nil }
          formIndex(after: &result)
          left -= 1
        }
        return result
      }
      func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
      func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
          i = advanced
          return true
        }
        i = limit
        return false
      }
      func distance(from start: Index, to end: Index) -> Int {
        var position = start
        var count = 0
        while position != end {
          formIndex(after: &position)
          count += 1
        }
        return count
      }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = startIndex
        while position != endIndex {
          if try predicate(self[position]) { return position }
          formIndex(after: &position)
        }
        return nil
      }
      func prefix(_ maxLength: Int) -> SubSequence {
        _precondition(maxLength >= 0, "Can't take a prefix of negative length from a collection")
        let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
        return self[startIndex..<end]
      }
      func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
      func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { formIndex(after: &end) }
        return self[startIndex..<end]
      }
      func suffix(_ maxLength: Int) -> SubSequence {
        _precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        return dropFirst(Swift.max(0, count - maxLength))
      }
      func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
      func dropFirst(_ k: Int = 1) -> SubSequence {
        _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
        return self[start..<endIndex]
      }
      func dropLast(_ k: Int = 1) -> SubSequence {
        _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        return prefix(Swift.max(0, count - k))
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex, try predicate(self[start]) { formIndex(after: &start) }
        return self[start..<endIndex]
      }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] {
        _precondition(maxSplits >= 0, "Must take zero or more splits")
        var result: [SubSequence] = []
        var start = startIndex
        var end = startIndex
        while end != endIndex, result.count < maxSplits {
          let next = index(after: end)
          if try isSeparator(self[end]) {
            if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
            start = next
          }
          end = next
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
      }
      func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
      }
      func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
        if isEmpty { return nil }
        return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
      }
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { self[r.relative(to: self)] }
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence { self[startIndex..<endIndex] }
    }
    enum UnboundedRange_ { postfix static func ... (_: UnboundedRange_) -> () }
    extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
      @available(*, deprecated, renamed: "firstIndex(of:)") func index(of element: Element) -> Index? { firstIndex(of: element) }
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        split(
          maxSplits: maxSplits,
          omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator }
        )
      }
      func indices(of element: Element) -> RangeSet<Index> { indices(where: { $0 == element }) }
    }
    extension Collection {
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var found: [Range<Index>] = []
        var position = startIndex
        while position != endIndex {
          let next = index(after: position)
          if try predicate(self[position]) { found.append(position..<next) }
          position = next
        }
        return RangeSet(found)
      }
    }
    extension Collection where SubSequence == Self {
      mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      @discardableResult mutating func removeFirst() -> Element {
        _precondition(!isEmpty, "Can't remove items from an empty collection")
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst(_ k: Int) { self = dropFirst(k) }
    }
    protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
      func index(before i: Index) -> Index
      func formIndex(before i: inout Index)
    }
    extension BidirectionalCollection {
      func formIndex(before i: inout Index) { i = index(before: i) }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        var left = distance
        while left > 0 {
          formIndex(after: &result)
          left -= 1
        }
        while left < 0 {
          formIndex(before: &result)
          left += 1
        }
        return result
      }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        var left = distance
        while left > 0 {
          if result == limit { return nil }
          formIndex(after: &result)
          left -= 1
        }
        while left < 0 {
          if result == limit { return nil }
          formIndex(before: &result)
          left += 1
        }
        return result
      }
      func distance(from start: Index, to end: Index) -> Int {
        var position = start
        var count = 0
        while position < end {
          formIndex(after: &position)
          count += 1
        }
        while position > end {
          formIndex(before: &position)
          count -= 1
        }
        return count
      }
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        guard let position = try lastIndex(where: predicate) else { return nil }
        return self[position]
      }
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = endIndex
        while position != startIndex {
          formIndex(before: &position)
          if try predicate(self[position]) { return position }
        }
        return nil
      }
      func suffix(_ maxLength: Int) -> SubSequence {
        _precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        let start = index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex
        return self[start..<endIndex]
      }
      func dropLast(_ k: Int = 1) -> SubSequence {
        _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
        let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex
        return self[startIndex..<end]
      }
      func reversed() -> ReversedCollection<Self> { ReversedCollection(self) }
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
    }
    extension BidirectionalCollection where SubSequence == Self {
      mutating func popLast() -> Element? {
        guard let element = last else { return nil }
        self = self[startIndex..<index(before: endIndex)]
        return element
      }
      @discardableResult mutating func removeLast() -> Element {
        _precondition(!isEmpty, "Can't remove last element from an empty collection")
        let element = self[index(before: endIndex)]
        self = self[startIndex..<index(before: endIndex)]
        return element
      }
      mutating func removeLast(_ k: Int) { self = dropLast(k) }
    }
    extension BidirectionalCollection where Element == String {
      func joined(separator: String = "") -> String
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {}
    extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
      func index(after i: Index) -> Index { i.advanced(by: 1) }
      func index(before i: Index) -> Index { i.advanced(by: -1) }
      func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        let room = i.distance(to: limit)
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return i.advanced(by: distance)
      }
      func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
    }
    extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
      var indices: Range<Index> { startIndex..<endIndex }
    }
    """#
}
