import ReactiveSignals
import Testing

struct SignalTests {
  let log = Log()

  @Test func valuesSentByTheGeneratorReachNobody() {
    let signal = Signal<Int, Never> { observer, _ in
      log.note("work")
      observer.send(value: 1)
      observer.sendCompleted()
    }
    let disposable = signal.observe(log.observer())
    #expect(disposable == nil)
    #expect(log.lines == ["work", "INTERRUPTED"])
  }

  @Test func disposalOfAnObservationIsSilent() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let disposable = signal.observe(log.observer())
    input.send(value: 1)
    disposable?.dispose()
    input.send(value: 2)
    #expect(log.lines == ["VALUE 1"])
    #expect(disposable?.isDisposed == true)
  }

  @Test func observersReceiveInTheOrderOfObservation() {
    let (signal, input) = Signal<Int, TestError>.pipe()
    signal.observe(log.observer("a"))
    signal.observe(log.observer("b"))
    input.send(value: 1)
    input.send(error: TestError())
    input.send(value: 2)
    #expect(
      log.lines == ["a VALUE 1", "b VALUE 1", "a FAILED TestError()", "b FAILED TestError()"]
    )
  }

  @Test func terminalEventFromAnObserverFollowsTheValueInProgress() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observe { [log] event in
      log.note("a \(event)")
      if case .value = event {
        input.sendCompleted()
        input.send(value: 9)
      }
    }
    signal.observe(log.observer("b"))
    input.send(value: 1)
    #expect(log.lines == ["a VALUE 1", "b VALUE 1", "a COMPLETED", "b COMPLETED"])
  }

  @Test func recursiveValueNestsInAnUnserializedSignal() {
    let (signal, input) = Signal<Int, Never>.unserializedPipe()
    signal.observeValues { [log] value in
      log.note("A\(value)")
      if value < 3 { input.send(value: value + 1) }
    }
    signal.observeValues { [log] in log.note("B\($0)") }
    input.send(value: 1)
    #expect(log.lines == ["A1", "A2", "A3", "B3", "B2", "B1"])
  }

  @Test func recursiveValueWaitsInAReentrantSignal() {
    let (signal, input) = Signal<Int, Never>.reentrantUnserializedPipe()
    signal.observeValues { [log] value in
      log.note("A\(value)")
      if value < 2 { input.send(value: value + 1) }
    }
    signal.observeValues { [log] in log.note("B\($0)") }
    input.send(value: 1)
    #expect(log.lines == ["A1", "B1", "A2", "B2"])
  }

  @Test func observerAddedDuringADeliveryReceivesTheNextValue() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observeValues { [log] value in
      log.note("a \(value)")
      for name in ["b", "c", "d"] where value == 1 { signal.observe(log.observer(name)) }
    }
    input.send(value: 1)
    #expect(log.take() == ["a 1"])
    input.send(value: 2)
    #expect(log.lines == ["a 2", "b VALUE 2", "c VALUE 2", "d VALUE 2"])
  }

  @Test func observersCanLeaveDuringADelivery() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let all = CompositeDisposable()
    for name in 0..<20 {
      all.add(signal.observeValues { [log] in log.note("\(name) \($0)") })
    }
    signal.observeValues { _ in all.dispose() }
    input.send(value: 1)
    #expect(log.take().count == 20)
    input.send(value: 2)
    #expect(log.lines == [])
  }

  @Test func releaseOfTheInputInterrupts() {
    var input: Signal<Int, Never>.Observer?
    let signal: Signal<Int, Never>
    (signal, input) = Signal<Int, Never>.pipe()
    signal.observe(log.observer())
    input = nil
    #expect(log.lines == ["INTERRUPTED"])
    withExtendedLifetime(input) {}
  }

  @Test func unreferencedAndUnobservedSignalIsDisposedSilently() {
    let disposable = AnyDisposable()
    var (signal, input): (Signal<Int, Never>?, Signal<Int, Never>.Observer) =
      Signal.pipe(disposable: disposable)
    let observation = signal?.map { $0 }.observe(log.observer())
    signal = nil
    input.send(value: 1)
    #expect(!disposable.isDisposed)
    observation?.dispose()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["VALUE 1"])
  }

  @Test func lifetimeEndsAfterTheLastEvent() {
    var input: Signal<Int, Never>.Observer?
    let signal = Signal<Int, Never> { observer, lifetime in
      input = observer
      lifetime.observeEnded { [log] in log.note("ended") }
    }
    signal.observe(log.observer())
    input?.sendCompleted()
    #expect(log.lines == ["COMPLETED", "ended"])
  }

  @Test func derivedClosureRunsOnceForAllObservers() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let mapped = signal.map { [log] value in
      log.note("map")
      return value * 10
    }
    mapped.observe(log.observer("a"))
    mapped.observe(log.observer("b"))
    input.send(value: 1)
    #expect(log.lines == ["map", "a VALUE 10", "b VALUE 10"])
  }

  @Test func disposalOfTheLastObserverReachesInnerWork() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let observation = signal.flatMap(.latest) { [log] _ in
      SignalProducer<Int, Never>.never.on(disposed: { log.note("disposed") })
    }.observe(log.observer())
    input.send(value: 1)
    observation?.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test func neverAndEmpty() {
    Signal<Int, Never>.never.observe(log.observer())
    #expect(log.take() == [])
    #expect(Signal<Int, Never>.empty.observe(log.observer()) == nil)
    #expect(log.lines == ["INTERRUPTED"])
  }

  @Test func eventsPrint() {
    typealias Event = Signal<Int?, TestError>.Event
    #expect(
      [Event.value(3), .value(nil), .failed(TestError()), .completed, .interrupted].map { "\($0)" }
        == [
          "VALUE Optional(3)", "VALUE nil", "FAILED TestError()", "COMPLETED", "INTERRUPTED",
        ]
    )
    #expect("\(Signal<Void, Never>.Event.value(()))" == "VALUE ()")
    #expect("\(Signal<Int, Never>.self)" == "Signal<Int, Never>")
  }
}
