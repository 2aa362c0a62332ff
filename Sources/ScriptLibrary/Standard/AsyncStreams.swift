enum AsyncStreams: LibraryPart {
  static let declaration = #"""
    final class _Stream<Element> {
      var elements: [Element] = []
      var taken: Int = 0
      var isOver: Bool = false
      var error: (any Error)?
      var limit: Int?
      var keepsNewest: Bool = false
      var onTermination: (((any Error)?, Bool) -> Void)?
      var produce: (() async throws -> Element?)?
      init() {}
      var count: Int { elements.count - taken }
      func take() -> Element {
        let element = elements[taken]
        taken += 1
        if taken > 64, taken * 2 > elements.count {
          elements.removeFirst(taken)
          taken = 0
        }
        return element
      }
      func add(_ element: Element) -> (isOver: Bool, dropped: Element?) {
        if isOver { return (true, nil) }
        var dropped: Element?
        if let limit, count >= limit {
          if !keepsNewest || limit == 0 { return (false, element) }
          dropped = take()
        }
        elements.append(element)
        _wake()
        return (false, dropped)
      }
      func finish(_ error: (any Error)?) {
        guard !isOver else { return }
        isOver = true
        self.error = error
        _wake()
        let handler = onTermination
        onTermination = nil
        handler?(error, false)
      }
      func cancel() {
        let handler = onTermination
        onTermination = nil
        handler?(nil, true)
        finish(nil)
      }
      func next() async throws -> Element? {
        if let produce {
          guard !isOver, !Task.isCancelled, let element = try await produce() else {
            if Task.isCancelled { cancel() } else { finish(nil) }
            return nil
          }
          return element
        }
        let job = _Job.current
        let number = job.add { self.cancel() }
        defer { job.handlers[number] = nil }
        _wait { self.count > 0 || self.isOver }
        if count > 0 { return take() }
        if let error {
          self.error = nil
          throw error
        }
        return nil
      }
    }
    final class _StreamOwner<Element> {
      let stream: _Stream<Element>
      init(_ stream: _Stream<Element>) { self.stream = stream }
      deinit { stream.cancel() }
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
        let _stream: _Stream<Element>
        let _handler: _Cell<(@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)?>
        init(_stream: _Stream<Element>, _ limit: AsyncStream<Element>.Continuation.BufferingPolicy) {
          self._stream = _stream
          _handler = _Cell(nil)
          switch limit {
          case .unbounded: break
          case .bufferingOldest(let count): _stream.limit = count
          case .bufferingNewest(let count):
            _stream.limit = count
            _stream.keepsNewest = true
          }
        }
        @discardableResult func yield(_ value: sending Element) -> AsyncStream<Element>.Continuation.YieldResult {
          let (isOver, dropped) = _stream.add(value)
          if isOver { return .terminated }
          if let dropped { return .dropped(dropped) }
          return .enqueued(remaining: (_stream.limit ?? Int.max) - _stream.count)
        }
        @discardableResult func yield(with result: sending Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult {
          switch result { case .success(let value): return yield(value) }
        }
        func finish() { _stream.finish(nil) }
        var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? {
          get { _handler.value }
          nonmutating set {
            _handler.value = newValue
            _stream.onTermination = { _, isCancelled in newValue?(isCancelled ? .cancelled : .finished) }
          }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        typealias Failure = Never
        let _owner: _StreamOwner<Element>
        init(_owner: _StreamOwner<Element>) { self._owner = _owner }
        mutating func next() async -> Element? { try! await _owner.stream.next() }
      }
      typealias AsyncIterator = AsyncStream<Element>.Iterator
      let _owner: _StreamOwner<Element>
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        let _stream = _Stream<Element>()
        _owner = _StreamOwner<Element>(_stream)
        build(AsyncStream<Element>.Continuation(_stream: _stream, limit))
      }
      init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil) {
        let _stream = _Stream<Element>()
        _owner = _StreamOwner<Element>(_stream)
        _stream.produce = produce
        _stream.onTermination = { _, isCancelled in if isCancelled { onCancel?() } }
      }
      init(_stream: _Stream<Element>) { _owner = _StreamOwner<Element>(_stream) }
      static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        let stream = _Stream<Element>()
        return (AsyncStream<Element>(_stream: stream), AsyncStream<Element>.Continuation(_stream: stream, limit))
      }
      func makeAsyncIterator() -> AsyncStream<Element>.Iterator { AsyncStream<Element>.Iterator(_owner: _owner) }
    }
    extension AsyncStream.Continuation where Element == () {
      @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult { yield(()) }
    }
    final class _Cell<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
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
        let _stream: _Stream<Element>
        let _handler: _Cell<(@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)?>
        init(_stream: _Stream<Element>, _ limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy) {
          self._stream = _stream
          _handler = _Cell(nil)
          switch limit {
          case .unbounded: break
          case .bufferingOldest(let count): _stream.limit = count
          case .bufferingNewest(let count):
            _stream.limit = count
            _stream.keepsNewest = true
          }
        }
        @discardableResult func yield(_ value: sending Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
          let (isOver, dropped) = _stream.add(value)
          if isOver { return .terminated }
          if let dropped { return .dropped(dropped) }
          return .enqueued(remaining: (_stream.limit ?? Int.max) - _stream.count)
        }
        @discardableResult func yield(with result: sending Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
          switch result {
          case .success(let value): return yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        func finish(throwing error: Failure? = nil) { _stream.finish(error) }
        var onTermination: (@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
          get { _handler.value }
          nonmutating set {
            _handler.value = newValue
            _stream.onTermination = { error, isCancelled in newValue?(isCancelled ? .cancelled : .finished(error as! Failure?)) }
          }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        let _owner: _StreamOwner<Element>
        init(_owner: _StreamOwner<Element>) { self._owner = _owner }
        mutating func next() async throws -> Element? { try await _owner.stream.next() }
      }
      typealias AsyncIterator = AsyncThrowingStream<Element, Failure>.Iterator
      let _owner: _StreamOwner<Element>
      init(_stream: _Stream<Element>) { _owner = _StreamOwner<Element>(_stream) }
      func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator { AsyncThrowingStream<Element, Failure>.Iterator(_owner: _owner) }
    }
    extension AsyncThrowingStream where Failure == any Error {
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, any Error>.Continuation) -> Void) {
        let _stream = _Stream<Element>()
        _owner = _StreamOwner<Element>(_stream)
        build(AsyncThrowingStream<Element, any Error>.Continuation(_stream: _stream, limit))
      }
      init(unfolding produce: @escaping () async throws -> Element?) {
        let _stream = _Stream<Element>()
        _owner = _StreamOwner<Element>(_stream)
        _stream.produce = produce
      }
      static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: AsyncThrowingStream<Element, any Error>.Continuation) {
        let stream = _Stream<Element>()
        return (AsyncThrowingStream<Element, any Error>(_stream: stream), AsyncThrowingStream<Element, any Error>.Continuation(_stream: stream, limit))
      }
    }
    """#
}
