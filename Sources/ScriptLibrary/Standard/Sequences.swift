extension StandardLibrary {
  static let sequences = #"""
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
    }
    extension Sequence {
      var underestimatedCount: Int { get }
      var lazy: LazySequence<Self> { get }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func flatMap<SegmentOfResult: Sequence>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element]
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func enumerated() -> EnumeratedSequence<Self>
      func prefix(_ maxLength: Int) -> PrefixSequence<Self>
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
      func dropLast(_ k: Int = 1) -> [Element]
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func suffix(_ maxLength: Int) -> [Element]
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool
    }
    extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix.Element == Element
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
    }
    extension Sequence where Element: Comparable {
      func sorted() -> [Element]
      func min() -> Element?
      func max() -> Element?
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String
    }
    extension Sequence where Element: Sequence {
      func joined() -> FlattenSequence<Self>
      func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> where Separator.Element == Element.Element
    }
    extension Sequence where Self: IteratorProtocol, Iterator == Self {
      func makeIterator() -> Self
    }
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
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
    extension Collection {
      var isEmpty: Bool { get }
      var count: Int { get }
      var first: Element? { get }
      func formIndex(after i: inout Index)
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func prefix(_ maxLength: Int) -> SubSequence
      func prefix(upTo end: Index) -> SubSequence
      func prefix(through position: Index) -> SubSequence
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func suffix(_ maxLength: Int) -> SubSequence
      func suffix(from start: Index) -> SubSequence
      func dropFirst(_ k: Int = 1) -> SubSequence
      func dropLast(_ k: Int = 1) -> SubSequence
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      func randomElement() -> Element?
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
    }
    enum UnboundedRange_ { postfix static func ... (_: UnboundedRange_) -> () }
    extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index?
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    extension Collection where SubSequence == Self {
      mutating func popFirst() -> Element?
      mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
    }
    extension Collection where Indices == DefaultIndices<Self> {
      var indices: DefaultIndices<Self> { get }
    }
    extension Collection where Iterator == IndexingIterator<Self> {
      func makeIterator() -> IndexingIterator<Self>
    }
    extension Collection where SubSequence == Slice<Self> {
      subscript(bounds: Range<Index>) -> Slice<Self> { get }
    }
    protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
      func index(before i: Index) -> Index
      func formIndex(before i: inout Index)
    }
    extension BidirectionalCollection {
      func formIndex(before i: inout Index)
      var last: Element? { get }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func reversed() -> ReversedCollection<Self>
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index?
    }
    extension BidirectionalCollection where SubSequence == Self {
      mutating func popLast() -> Element?
      mutating func removeLast() -> Element
      mutating func removeLast(_ k: Int)
    }
    extension BidirectionalCollection where Element == String {
      func joined(separator: String = "") -> String
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {}
    protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
      mutating func swapAt(_ i: Index, _ j: Index)
    }
    extension MutableCollection {
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
      mutating func swapAt(_ i: Index, _ j: Index)
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      mutating func shuffle()
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      mutating func sort()
    }
    extension MutableCollection where Self: BidirectionalCollection {
      mutating func reverse()
    }
    protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      init()
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Index)
      mutating func remove(at i: Index) -> Element
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
    }
    extension RangeReplaceableCollection {
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Index)
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element
      @discardableResult mutating func remove(at i: Index) -> Element
      mutating func removeSubrange(_ bounds: Range<Index>)
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index
      @discardableResult mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      mutating func reserveCapacity(_ n: Int)
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      @discardableResult mutating func popLast() -> Element?
      @discardableResult mutating func removeLast() -> Element
      mutating func removeLast(_ k: Int)
    }
    protocol LazySequenceProtocol: Sequence {}
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      func makeIterator() -> Base.Iterator
      func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazyMapSequence<Base, U>
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base>
    }
    struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      typealias Iterator = AnyIterator<Element>
      func makeIterator() -> AnyIterator<Element>
    }
    struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      func makeIterator() -> AnyIterator<Base.Element>
    }
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      typealias Iterator = AnyIterator<Element>
      init<I: IteratorProtocol>(_ base: I) where I.Element == Element
      init(_ body: @escaping () -> Element?)
      mutating func next() -> Element?
    }
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      init<S: Sequence>(_ base: S) where S.Element == Element
      init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element
      func makeIterator() -> AnyIterator<Element>
    }
    struct IndexingIterator<Elements: Collection>: IteratorProtocol {
      typealias Element = Elements.Element
      mutating func next() -> Elements.Element?
    }
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      typealias Iterator = AnyIterator<(offset: Int, element: Base.Element)>
      func makeIterator() -> AnyIterator<(offset: Int, element: Base.Element)>
    }
    struct PrefixSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      func makeIterator() -> AnyIterator<Base.Element>
    }
    struct DropFirstSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      func makeIterator() -> AnyIterator<Base.Element>
    }
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      typealias Iterator = AnyIterator<Base.Element.Element>
      func makeIterator() -> AnyIterator<Base.Element.Element>
    }
    struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      typealias Iterator = AnyIterator<Base.Element.Element>
      func makeIterator() -> AnyIterator<Base.Element.Element>
    }
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      typealias Iterator = AnyIterator<(Sequence1.Element, Sequence2.Element)>
      func makeIterator() -> AnyIterator<(Sequence1.Element, Sequence2.Element)>
    }
    func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2>
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<Element>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after i: Int) -> Int
      func index(before i: Int) -> Int
      subscript(position: Int) -> Element { get }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
      var indices: Range<Int> { get }
    }
    struct Slice<Base: Collection>: Collection {
      typealias Index = Base.Index
      typealias Element = Base.Element
      typealias SubSequence = Slice<Base>
      typealias Iterator = IndexingIterator<Slice<Base>>
      typealias Indices = DefaultIndices<Slice<Base>>
      var startIndex: Base.Index { get }
      var endIndex: Base.Index { get }
      subscript(position: Base.Index) -> Base.Element { get }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> { get }
      func index(after i: Base.Index) -> Base.Index
    }
    struct DefaultIndices<Elements: Collection>: Collection {
      typealias Index = Elements.Index
      typealias Element = Elements.Index
      typealias SubSequence = DefaultIndices<Elements>
      typealias Indices = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      var startIndex: Elements.Index { get }
      var endIndex: Elements.Index { get }
      subscript(position: Elements.Index) -> Elements.Index { get }
      subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> { get }
      func index(after i: Elements.Index) -> Elements.Index
    }
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      struct Index: Comparable { var base: Base.Index { get } }
      typealias Element = Base.Element
      typealias SubSequence = Slice<ReversedCollection<Base>>
      typealias Indices = DefaultIndices<ReversedCollection<Base>>
      typealias Iterator = IndexingIterator<ReversedCollection<Base>>
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      func index(before i: Index) -> Index
      subscript(position: Index) -> Base.Element { get }
    }
    func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
    func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
    struct StrideTo<Element: Strideable>: Sequence {
      typealias Iterator = AnyIterator<Element>
      func makeIterator() -> AnyIterator<Element>
    }
    struct StrideThrough<Element: Strideable>: Sequence {
      typealias Iterator = AnyIterator<Element>
      func makeIterator() -> AnyIterator<Element>
    }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)>
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
      mutating func next() -> Element?
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Element where Element == AsyncIterator.Element
      func makeAsyncIterator() -> AsyncIterator
    }

    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func contains(_ element: Bound) -> Bool
    }
    extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool
    }
    struct Range<Bound: Comparable>: RangeExpression {
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
      var isEmpty: Bool { get }
      func contains(_ element: Bound) -> Bool
      func overlaps(_ other: Range<Bound>) -> Bool
      func clamped(to limits: Range<Bound>) -> Range<Bound>
    }
    extension Range: Equatable {}
    extension Range: Hashable where Bound: Hashable {}
    extension Range: CustomStringConvertible { var description: String { get } }
    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<Range<Bound>>
    }
    extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Index = Bound
      typealias SubSequence = Range<Bound>
      typealias Indices = Range<Bound>
      init(_ other: ClosedRange<Bound>)
      var startIndex: Bound { get }
      var endIndex: Bound { get }
      func index(after i: Bound) -> Bound
      func index(before i: Bound) -> Bound
      subscript(position: Bound) -> Bound { get }
      subscript(bounds: Range<Bound>) -> Range<Bound> { get }
      var indices: Range<Bound> { get }
    }
    struct ClosedRange<Bound: Comparable>: RangeExpression {
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
      var isEmpty: Bool { get }
      func contains(_ element: Bound) -> Bool
      func overlaps(_ other: ClosedRange<Bound>) -> Bool
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    }
    extension ClosedRange: Equatable {}
    extension ClosedRange: Hashable where Bound: Hashable {}
    extension ClosedRange: CustomStringConvertible { var description: String { get } }
    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    }
    extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      enum Index: Comparable { case pastEnd, inRange(Bound) }
      typealias SubSequence = Slice<ClosedRange<Bound>>
      typealias Indices = DefaultIndices<ClosedRange<Bound>>
      init(_ other: Range<Bound>)
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      func index(before i: Index) -> Index
      subscript(position: Index) -> Bound { get }
    }
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      init(_ lowerBound: Bound)
      var lowerBound: Bound { get }
      func contains(_ element: Bound) -> Bool
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = AnyIterator<Bound>
      func makeIterator() -> AnyIterator<Bound>
    }
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      init(_ upperBound: Bound)
      var upperBound: Bound { get }
      func contains(_ element: Bound) -> Bool
    }
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      init(_ upperBound: Bound)
      var upperBound: Bound { get }
      func contains(_ element: Bound) -> Bool
    }
    """#
}
