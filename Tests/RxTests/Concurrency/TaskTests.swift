import Rx
import Testing

/// Sequences that come from tasks.
@Suite(.timeLimit(.minutes(1)))
struct TaskTests {
  @TaskLocal static var name = "none"

  @Test func theElementsOfAnAsyncSequence() async throws {
    let source = AsyncStream { continuation in
      continuation.yield(1)
      continuation.yield(2)
      continuation.finish()
    }
    #expect(try await source.asObservable().toArray().value == [1, 2])
  }

  @Test func aThrownErrorIsTheError() async {
    let source = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestError()) }
    await #expect(throws: TestError()) {
      try await source.asObservable().ignoreElements().asCompletable().value
    }
  }

  @Test func aCancelledIterationCompletes() async throws {
    let source = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }
    #expect(try await source.asObservable().toArray().value == [])
  }

  @Test func disposalCancelsTheIteration() async {
    let (over, signal) = AsyncStream<Void>.makeStream()
    let source = AsyncStream<Int> { continuation in
      continuation.onTermination = { _ in signal.finish() }
    }
    let subscription = source.asObservable().subscribe()
    subscription.dispose()
    for await _ in over {}
    withExtendedLifetime(source) {}
  }

  @Test func thePriorityIsTheTasks() async throws {
    let priorities = AsyncStream<TaskPriority> { Task.currentPriority }
    let seen = try await priorities.asObservable(priority: .low).first().value
    #expect(seen == .low)
    #expect(try await Single.create(priority: .low) { Task.currentPriority }.value == .low)
    #expect(
      try await Single.create(detached: true, priority: .low) { Task.currentPriority }.value == .low
    )
  }

  @Test func theResultOfWork() async throws {
    #expect(try await Single.create { 1 }.value == 1)
    await #expect(throws: TestError()) {
      try await Single<Int>.create { throw TestError() }.value
    }
  }

  @Test func detachedWorkInheritsNothing() async throws {
    let names = try await TaskTests.$name.withValue("outer") {
      [
        try await Single.create { TaskTests.name }.value,
        try await Single.create(detached: true) { TaskTests.name }.value,
      ]
    }
    #expect(names == ["outer", "none"])
  }

  @Test(arguments: [false, true])
  func disposalCancelsTheWork(_ detached: Bool) async {
    let (over, signal) = AsyncStream<Void>.makeStream()
    let subscription = Single<Void>.create(detached: detached) {
      let (never, _) = AsyncStream<Void>.makeStream()
      for await _ in never {}
      if Task.isCancelled { signal.finish() }
    }
    .subscribe()
    subscription.dispose()
    for await _ in over {}
  }
}
