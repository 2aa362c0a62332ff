enum Ranges: LibraryPart {
  static let declaration = #"""
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func contains(_ element: Bound) -> Bool
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    }
    extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
    }
    extension Comparable {
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
        _precondition(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
      }
      static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
        _precondition(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return Range(uncheckedBounds: (lower: minimum, upper: maximum))
      }
      prefix static func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
      prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
      postfix static func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
    }
    struct Range<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        self.lowerBound = bounds.lower
        self.upperBound = bounds.upper
      }
      var isEmpty: Bool { lowerBound == upperBound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
      func overlaps(_ other: Range<Bound>) -> Bool {
        !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
      }
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
      }
      func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
        let upper = limits.upperBound < upperBound ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
        return Range(uncheckedBounds: (lower: lower, upper: upper))
      }
      func contains(_ other: Range<Bound>) -> Bool {
        other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
      }
    }
    extension Range: Equatable {
      static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
        lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
      }
    }
    extension Range: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) {
        hasher.combine(lowerBound)
        hasher.combine(upperBound)
      }
    }
    extension Range: CustomStringConvertible { var description: String { "\(lowerBound)..<\(upperBound)" } }
    extension Range: CustomReflectable {
      var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
    }
    extension Range: CustomDebugStringConvertible {
      var debugDescription: String { "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))" }
    }
    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<Range<Bound>>
    }
    extension Range: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Index = Bound
      typealias SubSequence = Range<Bound>
      typealias Indices = Range<Bound>
      init(_ other: ClosedRange<Bound>) {
        self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
      }
      var startIndex: Bound { lowerBound }
      var endIndex: Bound { upperBound }
      var indices: Range<Bound> { self }
      func index(after i: Bound) -> Bound {
        _precondition(contains(i), "Index out of bounds")
        return i.advanced(by: 1)
      }
      func index(before i: Bound) -> Bound { i.advanced(by: -1) }
      func index(_ i: Bound, offsetBy distance: Int) -> Bound { i.advanced(by: numericCast(distance)) }
      func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
      func _customContainsEquatableElement(_ element: Bound) -> Bool? { lowerBound <= element && element < upperBound }
      subscript(position: Bound) -> Bound {
        _precondition(contains(position), "Index out of range")
        return position
      }
      subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
    }
    typealias CountableRange<Bound: Strideable> = Range<Bound>
    typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>
    struct ClosedRange<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        self.lowerBound = bounds.lower
        self.upperBound = bounds.upper
      }
      var isEmpty: Bool { false }
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range(uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
      }
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
      }
      func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
        let upper = limits.upperBound < upperBound ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
        return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
      }
      func contains(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.lowerBound && upperBound >= other.upperBound
      }
    }
    extension ClosedRange: Equatable {
      static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
        lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
      }
    }
    extension ClosedRange: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) {
        hasher.combine(lowerBound)
        hasher.combine(upperBound)
      }
    }
    extension ClosedRange: CustomStringConvertible { var description: String { "\(lowerBound)...\(upperBound)" } }
    extension ClosedRange: CustomReflectable {
      var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
    }
    extension ClosedRange: CustomDebugStringConvertible {
      var debugDescription: String { "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))" }
    }
    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    }
    extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      enum Index: Comparable { case pastEnd, inRange(Bound) }
      typealias SubSequence = Slice<ClosedRange<Bound>>
      typealias Indices = DefaultIndices<ClosedRange<Bound>>
      init(_ other: Range<Bound>) {
        _precondition(!other.isEmpty, "Cannot form an empty ClosedRange")
        self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
      }
      var startIndex: ClosedRange<Bound>.Index { .inRange(lowerBound) }
      var endIndex: ClosedRange<Bound>.Index { .pastEnd }
      var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
      private func offset(of i: ClosedRange<Bound>.Index) -> Int {
        switch i {
        case .inRange(let bound): return Int(lowerBound.distance(to: bound))
        case .pastEnd: return count
        }
      }
      func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index { index(i, offsetBy: 1) }
      func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index { index(i, offsetBy: -1) }
      func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index {
        let moved = offset(of: i) + distance
        _precondition(moved >= 0 && moved <= count, "Index out of range")
        return moved == count ? .pastEnd : .inRange(lowerBound.advanced(by: numericCast(moved)))
      }
      func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int {
        offset(of: end) - offset(of: start)
      }
      func _customContainsEquatableElement(_ element: Bound) -> Bool? { lowerBound <= element && element <= upperBound }
      subscript(position: ClosedRange<Bound>.Index) -> Bound {
        switch position {
        case .inRange(let bound): return bound
        case .pastEnd: _preconditionFailure("Index out of range")
        }
      }
    }
    extension ClosedRange.Index {
      static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
        switch (lhs, rhs) {
        case (.inRange(let one), .inRange(let two)): return one == two
        case (.pastEnd, .pastEnd): return true
        default: return false
        }
      }
      static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
        switch (lhs, rhs) {
        case (.inRange(let one), .inRange(let two)): return one < two
        case (.inRange, .pastEnd): return true
        default: return false
        }
      }
    }
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<collection.endIndex
      }
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      struct Iterator: IteratorProtocol {
        private var current: Bound
        internal init(_ current: Bound) { self.current = current }
        mutating func next() -> Bound? {
          defer { current = current.advanced(by: 1) }
          return current
        }
      }
      func makeIterator() -> PartialRangeFrom<Bound>.Iterator { Iterator(lowerBound) }
    }
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element <= upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<collection.index(after: upperBound)
      }
    }
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element < upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<upperBound
      }
    }

    func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
      StrideTo(start, end, stride)
    }
    func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> {
      StrideThrough(start, end, stride)
    }
    struct StrideTo<Element: Strideable>: Sequence, CustomReflectable {
      private let start: Element
      private let end: Element
      private let stride: Element.Stride
      internal init(_ start: Element, _ end: Element, _ stride: Element.Stride) {
        _precondition(stride != 0, "Stride size must not be zero")
        self.start = start
        self.end = end
        self.stride = stride
      }
      struct Iterator: IteratorProtocol {
        mutating func next() -> Element?
      }
      func makeIterator() -> StrideTo<Element>.Iterator
      var customMirror: Mirror { Mirror(self, children: ["from": start, "to": end, "by": stride]) }
    }
    struct StrideThrough<Element: Strideable>: Sequence, CustomReflectable {
      private let start: Element
      private let end: Element
      private let stride: Element.Stride
      internal init(_ start: Element, _ end: Element, _ stride: Element.Stride) {
        _precondition(stride != 0, "Stride size must not be zero")
        self.start = start
        self.end = end
        self.stride = stride
      }
      struct Iterator: IteratorProtocol {
        mutating func next() -> Element?
      }
      func makeIterator() -> StrideThrough<Element>.Iterator
      var customMirror: Mirror { Mirror(self, children: ["from": start, "through": end, "by": stride]) }
    }
    """#
}
