import Rx
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ValuesTests {
  @Test func elementsWaitUntilTheyAreAskedFor() async throws {
    let source = PublishSubject<Int>()
    let values = source.values
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    var received: [Int] = []
    for try await value in values { received.append(value) }
    #expect(received == [1, 2])
  }

  @Test func anErrorIsThrownAfterTheElements() async {
    var received: [Int] = []
    await #expect(throws: TestError(name: "end")) {
      for try await value in Observable.of(1, 2).concat(Observable.error(TestError(name: "end")))
        .values
      { received.append(value) }
    }
    #expect(received == [1, 2])
  }

  @Test func everythingThatCanBeAnObservableHasThem() async throws {
    for try await value in Single.just(1).values { #expect(value == 1) }
    for try await _ in Completable.empty().values {}
    for try await value in Infallible.just(1).asObservable().values { #expect(value == 1) }
  }

  @Test func leavingTheLoopEndsTheSubscription() async throws {
    let source = BehaviorSubject(value: 1)
    for try await value in source.values {
      #expect(source.hasObservers)
      #expect(value == 1)
      break
    }
    #expect(!source.hasObservers)
  }

  @Test func cancellingTheTaskEndsTheSubscriptionAndThrows() async throws {
    let source = Sent(BehaviorSubject(value: 1))
    let (started, signal) = AsyncStream<Void>.makeStream()
    let task = Task {
      for try await _ in source.value.values { signal.finish() }
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!source.value.hasObservers)
  }

  @Test func infallibleValues() async {
    let source = PublishRelay<Int>()
    let values = source.asInfallible().take(2).values
    source.accept(1)
    source.accept(2)
    source.accept(3)
    var received: [Int] = []
    for await value in values { received.append(value) }
    #expect(received == [1, 2])
  }

  @Test func cancellingTheTaskEndsInfallibleValues() async {
    let source = Sent(BehaviorSubject(value: 1))
    let (started, signal) = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      for await _ in source.value.asInfallible(onErrorJustReturn: 0).values {
        count += 1
        signal.finish()
      }
      return count
    }
    for await _ in started {}
    task.cancel()
    #expect(await task.value == 1)
    #expect(!source.value.hasObservers)
  }

  @Test func leavingTheLoopEndsInfallibleValues() async {
    let source = BehaviorSubject(value: 1)
    for await _ in source.asInfallible(onErrorJustReturn: 0).values { break }
    #expect(!source.hasObservers)
  }
}
