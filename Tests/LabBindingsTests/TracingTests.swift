import ScriptSource
import Stage
import Testing

/// The record stream of a script, as far as `Rx` has a part in it.
struct TracingTests {
  @Test func eachSubscriptionHasItsEventsAndTheirCauses() {
    let log = ScriptLog(
      """
      _ = Observable.of(5)
        .map { $0 * 2 }
        .subscribe(onNext: { print($0) })
      """
    )
    // Sequence, kind, text, subscription, line, cause.
    #expect(
      log.records.map(row) == [
        "1 subscribed subscribe #1 line 4 after -",
        "2 subscribed map #2 line 3 after 1",
        "3 subscribed of #3 line 2 after 2",
        "4 next 5 #3 line 2 after 3",
        "5 next 10 #2 line 3 after 4",
        "6 next 10 #1 line 4 after 5",
        "7 print 10 - line 4 after 6",
        "8 completed  #3 line 2 after 3",
        "9 completed  #2 line 3 after 8",
        "10 completed  #1 line 4 after 9",
        "11 disposed  #1 line 4 after 10",
        "12 disposed  #2 line 3 after 10",
        "13 disposed  #3 line 2 after 10",
      ]
    )
  }

  @Test func aHopAndADisposalAreRecorded() {
    let log = ScriptLog(
      """
      let subscription = Observable<Int>.never()
        .startWith(1)
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "lab"))
        .subscribe(onNext: { print($0) })
      Thread.sleep(forTimeInterval: 1)
      subscription.dispose()
      """
    )
    let hop = log.records.first { $0.kind == .hop }
    #expect(hop?.start?.from.title == "main")
    #expect(hop?.start?.queue == "lab")
    #expect(hop?.thread.title == "worker 1")
    #expect(log.records.filter { $0.kind == .print }.map(\.thread.number) == [2])
    let disposed = log.records.filter { $0.kind == .disposed }
    #expect(disposed.map(\.time) == Array(repeating: .seconds(1), count: disposed.count))
    #expect(disposed.map(\.position?.line).contains(5))
  }

  @Test func anErrorIsARecordOfItsOwn() {
    let log = ScriptLog(
      """
      enum Oops: Error { case some }
      _ = Observable<Int>.error(Oops.some).subscribe(onError: { _ in })
      """
    )
    #expect(log.records.filter { $0.kind == .error }.map(\.text) == ["some", "some"])
  }

  private func row(_ record: LogRecord) -> String {
    let subscription = record.subscription.map { "#\($0)" } ?? "-"
    let line = record.position.map { "\($0.line)" } ?? "-"
    let cause = record.cause.map { "\($0)" } ?? "-"
    return
      "\(record.sequence) \(record.kind) \(record.text) \(subscription) line \(line) after \(cause)"
  }
}
