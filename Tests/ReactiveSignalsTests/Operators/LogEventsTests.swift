import ReactiveSignals
import Testing

struct LogEventsTests {
  let log = Log()

  private func logger(_ identifier: String, _ event: String, _: String, _: String, _: Int) {
    log.note(identifier.isEmpty ? event : "[\(identifier)] \(event)")
  }

  @Test func synchronousProducer() {
    SignalProducer<String, Never>(["a", "b"]).logEvents(logger: logger).start()
    #expect(
      log.lines == [
        "starting", "value a", "value b", "completed", "terminated", "disposed", "started",
      ]
    )
  }

  @Test func disposalByTheCaller() {
    SignalProducer<Int, Never>.never.logEvents(logger: logger).start(log.observer()).dispose()
    #expect(
      log.lines == ["starting", "started", "interrupted", "terminated", "INTERRUPTED", "disposed"]
    )
  }

  @Test func cutOffBelow() {
    SignalProducer<Int, Never>([1, 2]).logEvents(identifier: "up", logger: logger)
      .take(first: 1).logEvents(identifier: "down", logger: logger).start()
    #expect(
      log.lines == [
        "[down] starting", "[up] starting", "[up] value 1", "[down] value 1", "[down] completed",
        "[down] terminated", "[down] disposed", "[up] interrupted", "[up] terminated",
        "[up] disposed", "[up] started", "[down] started",
      ]
    )
  }

  @Test func twoInAChain() {
    SignalProducer<Int, Never>(value: 1).logEvents(identifier: "up", logger: logger)
      .map { $0 * 2 }.logEvents(identifier: "down", logger: logger).start(log.observer())
    #expect(
      log.lines == [
        "[down] starting", "[up] starting", "[up] value 1", "[down] value 2", "VALUE 2",
        "[up] completed", "[up] terminated", "[down] completed", "[down] terminated", "COMPLETED",
        "[down] disposed", "[up] disposed", "[up] started", "[down] started",
      ]
    )
  }

  @Test func signal() {
    let (signal, input) = Signal<Void, TestError>.pipe()
    let logged = signal.logEvents(logger: logger)
    input.send(value: ())
    input.send(error: TestError())
    #expect(log.lines == ["value", "failed TestError()", "terminated", "disposed"])
    withExtendedLifetime(logged) {}
  }

  @Test func onlySomeEvents() {
    SignalProducer<Int, Never>(value: 1).logEvents(events: [.value], logger: logger).start()
    #expect(log.lines == ["value 1"])
  }
}
