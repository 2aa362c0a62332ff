import Dispatch
import Rx
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ValueTests {
  @Test func ofASingle() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: TestError()) { try await Single<Int>.error(TestError()).value }
  }

  @Test func ofAMaybe() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError()) { try await Maybe<Int>.error(TestError()).value }
  }

  @Test func ofACompletable() async throws {
    try await Completable.empty().value
    await #expect(throws: TestError()) { try await Completable.error(TestError()).value }
  }

  @Test func theFirstAnswerIsTheAnswer() async throws {
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TestError()))
      return Disposables.create()
    }
    #expect(try await single.value == 1)
  }

  @Test func aSingleThatHasNoElementAfterAllThrows() async throws {
    do {
      _ = try await Single.just(1).retry(0).value
      Issue.record("there is no element")
    } catch RxError.noElements {}
  }

  @Test func itComesFromAnotherThread() async throws {
    let there = ConcurrentDispatchQueueScheduler(qos: .default)
    #expect(try await Single.just(1).observe(on: there).value == 1)
    #expect(try await Maybe<Int>.empty().observe(on: there).value == nil)
    try await Completable.empty().observe(on: there).value
  }

  enum Waiting: CaseIterable {
    case single, maybe, completable

    func wait(for source: Observable<Int>) async throws {
      switch self {
      case .single: _ = try await source.asSingle().value
      case .maybe: _ = try await source.asMaybe().value
      case .completable: try await source.ignoreElements().asCompletable().value
      }
    }
  }

  @Test(arguments: Waiting.allCases)
  func cancellingTheTaskEndsTheSubscriptionAndThrows(_ waiting: Waiting) async {
    let (started, signal) = AsyncStream<Void>.makeStream()
    let disposals = Counter()
    let source = Sent(
      Observable<Int>.create { _ in
        signal.finish()
        return Disposables.create { disposals.add() }
      }
    )
    let task = Task { try await waiting.wait(for: source.value) }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(disposals.value == 1)
  }

  @Test(arguments: Waiting.allCases)
  func aTaskThatIsCancelledAlreadyDoesNotWait(_ waiting: Waiting) async {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in gate {}
      try await waiting.wait(for: .never())
    }
    task.cancel()
    opening.finish()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingAfterwardsChangesNothing() async throws {
    let task = Task { try await Single.just(1).value }
    #expect(try await task.value == 1)
    task.cancel()
    #expect(try await task.value == 1)
  }

  /// A screen that keeps its single: neither it nor the element can be sent, and nothing has to be.
  @MainActor final class Screen {
    let title = Single.just(Token())

    func load() async throws -> Token { try await title.value }
  }

  @Test @MainActor func itIsReadWhereItIsKept() async throws {
    let screen = Screen()
    let token = try await screen.load()
    #expect(token === (try await screen.load()))
  }
}
