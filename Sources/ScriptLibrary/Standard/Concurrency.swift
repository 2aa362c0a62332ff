enum Tasks: LibraryPart {
  static let declaration = #"""
    protocol Actor: AnyObject, Sendable { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }
    extension Actor { nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() } }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    struct UnownedSerialExecutor: Sendable { init() {} }
    @globalActor final actor MainActor: GlobalActor {
      typealias ActorType = MainActor
      static let shared: MainActor = MainActor()
      init() {}
      static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T { try body() }
      static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T { try operation() }
    }
    struct CancellationError: Error { init() {} }
    struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
      typealias RawValue = UInt8
      let rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      static var high: TaskPriority { TaskPriority(rawValue: 25) }
      static var medium: TaskPriority { TaskPriority(rawValue: 21) }
      static var low: TaskPriority { TaskPriority(rawValue: 17) }
      static var background: TaskPriority { TaskPriority(rawValue: 9) }
      static var userInitiated: TaskPriority { TaskPriority(rawValue: 25) }
      static var utility: TaskPriority { TaskPriority(rawValue: 17) }
      var description: String {
        switch rawValue {
        case 25: return "TaskPriority.high"
        case 21: return "TaskPriority.medium"
        case 17: return "TaskPriority.low"
        case 9: return "TaskPriority.background"
        default: return "TaskPriority(rawValue: \(rawValue))"
        }
      }
      static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
      static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }
    struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
      let _work: _Work<Success>
      init(_work: _Work<Success>) { self._work = _work }
      func cancel() { _work.cancel() }
      var isCancelled: Bool { _work.isCancelled }
      var result: Result<Success, Failure> {
        get async {
          switch _work.wait() {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(error as! Failure)
          }
        }
      }
      static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool { lhs._work === rhs._work }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_work)) }
    }
    extension Task where Failure == Never {
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async -> Success) {
        _work = _Work<Success>(priority: priority ?? _Job.current.priority, locals: _Job.current.locals)
        _work.run(operation)
      }
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async -> Success) -> Task<Success, Never> {
        let work = _Work<Success>(priority: priority ?? .medium, locals: [:])
        work.run(operation)
        return Task<Success, Never>(_work: work)
      }
      var value: Success { get async { try! _work.wait().get() } }
    }
    extension Task where Failure == any Error {
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async throws -> Success) {
        _work = _Work<Success>(priority: priority ?? _Job.current.priority, locals: _Job.current.locals)
        _work.run(operation)
      }
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error> {
        let work = _Work<Success>(priority: priority ?? .medium, locals: [:])
        work.run(operation)
        return Task<Success, any Error>(_work: work)
      }
      var value: Success { get async throws { try _work.wait().get() } }
    }
    extension Task where Success == Never, Failure == Never {
      static var isCancelled: Bool { _Job.current.isCancelled }
      static var currentPriority: TaskPriority { _Job.current.priority }
      static func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
      }
      static func yield() async { _pause(0) }
      static func sleep(nanoseconds duration: UInt64) async throws { try _Job.current.sleep(Double(duration) / 1e9) }
      static func sleep(_ duration: UInt64) async { try? _Job.current.sleep(Double(duration) / 1e9) }
      static func sleep<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) async throws {
        try await clock.sleep(for: duration, tolerance: tolerance)
      }
      static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      }
      static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try _Job.current.sleep(duration / .seconds(1)) }
      static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
        try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
      }
    }
    @propertyWrapper final class TaskLocal<Value: Sendable>: Sendable {
      let _default: Value
      init(wrappedValue defaultValue: Value) { _default = defaultValue }
      var wrappedValue: Value { self.get() }
      var projectedValue: TaskLocal<Value> { self }
      func get() -> Value {
        if let value = _Job.current.locals[ObjectIdentifier(self)] { return value as! Value }
        return _default
      }
      func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
        let job = _Job.current
        let outer = job.locals
        defer { job.locals = outer }
        job.locals[ObjectIdentifier(self)] = valueDuringOperation
        return try operation()
      }
      func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R {
        let job = _Job.current
        let outer = job.locals
        defer { job.locals = outer }
        job.locals[ObjectIdentifier(self)] = valueDuringOperation
        return try await operation()
      }
    }
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void) async rethrows -> T {
      let job = _Job.current
      let number = job.add(handler)
      defer { job.handlers[number] = nil }
      return try await operation()
    }
    struct CheckedContinuation<T, E: Error>: Sendable {
      let _answer: _Answer<T>
      init(_answer: _Answer<T>) { self._answer = _answer }
      func resume(returning value: sending T) { _answer.set(.success(value), "returning \(value)!") }
      func resume(throwing error: E) { _answer.set(.failure(error), "throwing \(error)!") }
      func resume<Er: Error>(with result: Result<T, Er>) {
        switch result {
        case .success(let value): _answer.set(.success(value), "returning \(value)!")
        case .failure(let error): _answer.set(.failure(error), "throwing \(error)!")
        }
      }
      func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _answer.set(.success(value), "returning \(value)!")
        case .failure(let error): _answer.set(.failure(error), "throwing \(error)!")
        }
      }
    }
    extension CheckedContinuation where T == () {
      func resume() { resume(returning: ()) }
    }
    typealias UnsafeContinuation<T, E: Error> = CheckedContinuation<T, E>
    func withCheckedContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      let answer = _Answer<T>(function)
      body(CheckedContinuation<T, Never>(_answer: answer))
      return try! answer.wait()
    }
    func withCheckedThrowingContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
      let answer = _Answer<T>(function)
      body(CheckedContinuation<T, any Error>(_answer: answer))
      return try answer.wait()
    }
    func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      await withCheckedContinuation(body)
    }
    func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
      try await withCheckedThrowingContinuation(body)
    }
    """#
}

enum Clocks: LibraryPart {
  static let declaration = #"""
    protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }
    struct Duration: DurationProtocol, Hashable, Codable, CustomStringConvertible {
      init(secondsComponent: Int64, attosecondsComponent: Int64)
      var components: (seconds: Int64, attoseconds: Int64) { get }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      static var zero: Duration { get }
      static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
      static func seconds(_ seconds: Double) -> Duration
      static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
      static func milliseconds(_ milliseconds: Double) -> Duration
      static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration
      static func microseconds(_ microseconds: Double) -> Duration
      static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration
      static func == (lhs: Duration, rhs: Duration) -> Bool
      static func < (lhs: Duration, rhs: Duration) -> Bool
      static func + (lhs: Duration, rhs: Duration) -> Duration
      static func - (lhs: Duration, rhs: Duration) -> Duration
      static func * (lhs: Duration, rhs: Int) -> Duration
      static func * (lhs: Duration, rhs: Double) -> Duration
      static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration
      static func / (lhs: Duration, rhs: Int) -> Duration
      static func / (lhs: Duration, rhs: Double) -> Duration
      static func / (lhs: Duration, rhs: Duration) -> Double
    }
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    extension InstantProtocol {
      static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
      static func - (lhs: Self, rhs: Self) -> Duration { rhs.duration(to: lhs) }
      static func - (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: .zero - rhs) }
      static func += (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
      static func -= (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: .zero - rhs) }
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    extension Clock {
      func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
      func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
        let start = now
        try await work()
        return start.duration(to: now)
      }
      func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
      }
    }
    struct ContinuousClock: Clock {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration
        let _value: Swift.Duration
        init(_value: Swift.Duration) { self._value = _value }
        static var now: ContinuousClock.Instant { ContinuousClock.now }
        func advanced(by duration: Swift.Duration) -> ContinuousClock.Instant { ContinuousClock.Instant(_value: _value + duration) }
        func duration(to other: ContinuousClock.Instant) -> Swift.Duration { other._value - _value }
        func hash(into hasher: inout Hasher) { hasher.combine(_value) }
      }
      init() {}
      static var now: ContinuousClock.Instant { ContinuousClock.Instant(_value: .microseconds(Int((_now() * 1e6).rounded()))) }
      var now: ContinuousClock.Instant { ContinuousClock.now }
      var minimumResolution: Swift.Duration { .nanoseconds(1) }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil) async throws {
        try _Job.current.sleep(now.duration(to: deadline) / .seconds(1))
      }
    }
    extension ContinuousClock.Instant {
      static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._value == rhs._value }
      static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._value < rhs._value }
    }
    struct SuspendingClock: Clock {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration
        let _value: Swift.Duration
        init(_value: Swift.Duration) { self._value = _value }
        static var now: SuspendingClock.Instant { SuspendingClock().now }
        func advanced(by duration: Swift.Duration) -> SuspendingClock.Instant { SuspendingClock.Instant(_value: _value + duration) }
        func duration(to other: SuspendingClock.Instant) -> Swift.Duration { other._value - _value }
        func hash(into hasher: inout Hasher) { hasher.combine(_value) }
      }
      init() {}
      var now: SuspendingClock.Instant { SuspendingClock.Instant(_value: .microseconds(Int((_now() * 1e6).rounded()))) }
      var minimumResolution: Swift.Duration { .nanoseconds(1) }
      func sleep(until deadline: SuspendingClock.Instant, tolerance: Swift.Duration? = nil) async throws {
        try _Job.current.sleep(now.duration(to: deadline) / .seconds(1))
      }
    }
    extension SuspendingClock.Instant {
      static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool { lhs._value == rhs._value }
      static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool { lhs._value < rhs._value }
    }
    extension Clock where Self == ContinuousClock { static var continuous: ContinuousClock { ContinuousClock() } }
    extension Clock where Self == SuspendingClock { static var suspending: SuspendingClock { SuspendingClock() } }
    """#
}
