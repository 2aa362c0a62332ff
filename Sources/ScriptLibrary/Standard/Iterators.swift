enum Iterators: LibraryPart {
  static let declaration = #"""
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
      func _customContainsEquatableElement(_ element: Element) -> Bool?
    }
    extension Sequence {
      var underestimatedCount: Int { 0 }
      func _customContainsEquatableElement(_ element: Element) -> Bool? { nil }
    }
    extension Sequence where Self: IteratorProtocol, Iterator == Self {
      func makeIterator() -> Self { self }
    }
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      typealias Iterator = AnyIterator<Element>
      private let body: () -> Element?
      init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var base = base
        self.body = { base.next() }
      }
      init(_ body: @escaping () -> Element?) { self.body = body }
      func next() -> Element? { body() }
      func makeIterator() -> AnyIterator<Element> { self }
    }
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      private let make: () -> AnyIterator<Element>
      init<S: Sequence>(_ base: S) where S.Element == Element {
        self.make = { AnyIterator(base.makeIterator()) }
      }
      init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
        self.make = { AnyIterator(makeUnderlyingIterator()) }
      }
      func makeIterator() -> AnyIterator<Element> { make() }
    }
    struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
      typealias Element = Base.Element
      typealias Iterator = IteratorSequence<Base>
      private var base: Base
      init(_ base: Base) { self.base = base }
      mutating func next() -> Base.Element? { base.next() }
      func makeIterator() -> IteratorSequence<Base> { self }
    }
    struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection, Equatable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = EmptyCollection<Element>
      struct Iterator: IteratorProtocol {
        init() {}
        mutating func next() -> Element? { nil }
      }
      init() {}
      func makeIterator() -> EmptyCollection<Element>.Iterator { Iterator() }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      var indices: Range<Int> { 0..<0 }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element {
        get { _preconditionFailure("Index out of range") }
        set { _preconditionFailure("Index out of range") }
      }
      subscript(bounds: Range<Int>) -> EmptyCollection<Element> {
        get { self }
        set {}
      }
      static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
    }
    struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
      private var element: Element
      init(_ element: Element) { self.element = element }
      var startIndex: Int { 0 }
      var endIndex: Int { 1 }
      var count: Int { 1 }
      var indices: Range<Int> { 0..<1 }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element {
        get { element }
        set { element = newValue }
      }
      subscript(bounds: Range<Int>) -> Slice<CollectionOfOne<Element>> {
        get { Slice(base: self, bounds: bounds) }
        set {}
      }
    }
    extension CollectionOfOne: CustomDebugStringConvertible {
      var debugDescription: String { "CollectionOfOne(\(String(reflecting: element)))" }
    }
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<Repeated<Element>>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      let count: Int
      let repeatedValue: Element
      internal init(_ element: Element, _ count: Int) {
        self.repeatedValue = element
        self.count = count
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element {
        _precondition(position >= 0 && position < count, "Index out of range")
        return repeatedValue
      }
      subscript(bounds: Range<Int>) -> Slice<Repeated<Element>> { Slice(base: self, bounds: bounds) }
    }
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { Repeated(element, n) }
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
      private var state: State
      private let step: (inout State) -> Element?
      private var isDone: Bool
      internal init(_ state: State, _ step: @escaping (inout State) -> Element?) {
        self.state = state
        self.step = step
        self.isDone = false
      }
      mutating func next() -> Element? {
        if isDone { return nil }
        if let element = step(&state) { return element }
        isDone = true
        return nil
      }
      func makeIterator() -> UnfoldSequence<Element, State> { self }
    }
    typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
      sequence(state: (first, true)) { (state: inout (T?, Bool)) -> T? in
        if state.1 {
          state.1 = false
          return state.0
        }
        guard let last = state.0 else { return nil }
        state.0 = next(last)
        return state.0
      }
    }
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
      UnfoldSequence(state, next)
    }
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      struct Iterator: IteratorProtocol {
        private var first: Sequence1.Iterator
        private var second: Sequence2.Iterator
        internal init(_ first: Sequence1.Iterator, _ second: Sequence2.Iterator) {
          self.first = first
          self.second = second
        }
        mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
          guard let one = first.next(), let two = second.next() else { return nil }
          return (one, two)
        }
      }
      private let _sequence1: Sequence1
      private let _sequence2: Sequence2
      internal init(_ first: Sequence1, _ second: Sequence2) {
        self._sequence1 = first
        self._sequence2 = second
      }
      func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator {
        Iterator(_sequence1.makeIterator(), _sequence2.makeIterator())
      }
      var underestimatedCount: Int { Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount) }
    }
    func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> {
      Zip2Sequence(sequence1, sequence2)
    }
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      struct Iterator: IteratorProtocol {
        private var base: Base.Iterator
        private var count: Int
        internal init(_ base: Base.Iterator) {
          self.base = base
          self.count = 0
        }
        mutating func next() -> (offset: Int, element: Base.Element)? {
          guard let element = base.next() else { return nil }
          defer { count += 1 }
          return (offset: count, element: element)
        }
      }
      private let _base: Base
      internal init(_ base: Base) { self._base = base }
      func makeIterator() -> EnumeratedSequence<Base>.Iterator { Iterator(_base.makeIterator()) }
      var underestimatedCount: Int { _base.underestimatedCount }
    }
    struct PrefixSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      private let _base: Base
      private let _maxLength: Int
      internal init(_ base: Base, _ length: Int) {
        self._base = base
        _maxLength = length
      }
      func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var left = _maxLength
        return AnyIterator { () -> Base.Element? in
          guard left > 0 else { return nil }
          left -= 1
          return iterator.next()
        }
      }
    }
    struct DropFirstSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      private let _base: Base
      private let _limit: Int
      internal init(_ base: Base, _ count: Int) {
        self._base = base
        _limit = count
      }
      func makeIterator() -> Base.Iterator {
        var iterator = _base.makeIterator()
        var left = _limit
        while left > 0, iterator.next() != nil { left -= 1 }
        return iterator
      }
    }
    struct DropWhileSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      private let _base: Base
      private let predicate: (Base.Element) -> Bool
      internal init(_ base: Base, _ predicate: @escaping (Base.Element) -> Bool) {
        self._base = base
        self.predicate = predicate
      }
      func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        let predicate = predicate
        var isDropping = true
        return AnyIterator { () -> Base.Element? in
          while let element = iterator.next() {
            if isDropping, predicate(element) { continue }
            isDropping = false
            return element
          }
          return nil
        }
      }
    }
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      typealias Iterator = AnyIterator<Base.Element.Element>
      private let _base: Base
      internal init(_ base: Base) { self._base = base }
      func makeIterator() -> AnyIterator<Base.Element.Element> {
        var outer = _base.makeIterator()
        var inner: Base.Element.Iterator? = nil
        return AnyIterator { () -> Base.Element.Element? in
          while true {
            if let element = inner?.next() { return element }
            guard let next = outer.next() else { return nil }
            inner = next.makeIterator()
          }
        }
      }
    }
    struct _FlattenIndex<Base: Collection>: Comparable where Base.Element: Collection {
      let _outer: Base.Index
      let _inner: Base.Element.Index?
      init(_outer: Base.Index, _inner: Base.Element.Index?) {
        self._outer = _outer
        self._inner = _inner
      }
      static func == (lhs: _FlattenIndex<Base>, rhs: _FlattenIndex<Base>) -> Bool {
        lhs._outer == rhs._outer && lhs._inner == rhs._inner
      }
      static func < (lhs: _FlattenIndex<Base>, rhs: _FlattenIndex<Base>) -> Bool {
        guard lhs._outer == rhs._outer, let left = lhs._inner, let right = rhs._inner else { return lhs._outer < rhs._outer }
        return left < right
      }
    }
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      typealias Index = _FlattenIndex<Base>
      typealias SubSequence = Slice<FlattenSequence<Base>>
      typealias Indices = DefaultIndices<FlattenSequence<Base>>
      private func _first(from start: Base.Index) -> _FlattenIndex<Base> {
        var outer = start
        while outer != _base.endIndex {
          let inner = _base[outer]
          if !inner.isEmpty { return _FlattenIndex(_outer: outer, _inner: inner.startIndex) }
          _base.formIndex(after: &outer)
        }
        return endIndex
      }
      var startIndex: _FlattenIndex<Base> { _first(from: _base.startIndex) }
      var endIndex: _FlattenIndex<Base> { _FlattenIndex(_outer: _base.endIndex, _inner: nil) }
      func index(after i: _FlattenIndex<Base>) -> _FlattenIndex<Base> {
        let inner = _base[i._outer]
        let next = inner.index(after: i._inner!)
        return next == inner.endIndex
          ? _first(from: _base.index(after: i._outer)) : _FlattenIndex(_outer: i._outer, _inner: next)
      }
      subscript(position: _FlattenIndex<Base>) -> Base.Element.Element { _base[position._outer][position._inner!] }
      var count: Int { _base.reduce(0) { $0 + $1.count } }
      var isEmpty: Bool { _base.allSatisfy { $0.isEmpty } }
    }
    extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      func index(before i: _FlattenIndex<Base>) -> _FlattenIndex<Base> {
        if let position = i._inner, position != _base[i._outer].startIndex {
          return _FlattenIndex(_outer: i._outer, _inner: _base[i._outer].index(before: position))
        }
        var outer = _base.index(before: i._outer)
        while _base[outer].isEmpty { outer = _base.index(before: outer) }
        return _FlattenIndex(_outer: outer, _inner: _base[outer].index(before: _base[outer].endIndex))
      }
    }
    struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      typealias Iterator = IndexingIterator<[Base.Element.Element]>
      private let _base: Base
      private let _separator: ContiguousArray<Base.Element.Element>
      init<Separator: Sequence>(base: Base, separator: Separator) where Separator.Element == Base.Element.Element {
        self._base = base
        self._separator = ContiguousArray(separator)
      }
      func makeIterator() -> IndexingIterator<[Base.Element.Element]> {
        var all: [Base.Element.Element] = []
        var isFirst = true
        for part in _base {
          if !isFirst { all.append(contentsOf: _separator) }
          isFirst = false
          all.append(contentsOf: part)
        }
        return all.makeIterator()
      }
    }
    """#
}
