extension StandardLibrary {
  static let tasks = #"""
    protocol Actor: AnyObject, Sendable { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }
    extension Actor { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    struct UnownedSerialExecutor: Sendable {}
    @globalActor final actor MainActor: GlobalActor {
      typealias ActorType = MainActor
      static let shared: MainActor
      static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T
      static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T
    }
    struct CancellationError: Error { init() }
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
      var description: String { get }
      static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
      static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }
    struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
      func cancel()
      var isCancelled: Bool { get }
      var result: Result<Success, Failure> { get async }
      static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension Task where Failure == Never {
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async -> Success)
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
      var value: Success { get async }
    }
    extension Task where Failure == any Error {
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async throws -> Success)
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @_implicitSelfCapture @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
      var value: Success { get async throws }
    }
    extension Task where Success == Never, Failure == Never {
      static var isCancelled: Bool { get }
      static var currentPriority: TaskPriority { get }
      static func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
      }
      static func yield() async
      static func sleep(nanoseconds duration: UInt64) async throws
      static func sleep(_ duration: UInt64) async
      static func sleep<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) async throws
      static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C) async throws
      static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws
      static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
    }
    @propertyWrapper final class TaskLocal<Value: Sendable>: Sendable {
      init(wrappedValue defaultValue: Value)
      var wrappedValue: Value { get }
      var projectedValue: TaskLocal<Value> { get }
      func get() -> Value
      func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R
      func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R
    }
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void) async rethrows -> T
    struct CheckedContinuation<T, E: Error>: Sendable {
      func resume(returning value: sending T)
      func resume(throwing error: E)
      func resume<Er: Error>(with result: Result<T, Er>)
      func resume(with result: Result<T, E>)
    }
    extension CheckedContinuation where T == () {
      func resume() { resume(returning: ()) }
    }
    typealias UnsafeContinuation<T, E: Error> = CheckedContinuation<T, E>
    func withCheckedContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withCheckedThrowingContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
      typealias Element = ChildTaskResult
      struct AsyncIterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        typealias Failure = Never
        mutating func next() async -> ChildTaskResult?
      }
      typealias Failure = Never
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
      mutating func next() async -> ChildTaskResult?
      mutating func waitForAll() async
      var isEmpty: Bool { get }
      var isCancelled: Bool { get }
      func cancelAll()
      func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.AsyncIterator
    }
    struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
      typealias Element = ChildTaskResult
      struct AsyncIterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        typealias Failure = any Error
        mutating func next() async throws -> ChildTaskResult?
      }
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
      mutating func next() async throws -> ChildTaskResult?
      mutating func nextResult() async -> Result<ChildTaskResult, Failure>?
      mutating func waitForAll() async throws
      var isEmpty: Bool { get }
      var isCancelled: Bool { get }
      func cancelAll()
      func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.AsyncIterator
    }
    struct DiscardingTaskGroup {
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void)
      var isEmpty: Bool { get }
      var isCancelled: Bool { get }
      func cancelAll()
    }
    func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult
    func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult
    func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult
    """#

  static let clocks = #"""
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
      static func += (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
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
        static var now: ContinuousClock.Instant { get }
        func advanced(by duration: Swift.Duration) -> ContinuousClock.Instant
        func duration(to other: ContinuousClock.Instant) -> Swift.Duration
        func hash(into hasher: inout Hasher)
      }
      init()
      static var now: ContinuousClock.Instant { get }
      var now: ContinuousClock.Instant { get }
      var minimumResolution: Swift.Duration { get }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil) async throws
    }
    extension ContinuousClock.Instant {
      static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
      static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    }
    struct SuspendingClock: Clock {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration
        func advanced(by duration: Swift.Duration) -> SuspendingClock.Instant
        func duration(to other: SuspendingClock.Instant) -> Swift.Duration
        func hash(into hasher: inout Hasher)
      }
      init()
      var now: SuspendingClock.Instant { get }
      var minimumResolution: Swift.Duration { get }
      func sleep(until deadline: SuspendingClock.Instant, tolerance: Swift.Duration? = nil) async throws
    }
    extension SuspendingClock.Instant {
      static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
      static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
    }
    extension Clock where Self == ContinuousClock { static var continuous: ContinuousClock { ContinuousClock() } }
    extension Clock where Self == SuspendingClock { static var suspending: SuspendingClock { SuspendingClock() } }
    """#
}
