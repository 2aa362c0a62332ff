enum AsyncSequences: LibraryPart {
  static let declaration = #"""
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Element where Element == AsyncIterator.Element
      associatedtype Failure: Error = any Error
      func makeAsyncIterator() -> AsyncIterator
    }
    extension AsyncSequence where Self: AsyncIteratorProtocol, AsyncIterator == Self {
      func makeAsyncIterator() -> Self { self }
    }
    extension AsyncSequence {
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed> { AsyncMapSequence(_base: self, transform) }
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed) -> AsyncThrowingMapSequence<Self, Transformed> { AsyncThrowingMapSequence(_base: self, transform) }
      func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self> { AsyncFilterSequence(_base: self, isIncluded) }
      func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self> { AsyncThrowingFilterSequence(_base: self, isIncluded) }
      func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult> { AsyncCompactMapSequence(_base: self, transform) }
      func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult> { AsyncThrowingCompactMapSequence(_base: self, transform) }
      func flatMap<SegmentOfResult: AsyncSequence>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> { AsyncFlatMapSequence(_base: self, transform) }
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
        precondition(count >= 0, "Can't prefix a negative number of elements from an async sequence")
        return AsyncPrefixSequence(_base: self, count)
      }
      func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
        precondition(count >= 0, "Can't drop a negative number of elements from an async sequence")
        return AsyncDropFirstSequence(_base: self, count)
      }
      func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncPrefixWhileSequence<Self> { AsyncPrefixWhileSequence(_base: self, predicate) }
      func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self> { AsyncDropWhileSequence(_base: self, predicate) }
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
        return result
      }
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await updateAccumulatingResult(&result, element) }
        return result
      }
      func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        try await first(where: predicate) != nil
      }
      func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await !predicate(element) { return false }
        }
        return true
      }
      func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await predicate(element) { return element }
        }
        return nil
      }
      func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(element, result) { result = element }
        }
        return result
      }
      func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(result, element) { result = element }
        }
        return result
      }
    }
    extension AsyncSequence where Element: Comparable {
      func min() async rethrows -> Element? { try await self.min(by: <) }
      func max() async rethrows -> Element? { try await self.max(by: <) }
    }
    extension AsyncSequence where Element: Equatable {
      func contains(_ search: Element) async rethrows -> Bool { try await contains(where: { $0 == search }) }
    }
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async -> Transformed
        init(_base: Base.AsyncIterator, _ _transform: @escaping (Base.Element) async -> Transformed) {
          self._base = _base
          self._transform = _transform
        }
        mutating func next() async throws -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return await _transform(element)
        }
      }
      typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
      let _base: Base
      let _transform: (Base.Element) async -> Transformed
      init(_base: Base, _ _transform: @escaping (Base.Element) async -> Transformed) {
        self._base = _base
        self._transform = _transform
      }
      func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator { AsyncMapSequence<Base, Transformed>.Iterator(_base: _base.makeAsyncIterator(), _transform) }
    }
    struct AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      typealias Failure = any Error
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        typealias Failure = any Error
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async throws -> Transformed
        var _isOver: Bool = false
        init(_base: Base.AsyncIterator, _ _transform: @escaping (Base.Element) async throws -> Transformed) {
          self._base = _base
          self._transform = _transform
        }
        mutating func next() async throws -> Transformed? {
          guard !_isOver, let element = try await _base.next() else { return nil }
          do {
            return try await _transform(element)
          } catch {
            _isOver = true
            throw error
          }
        }
      }
      typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
      let _base: Base
      let _transform: (Base.Element) async throws -> Transformed
      init(_base: Base, _ _transform: @escaping (Base.Element) async throws -> Transformed) {
        self._base = _base
        self._transform = _transform
      }
      func makeAsyncIterator() -> AsyncThrowingMapSequence<Base, Transformed>.Iterator { AsyncThrowingMapSequence<Base, Transformed>.Iterator(_base: _base.makeAsyncIterator(), _transform) }
    }
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _isIncluded: (Base.Element) async -> Bool
        init(_base: Base.AsyncIterator, _ _isIncluded: @escaping (Base.Element) async -> Bool) {
          self._base = _base
          self._isIncluded = _isIncluded
        }
        mutating func next() async throws -> Base.Element? {
          while let element = try await _base.next() {
            if await _isIncluded(element) { return element }
          }
          return nil
        }
      }
      typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
      let _base: Base
      let _isIncluded: (Base.Element) async -> Bool
      init(_base: Base, _ _isIncluded: @escaping (Base.Element) async -> Bool) {
        self._base = _base
        self._isIncluded = _isIncluded
      }
      func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator { AsyncFilterSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _isIncluded) }
    }
    struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      typealias Element = ElementOfResult
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ElementOfResult
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async -> ElementOfResult?
        init(_base: Base.AsyncIterator, _ _transform: @escaping (Base.Element) async -> ElementOfResult?) {
          self._base = _base
          self._transform = _transform
        }
        mutating func next() async throws -> ElementOfResult? {
          while let element = try await _base.next() {
            if let transformed = await _transform(element) { return transformed }
          }
          return nil
        }
      }
      typealias AsyncIterator = AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
      let _base: Base
      let _transform: (Base.Element) async -> ElementOfResult?
      init(_base: Base, _ _transform: @escaping (Base.Element) async -> ElementOfResult?) {
        self._base = _base
        self._transform = _transform
      }
      func makeAsyncIterator() -> AsyncCompactMapSequence<Base, ElementOfResult>.Iterator { AsyncCompactMapSequence<Base, ElementOfResult>.Iterator(_base: _base.makeAsyncIterator(), _transform) }
    }
    struct AsyncThrowingFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = any Error
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = any Error
        var _base: Base.AsyncIterator
        var _isIncluded: (Base.Element) async throws -> Bool
        init(_base: Base.AsyncIterator, _ _isIncluded: @escaping (Base.Element) async throws -> Bool) {
          self._base = _base
          self._isIncluded = _isIncluded
        }
        mutating func next() async throws -> Base.Element? {
          while let element = try await _base.next() {
            if try await _isIncluded(element) { return element }
          }
          return nil
        }
      }
      typealias AsyncIterator = AsyncThrowingFilterSequence<Base>.Iterator
      let _base: Base
      let _isIncluded: (Base.Element) async throws -> Bool
      init(_base: Base, _ _isIncluded: @escaping (Base.Element) async throws -> Bool) {
        self._base = _base
        self._isIncluded = _isIncluded
      }
      func makeAsyncIterator() -> AsyncThrowingFilterSequence<Base>.Iterator { AsyncThrowingFilterSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _isIncluded) }
    }
    struct AsyncThrowingCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      typealias Element = ElementOfResult
      typealias Failure = any Error
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ElementOfResult
        typealias Failure = any Error
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async throws -> ElementOfResult?
        init(_base: Base.AsyncIterator, _ _transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
          self._base = _base
          self._transform = _transform
        }
        mutating func next() async throws -> ElementOfResult? {
          while let element = try await _base.next() {
            if let transformed = try await _transform(element) { return transformed }
          }
          return nil
        }
      }
      typealias AsyncIterator = AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
      let _base: Base
      let _transform: (Base.Element) async throws -> ElementOfResult?
      init(_base: Base, _ _transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
        self._base = _base
        self._transform = _transform
      }
      func makeAsyncIterator() -> AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator { AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator(_base: _base.makeAsyncIterator(), _transform) }
    }
    struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _left: Int
        init(_base: Base.AsyncIterator, _ _left: Int) {
          self._base = _base
          self._left = _left
        }
        mutating func next() async throws -> Base.Element? {
          guard _left > 0 else { return nil }
          _left -= 1
          return try await _base.next()
        }
      }
      typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
      let _base: Base
      let _left: Int
      init(_base: Base, _ _left: Int) {
        self._base = _base
        self._left = _left
      }
      func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator { AsyncPrefixSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _left) }
    }
    struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _left: Int
        init(_base: Base.AsyncIterator, _ _left: Int) {
          self._base = _base
          self._left = _left
        }
        mutating func next() async throws -> Base.Element? {
          while _left > 0 {
            _left -= 1
            if try await _base.next() == nil { return nil }
          }
          return try await _base.next()
        }
      }
      typealias AsyncIterator = AsyncDropFirstSequence<Base>.Iterator
      let _base: Base
      let _left: Int
      init(_base: Base, _ _left: Int) {
        self._base = _base
        self._left = _left
      }
      func makeAsyncIterator() -> AsyncDropFirstSequence<Base>.Iterator { AsyncDropFirstSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _left) }
    }
    struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async -> Bool
        var _isOver: Bool = false
        init(_base: Base.AsyncIterator, _ _predicate: @escaping (Base.Element) async -> Bool) {
          self._base = _base
          self._predicate = _predicate
        }
        mutating func next() async throws -> Base.Element? {
          guard !_isOver, let element = try await _base.next() else { return nil }
          if await _predicate(element) { return element }
          _isOver = true
          return nil
        }
      }
      typealias AsyncIterator = AsyncPrefixWhileSequence<Base>.Iterator
      let _base: Base
      let _predicate: (Base.Element) async -> Bool
      init(_base: Base, _ _predicate: @escaping (Base.Element) async -> Bool) {
        self._base = _base
        self._predicate = _predicate
      }
      func makeAsyncIterator() -> AsyncPrefixWhileSequence<Base>.Iterator { AsyncPrefixWhileSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _predicate) }
    }
    struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async -> Bool
        var _hasBegun: Bool = false
        init(_base: Base.AsyncIterator, _ _predicate: @escaping (Base.Element) async -> Bool) {
          self._base = _base
          self._predicate = _predicate
        }
        mutating func next() async throws -> Base.Element? {
          while let element = try await _base.next() {
            if _hasBegun { return element }
            if await !_predicate(element) {
              _hasBegun = true
              return element
            }
          }
          return nil
        }
      }
      typealias AsyncIterator = AsyncDropWhileSequence<Base>.Iterator
      let _base: Base
      let _predicate: (Base.Element) async -> Bool
      init(_base: Base, _ _predicate: @escaping (Base.Element) async -> Bool) {
        self._base = _base
        self._predicate = _predicate
      }
      func makeAsyncIterator() -> AsyncDropWhileSequence<Base>.Iterator { AsyncDropWhileSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _predicate) }
    }
    struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      typealias Element = SegmentOfResult.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = SegmentOfResult.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async -> SegmentOfResult
        var _segment: SegmentOfResult.AsyncIterator?
        init(_base: Base.AsyncIterator, _ _transform: @escaping (Base.Element) async -> SegmentOfResult) {
          self._base = _base
          self._transform = _transform
        }
        mutating func next() async throws -> SegmentOfResult.Element? {
          while true {
            if let element = try await _segment?.next() { return element }
            guard let element = try await _base.next() else { return nil }
            _segment = await _transform(element).makeAsyncIterator()
          }
        }
      }
      typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
      let _base: Base
      let _transform: (Base.Element) async -> SegmentOfResult
      init(_base: Base, _ _transform: @escaping (Base.Element) async -> SegmentOfResult) {
        self._base = _base
        self._transform = _transform
      }
      func makeAsyncIterator() -> AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator { AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator(_base: _base.makeAsyncIterator(), _transform) }
    }
    """#
}
