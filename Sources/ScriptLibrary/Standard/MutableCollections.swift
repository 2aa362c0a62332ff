enum MutableCollections: LibraryPart {
  static let declaration = #"""
    protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      mutating func swapAt(_ i: Index, _ j: Index)
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
    }
    extension MutableCollection {
      mutating func swapAt(_ i: Index, _ j: Index) {
        guard i != j else { return }
        let first = self[i]
        self[i] = self[j]
        self[j] = first
      }
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var pivot = startIndex
        while pivot != endIndex, try !belongsInSecondPartition(self[pivot]) { formIndex(after: &pivot) }
        guard pivot != endIndex else { return endIndex }
        var position = index(after: pivot)
        while position != endIndex {
          if try !belongsInSecondPartition(self[position]) {
            swapAt(pivot, position)
            formIndex(after: &pivot)
          }
          formIndex(after: &position)
        }
        return pivot
      }
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
        get { self[r.relative(to: self)] }
        set { self[r.relative(to: self)] = newValue }
      }
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence {
        get { self[startIndex..<endIndex] }
        set { self[startIndex..<endIndex] = newValue }
      }
    }
    extension MutableCollection where SubSequence == Slice<Self> {
      subscript(bounds: Range<Index>) -> Slice<Self> {
        get { Slice(base: self, bounds: bounds) }
        set {
          var position = bounds.lowerBound
          for element in newValue {
            self[position] = element
            formIndex(after: &position)
          }
        }
      }
    }
    extension MutableCollection where Self: BidirectionalCollection {
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
          while true {
            guard low < high else { return low }
            if try belongsInSecondPartition(self[low]) { break }
            formIndex(after: &low)
          }
          while true {
            formIndex(before: &high)
            guard low < high else { return low }
            if try !belongsInSecondPartition(self[high]) { break }
          }
          swapAt(low, high)
          formIndex(after: &low)
        }
      }
      mutating func reverse() {
        var low = startIndex
        var high = endIndex
        while low < high {
          formIndex(before: &high)
          if low < high { swapAt(low, high) }
          formIndex(after: &low)
        }
      }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        let sorted = try Array(self)._mergeSorted(by: areInIncreasingOrder)
        var position = startIndex
        for element in sorted {
          self[position] = element
          formIndex(after: &position)
        }
      }
      mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
      }
      mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var left = count
        var position = startIndex
        while left > 1 {
          swapAt(position, index(position, offsetBy: Int.random(in: 0..<left, using: &generator)))
          left -= 1
          formIndex(after: &position)
        }
      }
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      mutating func sort() { self.sort(by: { $0 < $1 }) }
    }
    func swap<T>(_ a: inout T, _ b: inout T)
    """#
}

enum ReplaceableCollections: LibraryPart {
  static let declaration = #"""
    protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      init()
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
      mutating func reserveCapacity(_ n: Int)
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Index)
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element
      @discardableResult mutating func remove(at i: Index) -> Element
      mutating func removeSubrange(_ bounds: Range<Index>)
      @discardableResult mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    }
    extension RangeReplaceableCollection {
      init(repeating repeatedValue: Element, count: Int) {
        self.init()
        append(contentsOf: repeatElement(repeatedValue, count: count))
      }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
      }
      mutating func reserveCapacity(_ n: Int) {}
      mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
      }
      mutating func insert(_ newElement: Element, at i: Index) {
        replaceSubrange(i..<i, with: CollectionOfOne(newElement))
      }
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
        replaceSubrange(i..<i, with: newElements)
      }
      @discardableResult mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: EmptyCollection<Element>())
        return element
      }
      mutating func removeSubrange(_ bounds: Range<Index>) {
        replaceSubrange(bounds, with: EmptyCollection<Element>())
      }
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
        removeSubrange(bounds.relative(to: self))
      }
      @discardableResult mutating func removeFirst() -> Element {
        _precondition(!isEmpty, "Can't remove first element from an empty collection")
        return remove(at: startIndex)
      }
      mutating func removeFirst(_ k: Int) {
        _precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
          _preconditionFailure("Can't remove more items from a collection than it has")
        }
        removeSubrange(startIndex..<end)
      }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept = Self()
        for element in self where try !shouldBeRemoved(element) { kept.append(element) }
        replaceSubrange(startIndex..<endIndex, with: kept)
      }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index {
        replaceSubrange(subrange.relative(to: self), with: newElements)
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      mutating func removeSubranges(_ subranges: RangeSet<Index>) {
        var kept = Self()
        var position = startIndex
        while position != endIndex {
          if !subranges.contains(position) { kept.append(self[position]) }
          formIndex(after: &position)
        }
        self = kept
      }
      static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Element == Other.Element {
        var result = Self(lhs)
        result.append(contentsOf: rhs)
        return result
      }
      static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self where Element == Other.Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
        lhs.append(contentsOf: rhs)
      }
    }
    extension RangeReplaceableCollection where SubSequence == Self {
      @discardableResult mutating func removeFirst() -> Element {
        _precondition(!isEmpty, "Can't remove items from an empty collection")
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst(_ k: Int) {
        _precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
          _preconditionFailure("Can't remove more items from a collection than it contains")
        }
        self = self[start..<endIndex]
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Self {
      @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      @discardableResult mutating func removeLast() -> Element {
        precondition(!isEmpty, "Can't remove last element from an empty collection")
        let element = self[index(before: endIndex)]
        self = self[startIndex..<index(before: endIndex)]
        return element
      }
      mutating func removeLast(_ k: Int) { self = dropLast(k) }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
      @discardableResult mutating func removeLast() -> Element {
        _precondition(!isEmpty, "Can't remove last element from an empty collection")
        return remove(at: index(before: endIndex))
      }
      mutating func removeLast(_ k: Int) {
        _precondition(k >= 0, "Number of elements to remove should be non-negative")
        guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
          _preconditionFailure("Can't remove more items from a collection than it contains")
        }
        removeSubrange(start..<endIndex)
      }
    }
    """#
}

enum CollectionViews: LibraryPart {
  static let declaration = #"""
    struct Slice<Base: Collection>: Collection {
      typealias Index = Base.Index
      typealias Element = Base.Element
      typealias SubSequence = Slice<Base>
      typealias Iterator = IndexingIterator<Slice<Base>>
      typealias Indices = Base.Indices
      private let _startIndex: Base.Index
      private let _endIndex: Base.Index
      private var _base: Base
      var base: Base { _base }
      var startIndex: Base.Index { _startIndex }
      var endIndex: Base.Index { _endIndex }
      var indices: Base.Indices { _base.indices[_startIndex..<_endIndex] }
      init(base: Base, bounds: Range<Base.Index>) {
        self._startIndex = bounds.lowerBound
        self._endIndex = bounds.upperBound
        self._base = base
      }
      subscript(position: Base.Index) -> Base.Element {
        get {
          _precondition(position >= startIndex && position < endIndex, "Index out of bounds")
          return base[position]
        }
      }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> {
        _precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "Range out of bounds")
        return Slice(base: base, bounds: bounds)
      }
      func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
    }
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
    extension Slice: MutableCollection where Base: MutableCollection {
      subscript(position: Base.Index) -> Base.Element {
        get { base[position] }
        set { _base[position] = newValue }
      }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> {
        get { Slice(base: base, bounds: bounds) }
        set {
          var position = bounds.lowerBound
          for element in newValue {
            _base[position] = element
            _base.formIndex(after: &position)
          }
        }
      }
    }
    struct DefaultIndices<Elements: Collection>: Collection {
      typealias Index = Elements.Index
      typealias Element = Elements.Index
      typealias SubSequence = DefaultIndices<Elements>
      typealias Indices = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      private let _elements: Elements
      private let _startIndex: Elements.Index
      private let _endIndex: Elements.Index
      var startIndex: Elements.Index { _startIndex }
      var endIndex: Elements.Index { _endIndex }
      internal init(_ elements: Elements, _ start: Elements.Index, _ end: Elements.Index) {
        self._elements = elements
        self._startIndex = start
        self._endIndex = end
      }
      var indices: DefaultIndices<Elements> { self }
      subscript(position: Elements.Index) -> Elements.Index { position }
      subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
        DefaultIndices(_elements, bounds.lowerBound, bounds.upperBound)
      }
      func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
    }
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
      func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
    }
    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      struct Index: Comparable {
        let base: Base.Index
        init(_ base: Base.Index) { self.base = base }
      }
      typealias Element = Base.Element
      typealias SubSequence = Slice<ReversedCollection<Base>>
      typealias Indices = DefaultIndices<ReversedCollection<Base>>
      typealias Iterator = IndexingIterator<ReversedCollection<Base>>
      private let _base: Base
      internal init(_ base: Base) { self._base = base }
      var startIndex: ReversedCollection<Base>.Index { Index(_base.endIndex) }
      var endIndex: ReversedCollection<Base>.Index { Index(_base.startIndex) }
      var count: Int { _base.count }
      func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index {
        Index(_base.index(before: i.base))
      }
      func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index {
        Index(_base.index(after: i.base))
      }
      subscript(position: ReversedCollection<Base>.Index) -> Base.Element {
        _base[_base.index(before: position.base)]
      }
      func reversed() -> Base { _base }
    }
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    extension ReversedCollection.Index {
      static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool { lhs.base == rhs.base }
      static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool { lhs.base > rhs.base }
    }
    extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(base) }
    }
    struct RangeSet<Bound: Comparable>: Equatable {
      private var list: [Range<Bound>]
      init() { self.list = [] }
      init(_ range: Range<Bound>) { self.list = range.isEmpty ? [] : [range] }
      init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
        self.list = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
          if let last = list.last, last.upperBound >= range.lowerBound {
            list[list.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
          } else {
            list.append(range)
          }
        }
      }
      var ranges: [Range<Bound>] { list }
      var isEmpty: Bool { list.isEmpty }
      func contains(_ value: Bound) -> Bool { list.contains(where: { $0.contains(value) }) }
      static func == (lhs: RangeSet<Bound>, rhs: RangeSet<Bound>) -> Bool { lhs.list == rhs.list }
    }
    struct AnyCollection<Element>: Collection {
      typealias Index = Int
      typealias SubSequence = Slice<AnyCollection<Element>>
      typealias Iterator = IndexingIterator<AnyCollection<Element>>
      typealias Indices = DefaultIndices<AnyCollection<Element>>
      private let elements: [Element]
      init<C: Collection>(_ base: C) where C.Element == Element { self.elements = Array(base) }
      var startIndex: Int { 0 }
      var endIndex: Int { elements.count }
      func index(after i: Int) -> Int { i + 1 }
      subscript(position: Int) -> Element { elements[position] }
    }
    """#
}
