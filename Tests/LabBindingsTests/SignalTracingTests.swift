import ScriptSource
import Stage
import Testing

/// The record stream of a script, as far as ReactiveSwift has a part in it: by role, as that of RxSwift.
struct SignalTracingTests {
  @Test func aStartIsRecordedDownToItsSource() {
    let log = ScriptLog(
      """
      import ReactiveSwift
      SignalProducer<Int, Never>(value: 5)
        .map { $0 * 2 }
        .startWithValues { print($0) }
      """
    )
    let begun = log.records.filter { $0.kind == .subscribed }
    #expect(begun.map(\.subscribing?.name) == ["startWithValues", "map", "SignalProducer"])
    let lines = begun.compactMap(\.position?.line)
    #expect(lines == lines.sorted(by: >))
    #expect(roles(begun) == [.subscriber, .operator, .source])
    #expect(
      log.records.map(\.kind) == [
        .subscribed, .subscribed, .subscribed, .next, .next, .next, .print, .completed, .completed,
        .completed, .disposed, .disposed, .disposed,
      ]
    )
  }

  @Test func anInterruptionIsAnEndOfItsOwn() {
    let log = ScriptLog(
      """
      import ReactiveSwift
      let work = SignalProducer<Int, Never>.never.start { _ in }
      work.dispose()
      """
    )
    #expect(log.records.map(\.kind).filter { $0 == .interrupted }.count == 2)
  }

  @Test func whatTheLibraryMakesInsideIsNotRecorded() {
    let log = ScriptLog(
      """
      import ReactiveSwift
      let source = MutableProperty(1)
      let target = MutableProperty(0)
      target <~ source.map { $0 + 1 }
      source.value = 2
      """
    )
    #expect(log.mistakes.isEmpty)
    #expect(log.records.filter { $0.kind == .subscribed }.isEmpty)
  }

  @Test func thePartsOfAPipeAreRecorded() {
    let log = ScriptLog(
      """
      import ReactiveSwift
      let (signal, input) = Signal<Int, Never>.pipe()
      signal.observeValues { print($0) }
      input.send(value: 3)
      """
    )
    #expect(log.mistakes.isEmpty)
    #expect(roles(log.records.filter { $0.kind == .next }) == [.source, .subscriber])
  }

  private func roles(_ records: [LogRecord]) -> [LogRecord.Role?] {
    records.map { record in
      switch record.payload {
      case .subscribed(let sender, _), .event(let sender, _): sender.role
      default: nil
      }
    }
  }
}
