extension StandardLibrary {
  static let asyncSequences = #"""
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
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed>
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed) -> AsyncThrowingMapSequence<Self, Transformed>
      func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
      func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?) -> AsyncMapSequence<Self, ElementOfResult>
      func flatMap<SegmentOfResult: AsyncSequence>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult>
      func prefix(_ count: Int) -> AsyncFilterSequence<Self>
      func dropFirst(_ count: Int = 1) -> AsyncFilterSequence<Self>
      func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
      func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
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
    extension AsyncSequence where Element: Equatable {
      func contains(_ search: Element) async rethrows -> Bool { try await contains(where: { $0 == search }) }
    }
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        typealias Failure = Base.Failure
        mutating func next() async throws(Base.Failure) -> Transformed?
      }
      typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
      func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator
    }
    struct AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        mutating func next() async throws -> Transformed?
      }
      typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
      func makeAsyncIterator() -> AsyncThrowingMapSequence<Base, Transformed>.Iterator
    }
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        mutating func next() async throws(Base.Failure) -> Base.Element?
      }
      typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
      func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator
    }
    struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      typealias Element = SegmentOfResult.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = SegmentOfResult.Element
        typealias Failure = Base.Failure
        mutating func next() async throws(Base.Failure) -> SegmentOfResult.Element?
      }
      typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
      func makeAsyncIterator() -> AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
    }
    struct AsyncStream<Element>: AsyncSequence, Sendable {
      typealias Failure = Never
      struct Continuation: Sendable {
        enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        enum Termination: Hashable, Sendable { case finished, cancelled }
        @discardableResult func yield(_ value: sending Element) -> AsyncStream<Element>.Continuation.YieldResult
        @discardableResult func yield(with result: sending Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult
        func finish()
        var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
      }
      struct Iterator: AsyncIteratorProtocol {
        typealias Failure = Never
        mutating func next() async -> Element?
      }
      typealias AsyncIterator = AsyncStream<Element>.Iterator
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
      init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
      static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
      func makeAsyncIterator() -> AsyncStream<Element>.Iterator
    }
    extension AsyncStream.Continuation where Element == () {
      @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult { yield(()) }
    }
    struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, Sendable {
      struct Continuation: Sendable {
        enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        enum Termination: Sendable {
          case finished(Failure?)
          case cancelled
        }
        @discardableResult func yield(_ value: sending Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
        @discardableResult func yield(with result: sending Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
        func finish(throwing error: Failure? = nil)
        var onTermination: (@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? { get nonmutating set }
      }
      struct Iterator: AsyncIteratorProtocol {
        mutating func next() async throws(Failure) -> Element?
      }
      typealias AsyncIterator = AsyncThrowingStream<Element, Failure>.Iterator
      func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator
    }
    extension AsyncThrowingStream where Failure == any Error {
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, any Error>.Continuation) -> Void)
      init(unfolding produce: @escaping () async throws -> Element?)
      static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: AsyncThrowingStream<Element, any Error>.Continuation)
    }
    """#
}
