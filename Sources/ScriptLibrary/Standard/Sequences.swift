enum Sequences: LibraryPart {
  static let declaration = #"""
    extension Sequence {
      var lazy: LazySequence<Self> { LazySequence(self) }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
      }
      func flatMap<SegmentOfResult: Sequence>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] {
        var result: [SegmentOfResult.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
      }
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult] {
        var result: [ElementOfResult] = []
        for element in self {
          if let transformed = try transform(element) { result.append(transformed) }
        }
        return result
      }
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
      }
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
      }
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try predicate(element) { return true }
        return false
      }
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try !predicate(element) { return false }
        return true
      }
      func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
        var count = 0
        for element in self where try predicate(element) { count += 1 }
        return count
      }
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self where try predicate(element) { return element }
        return nil
      }
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var iterator = makeIterator()
        guard var result = iterator.next() else { return nil }
        while let element = iterator.next() {
          if try areInIncreasingOrder(element, result) { result = element }
        }
        return result
      }
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var iterator = makeIterator()
        guard var result = iterator.next() else { return nil }
        while let element = iterator.next() {
          if try areInIncreasingOrder(result, element) { result = element }
        }
        return result
      }
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var result = Array(self)
        try result.sort(by: areInIncreasingOrder)
        return result
      }
      func reversed() -> [Element] {
        var result = Array(self)
        result.reverse()
        return result
      }
      func shuffled() -> [Element] {
        var result = Array(self)
        result.shuffle()
        return result
      }
      func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
      func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(self) }
      func prefix(_ maxLength: Int) -> PrefixSequence<Self> { PrefixSequence(self, maxLength) }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
          guard try predicate(element) else { break }
          result.append(element)
        }
        return result
      }
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(self, k) }
      func dropLast(_ k: Int = 1) -> [Element] {
        let all = Array(self)
        return Array(all[0..<Swift.max(0, all.count - k)])
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        var isDropping = true
        for element in self {
          if isDropping, try predicate(element) { continue }
          isDropping = false
          result.append(element)
        }
        return result
      }
      func suffix(_ maxLength: Int) -> [Element] {
        let all = Array(self)
        return Array(all[Swift.max(0, all.count - maxLength)..<all.count])
      }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
          maxSplits: maxSplits,
          omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: isSeparator
        )
      }
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool {
        var mine = makeIterator()
        var theirs = other.makeIterator()
        while true {
          switch (mine.next(), theirs.next()) {
          case (let one?, let two?): if try !areEquivalent(one, two) { return false }
          case (nil, nil): return true
          default: return false
          }
        }
      }
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool {
        var mine = makeIterator()
        for element in possiblePrefix {
          guard let own = mine.next(), try areEquivalent(own, element) else { return false }
        }
        return true
      }
      func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool where OtherSequence.Element == Element {
        var mine = makeIterator()
        var theirs = other.makeIterator()
        while let two = theirs.next() {
          guard let one = mine.next() else { return true }
          if try areInIncreasingOrder(one, two) { return true }
          if try areInIncreasingOrder(two, one) { return false }
        }
        return false
      }
    }
    extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        if let answer = _customContainsEquatableElement(element) { return answer }
        for own in self where own == element { return true }
        return false
      }
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element {
        elementsEqual(other, by: { $0 == $1 })
      }
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix.Element == Element {
        starts(with: possiblePrefix, by: { $0 == $1 })
      }
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
        split(
          maxSplits: maxSplits,
          omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator }
        )
      }
    }
    extension Sequence where Element: Comparable {
      func sorted() -> [Element] { sorted(by: { $0 < $1 }) }
      func min() -> Element? { self.min(by: { $0 < $1 }) }
      func max() -> Element? { self.max(by: { $0 < $1 }) }
      func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element {
        lexicographicallyPrecedes(other, by: { $0 < $1 })
      }
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String {
        var result = ""
        var isFirst = true
        for part in self {
          if !isFirst { result += separator }
          isFirst = false
          result += String(part)
        }
        return result
      }
    }
    extension Sequence where Element: Sequence {
      func joined() -> FlattenSequence<Self> { FlattenSequence(self) }
      func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> where Separator.Element == Element.Element {
        JoinedSequence(base: self, separator: separator)
      }
    }
    """#
}

enum LazySequences: LibraryPart {
  static let declaration = #"""
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }
    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
    extension LazySequenceProtocol {
      var lazy: Elements { elements }
      func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
        LazyMapSequence(elements, transform)
      }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
        LazyFilterSequence(elements, isIncluded)
      }
      func compactMap<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult> {
        map(transform).filter { $0 != nil }.map { $0! }
      }
      func flatMap<SegmentOfResult: Sequence>(_ transform: @escaping (Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> {
        LazySequence(FlattenSequence(map(transform)))
      }
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence(elements, predicate)
      }
      func drop(while predicate: @escaping (Element) -> Bool) -> LazySequence<DropWhileSequence<Elements>> {
        LazySequence(DropWhileSequence(elements, predicate))
      }
    }
    extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
      var elements: Slice<Base> { self }
    }
    extension Slice: LazyCollectionProtocol where Base: LazyCollectionProtocol {}
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      typealias Elements = Base
      private let _base: Base
      internal init(_ base: Base) { self._base = base }
      var elements: Base { _base }
      func makeIterator() -> Base.Iterator { elements.makeIterator() }
      var underestimatedCount: Int { elements.underestimatedCount }
    }
    typealias LazyCollection<T: Collection> = LazySequence<T>
    extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = Slice<LazySequence<Base>>
      var startIndex: Base.Index { elements.startIndex }
      var endIndex: Base.Index { elements.endIndex }
      var indices: Base.Indices { elements.indices }
      var count: Int { elements.count }
      var isEmpty: Bool { elements.isEmpty }
      subscript(position: Base.Index) -> Base.Element { elements[position] }
      subscript(bounds: Range<Base.Index>) -> Slice<LazySequence<Base>> { Slice(base: self, bounds: bounds) }
      func index(after i: Base.Index) -> Base.Index { elements.index(after: i) }
    }
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { elements.index(before: i) }
      func reversed() -> LazySequence<ReversedCollection<Base>> { LazySequence<ReversedCollection<Base>>(elements.reversed()) }
    }
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
    struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      struct Iterator: IteratorProtocol {
        private var base: Base.Iterator
        private let transform: (Base.Element) -> Element
        internal init(_ base: Base.Iterator, _ transform: @escaping (Base.Element) -> Element) {
          self.base = base
          self.transform = transform
        }
        mutating func next() -> Element? {
          guard let element = base.next() else { return nil }
          return transform(element)
        }
      }
      typealias Elements = LazyMapSequence<Base, Element>
      private let _base: Base
      private let _transform: (Base.Element) -> Element
      internal init(_ base: Base, _ transform: @escaping (Base.Element) -> Element) {
        self._base = base
        self._transform = transform
      }
      var elements: LazyMapSequence<Base, Element> { self }
      func makeIterator() -> LazyMapSequence<Base, Element>.Iterator {
        Iterator(_base.makeIterator(), _transform)
      }
      var underestimatedCount: Int { _base.underestimatedCount }
    }
    extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      var indices: Base.Indices { _base.indices }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      subscript(position: Base.Index) -> Element { _transform(_base[position]) }
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
        LazyMapSequence<Base.SubSequence, Element>(_base[bounds], _transform)
      }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>
    struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        private var base: Base.Iterator
        private let isIncluded: (Base.Element) -> Bool
        internal init(_ base: Base.Iterator, _ isIncluded: @escaping (Base.Element) -> Bool) {
          self.base = base
          self.isIncluded = isIncluded
        }
        mutating func next() -> Base.Element? {
          while let element = base.next() {
            if isIncluded(element) { return element }
          }
          return nil
        }
      }
      typealias Elements = LazyFilterSequence<Base>
      private let _base: Base
      private let _predicate: (Base.Element) -> Bool
      internal init(_ base: Base, _ isIncluded: @escaping (Base.Element) -> Bool) {
        self._base = base
        self._predicate = isIncluded
      }
      var elements: LazyFilterSequence<Base> { self }
      func makeIterator() -> LazyFilterSequence<Base>.Iterator {
        Iterator(_base.makeIterator(), _predicate)
      }
    }
    extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
      typealias SubSequence = LazyFilterSequence<Base.SubSequence>
      var startIndex: Base.Index { _base.firstIndex(where: _predicate) ?? _base.endIndex }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
        LazyFilterSequence<Base.SubSequence>(_base[bounds], _predicate)
      }
      func index(after i: Base.Index) -> Base.Index {
        var next = _base.index(after: i)
        while next != _base.endIndex, !_predicate(_base[next]) { next = _base.index(after: next) }
        return next
      }
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index {
        var next = _base.index(before: i)
        while !_predicate(_base[next]) { next = _base.index(before: next) }
        return next
      }
    }
    typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>
    struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      typealias Elements = LazyPrefixWhileSequence<Base>
      private let _base: Base
      private let _predicate: (Base.Element) -> Bool
      internal init(_ base: Base, _ predicate: @escaping (Base.Element) -> Bool) {
        self._base = base
        self._predicate = predicate
      }
      var elements: LazyPrefixWhileSequence<Base> { self }
      func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        let predicate = _predicate
        var isDone = false
        return AnyIterator { () -> Base.Element? in
          guard !isDone, let element = iterator.next(), predicate(element) else {
            isDone = true
            return nil
          }
          return element
        }
      }
    }
    """#
}
