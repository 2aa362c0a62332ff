import Dispatch
import ReactiveSignals
import Testing

struct SignalProducerTests {
  let log = Log()
  let scheduler = TestScheduler()

  /// A producer that notes its start and the end of its lifetime, and hands out its observer.
  private func work(
    _ name: String = "work",
    _ body: @escaping (Signal<Int, Never>.Observer) -> Void = { _ in }
  ) -> SignalProducer<Int, Never> {
    SignalProducer { [log] observer, lifetime in
      log.note(name)
      lifetime.observeEnded {
        log.note("\(name) ended")
        _ = observer
      }
      body(observer)
    }
  }

  @Test func eachStartRunsTheWork() {
    let producer = work { $0.send(value: 1) }.map { [log] value in
      log.note("map")
      return value
    }
    #expect(log.take() == [])
    producer.start(log.observer("a"))
    producer.start(log.observer("b"))
    #expect(log.lines == ["work", "map", "a VALUE 1", "work", "map", "b VALUE 1"])
  }

  @Test func disposalInterruptsAndThenEndsTheLifetime() {
    let disposable = work().map { $0 }.start(log.observer())
    disposable.dispose()
    disposable.dispose()
    #expect(log.lines == ["work", "INTERRUPTED", "work ended"])
    #expect(disposable.isDisposed)
  }

  @Test func releaseOfTheObserverInterrupts() {
    SignalProducer<Int, Never> { _, _ in }.start(log.observer())
    #expect(log.lines == ["INTERRUPTED"])
  }

  @Test func whoeverHoldsTheDisposableKeepsTheObserver() {
    let unsent = SignalProducer<Int, Never> { _, _ in }
    var disposable: (any Disposable)? = unsent.map { $0 }.take(first: 1)
      .start(log.observer("start"))
    var handle: (any Disposable)?
    unsent.startWithSignal { [log] signal, interruptHandle in
      signal.observe(log.observer("signal"))
      handle = interruptHandle
    }
    #expect(log.take() == [])
    withExtendedLifetime((disposable, handle)) {}
    disposable = nil
    #expect(log.take() == ["start INTERRUPTED"])
    handle = nil
    #expect(log.take() == ["signal INTERRUPTED"])
  }

  @Test func innerProducerNeedsNoObserver() {
    let strategies: [FlattenStrategy] = [
      .merge, .concat, .concurrent(limit: 2), .latest, .race, .throttle,
    ]
    for strategy in strategies {
      let (signal, input) = Signal<SignalProducer<Int, Never>, Never>.pipe()
      signal.flatten(strategy).observe(log.observer())
      input.send(
        value: SignalProducer { [log] _, lifetime in lifetime.observeEnded { log.note("ended") } }
      )
      input.sendCompleted()
      #expect(log.take() == [], "\(strategy)")
    }
  }

  @Test func sharedRunWithoutObserverIsInterrupted() {
    let producer = SignalProducer<Int, Never> { observer, _ in observer.send(value: 1) }
      .replayLazily(upTo: 1)
    let disposable = producer.start(log.observer("a"))
    producer.start(log.observer("b"))
    #expect(log.lines == ["a VALUE 1", "a INTERRUPTED", "b VALUE 1", "b INTERRUPTED"])
    #expect(disposable.isDisposed)
  }

  @Test func startedComesBeforeTheInterruptionOfWorkWithoutObserver() {
    SignalProducer<Int, Never> { observer, _ in observer.send(value: 1) }
      .on(started: { [log] in log.note("started") }).start(log.observer())
    #expect(log.lines == ["VALUE 1", "started", "INTERRUPTED"])
  }

  @Test func workStartsAfterTheSetup() {
    let result = work { $0.send(value: 1) }.startWithSignal { [log] signal, _ in
      signal.observe(log.observer("a"))
      signal.observe(log.observer("b"))
      log.note("setup")
      return 7
    }
    #expect(result == 7)
    #expect(log.lines == ["setup", "work", "a VALUE 1", "b VALUE 1"])
  }

  @Test func workDoesNotStartIfTheSetupInterrupts() {
    work().startWithSignal { [log] signal, handle in
      signal.observe(log.observer())
      handle.dispose()
    }
    #expect(log.lines == ["INTERRUPTED"])
  }

  @Test func unobservedRunIsDisposedSilently() {
    work().on(interrupted: { [log] in log.note("interrupted") }).startWithSignal { _, _ in }
    #expect(log.lines == ["work", "work ended"])
  }

  @Test func sequencesRunToTheirEndInsideOfStart() {
    SignalProducer<Int, Never>.merge(SignalProducer([1, 2, 3]), SignalProducer([4, 5]))
      .startWithValues { [log] in log.note("\($0)") }
    #expect(log.take() == ["1", "2", "3", "4", "5"])
    SignalProducer<Int, Never>.combineLatest(
      SignalProducer([1, 2, 3]),
      SignalProducer<String, Never>(["a", "b"])
    ).start(log.observer())
    #expect(log.lines == ["VALUE (3, \"a\")", "VALUE (3, \"b\")", "COMPLETED"])
  }

