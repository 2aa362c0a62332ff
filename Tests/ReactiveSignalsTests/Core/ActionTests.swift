import ReactiveSignals
import Testing

struct ActionTests {
  let log = Log()

  private func watch<Input>(_ action: Action<Input, Int, TestError>) {
    action.values.observeValues { [log] in log.note("values \($0)") }
    action.errors.observeValues { [log] in log.note("errors \($0)") }
    action.completed.observeValues { [log] in log.note("completed") }
    action.events.observeValues { [log] in log.note("events \($0)") }
    action.disabledErrors.observeValues { [log] in log.note("disabledErrors") }
    action.isEnabled.signal.observeValues { [log] in log.note("isEnabled \($0)") }
    action.isExecuting.signal.observeValues { [log] in log.note("isExecuting \($0)") }
  }

  @Test func workThatEndsLater() {
    var input: Signal<Int, TestError>.Observer?
    let action = Action<Int, Int, TestError> { [log] value in
      log.note("execute \(value)")
      return SignalProducer { observer, lifetime in
        input = observer
        lifetime.observeEnded { log.note("work ended") }
      }
    }
    watch(action)
    action.apply(7).start(log.observer("apply"))
    #expect(log.take() == ["isEnabled false", "isExecuting true", "execute 7"])
    input?.send(value: 1)
    #expect(log.take() == ["apply VALUE 1", "values 1", "events VALUE 1"])
    action.apply(8).start(log.observer("second"))
    #expect(log.take() == ["second FAILED disabled", "disabledErrors"])
    input?.sendCompleted()
    #expect(
      log.take() == [
        "apply COMPLETED", "isEnabled true", "isExecuting false", "completed", "events COMPLETED",
        "work ended",
      ]
    )
    let run = action.apply(9).start(log.observer("apply"))
    _ = log.take()
    run.dispose()
    #expect(
      log.lines == [
        "apply INTERRUPTED", "events INTERRUPTED", "work ended", "isEnabled true",
        "isExecuting false",
      ]
    )
  }

  @Test func workThatEndsAtOnce() {
    let action = Action<Int, Int, TestError> { SignalProducer(value: $0) }
    watch(action)
    action.apply(1).start(log.observer("apply"))
    #expect(
      log.lines == [
        "isEnabled false", "isExecuting true", "apply VALUE 1", "values 1", "events VALUE 1",
        "apply COMPLETED", "completed", "events COMPLETED", "isEnabled true", "isExecuting false",
      ]
    )
  }

  @Test func workThatFails() {
    let action = Action<Void, Int, TestError> { SignalProducer(error: TestError()) }
    watch(action)
    action.apply().start(log.observer("apply"))
    #expect(
      log.lines.filter { !$0.hasPrefix("is") } == [
        "apply FAILED producerFailed(ReactiveSignalsTests.TestError())", "errors TestError()",
        "events FAILED TestError()",
      ]
    )
  }

  @Test func stateDecides() {
    let state = MutableProperty<Int?>(nil)
    let action = Action<Int, Int, TestError>(unwrapping: state) { state, input in
      SignalProducer(value: state * input)
    }
    #expect(!action.isEnabled.value)
    action.apply(2).start(log.observer())
    state.value = 5
    #expect(action.isEnabled.value)
    let run = action.apply(2)
    state.value = 6
    run.start(log.observer())
    #expect(log.lines == ["FAILED disabled", "VALUE 12", "COMPLETED"])
  }

  @Test func releaseCompletes() {
    var action: Action<Int, Int, TestError>? = Action { SignalProducer(value: $0) }
    action?.values.observe(log.observer("values"))
    action?.disabledErrors.observe(log.observer("disabledErrors"))
    action?.lifetime.observeEnded { [log] in log.note("ended") }
    action = nil
    #expect(log.lines == ["values COMPLETED", "disabledErrors COMPLETED", "ended"])
  }

  @Test func runKeepsTheActionAlive() {
    var action: Action<Int, Int, TestError>? = Action { _ in .never }
    action?.values.observe(log.observer("values"))
    let run = action?.apply(1).start(log.observer())
    action = nil
    #expect(log.lines == [])
    run?.dispose()
    #expect(log.lines == ["INTERRUPTED", "values COMPLETED"])
  }

  @Test func enabledObserverMayWriteTheState() {
    let state = MutableProperty(true)
    let action = Action<Int, Int, TestError>(enabledIf: state) { SignalProducer(value: $0) }
    action.isExecuting.signal.observeValues { state.value = !$0 }
    action.isEnabled.signal.observeValues { [log] in log.note("\($0)") }
    action.apply(1).start()
    #expect(log.lines == ["false", "true"])
    #expect(action.isEnabled.value)
  }

  @Test func bindingStartsTheAction() {
    let action = Action<Int, Int, TestError> { SignalProducer(value: $0) }
    action.values.observe(log.observer())
    let (signal, input) = Signal<Int, Never>.pipe()
    action <~ signal
    input.send(value: 1)
    input.send(value: 2)
    #expect(log.lines == ["VALUE 1", "VALUE 2"])
  }
}