  @Test func sequenceStopsWhenItIsCutOff() {
    SignalProducer<Int, Never>(0...).on(value: { [log] in log.note("up \($0)") })
      .take(first: 2).start(log.observer())
    #expect(log.lines == ["up 0", "VALUE 0", "up 1", "VALUE 1", "COMPLETED"])
  }

  @Test func takeNoneIsInterrupted() {
    work().take(first: 0).start(log.observer())
    #expect(log.lines == ["INTERRUPTED"])
  }

  @Test func producersOfValuesAndErrors() {
    SignalProducer<Int, TestError>(value: 1).start(log.observer())
    SignalProducer<Int, TestError>(error: TestError()).start(log.observer())
    SignalProducer<Int, TestError>.empty.start(log.observer())
    SignalProducer<Int, TestError>(result: .success(2)).start(log.observer())
    SignalProducer<Int, TestError> { .failure(TestError()) }.start(log.observer())
    SignalProducer<Int, any Error> { () throws -> Int in throw TestError() }.start(log.observer())
    SignalProducer<Int, Never>(values: 3, 4).start(log.observer())
    Result<Int, TestError>.success(5).producer.start(log.observer())
    #expect(
      log.lines == [
        "VALUE 1", "COMPLETED", "FAILED TestError()", "COMPLETED", "VALUE 2", "COMPLETED",
        "FAILED TestError()", "FAILED TestError()", "VALUE 3", "VALUE 4", "COMPLETED", "VALUE 5",
        "COMPLETED",
      ]
    )
  }

  @Test func waitingForResults() {
    #expect(SignalProducer<Int, TestError>([1, 2]).first() == .success(1))
    #expect(SignalProducer<Int, TestError>([1, 2]).single() == nil)
    #expect(SignalProducer<Int, TestError>([1]).single() == .success(1))
    #expect(SignalProducer<Int, TestError>([1, 2]).last() == .success(2))
    #expect(SignalProducer<Int, TestError>.empty.first() == nil)
    #expect(SignalProducer<Int, TestError>(error: TestError()).last() == .failure(TestError()))
    if case .failure = SignalProducer<Int, TestError>([1]).wait() { Issue.record("it failed") }
  }

  @Test func repeatAndRetry() {
    var runs = 0
    let failing = SignalProducer<Int, TestError> { observer, _ in
      runs += 1
      observer.send(value: runs)
      observer.send(error: TestError())
    }
    failing.retry(upTo: 2).start(log.observer())
    #expect(log.take() == ["VALUE 1", "VALUE 2", "VALUE 3", "FAILED TestError()"])
    SignalProducer<Int, Never>(value: 1).repeat(2).start(log.observer())
    #expect(log.take() == ["VALUE 1", "VALUE 1", "COMPLETED"])
    work().repeat(0).start(log.observer())
    #expect(log.take() == ["COMPLETED"])
    let count = Atomic(0)
    SignalProducer<Int, Never>(value: 1).repeat(100_000).startWithValues { _ in
      count.modify { $0 += 1 }
    }
    #expect(count.value == 100_000)
    runs = 0
    failing.retry(upTo: 1, interval: 2, on: scheduler).start(log.observer())
    #expect(log.take() == ["VALUE 1"])
    scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["VALUE 2", "FAILED TestError()"])
  }

  @Test func replayLazilySharesOneRun() {
    var input: Signal<Int, Never>.Observer?
    var replayed: SignalProducer<Int, Never>? = work { input = $0 }.replayLazily(upTo: 1)
    let first = replayed?.start(log.observer("a"))
    input?.send(value: 1)
    input?.send(value: 2)
    replayed?.start(log.observer("b"))
    input?.send(value: 3)
    #expect(
      log.take() == [
        "work", "a VALUE 1", "a VALUE 2", "b VALUE 2", "a VALUE 3", "b VALUE 3",
      ]
    )
    first?.dispose()
    #expect(log.take() == ["a INTERRUPTED"])
    input?.sendCompleted()
    #expect(log.take() == ["b COMPLETED", "work ended"])
    replayed?.start(log.observer("c"))
    #expect(log.lines == ["c VALUE 3", "c COMPLETED"])
    replayed = nil
  }

  @Test func replayLazilyStopsWhenNobodyIsLeft() {
    var replayed: SignalProducer<Int, Never>? = work().replayLazily(upTo: 1)
    let run = replayed?.start(log.observer())
    replayed = nil
    #expect(log.take() == ["work"])
    run?.dispose()
    #expect(log.lines == ["INTERRUPTED", "work ended"])
  }

  @Test func liftKeepsTheOrderOfStarts() {
    work("a").combineLatest(with: work("b")).start()
    work("source").take(until: work("trigger").map { _ in }).start()
    #expect(log.lines == ["a", "b", "trigger", "source"])
  }

  @Test func startOnMovesTheWork() {
    let disposable = work { $0.send(value: 1) }.start(on: scheduler).start(log.observer())
    #expect(log.take() == [])
    scheduler.advance()
    #expect(log.take() == ["work", "VALUE 1"])
    disposable.dispose()
    #expect(log.lines == ["INTERRUPTED", "work ended"])
  }
}
