import Foundation
import Stage
import Testing

struct RecordTests {
  private let ticks = LogRecord.Payload.subscribed(
    LogRecord.Sender(subscription: 1, stream: 1, role: .source),
    LogRecord.Subscribing(name: "ticks")
  )

  @Test func aRecordSaysWhatWhenWhoAndWhere() {
    let position = SourcePosition(file: "lesson.swift", line: 3, column: 7)
    let ticks = ticks
    let run = trace { stage in
      try stage.sleep(for: .milliseconds(250))
      #expect(stage.records.newSubscriptionID() == 1)
      #expect(stage.record(.subscribed, at: position) { ticks } == 1)
      #expect(stage.recordPrint("n") == 2)
      #expect(stage.records.newSubscriptionID() == 2)
    }
    let expected = LogRecord(
      sequence: 1,
      time: .milliseconds(250),
      thread: LogRecord.Thread(number: 1, name: "main"),
      position: position,
      ticks
    )
    #expect(run.records.first == expected)
  }

  @Test func whatTheSinkDoesNotWantHasANumberAndIsNotDescribed() {
    let run = trace(Stage.Configuration(kinds: .printed)) { stage in
      stage.record(.echo) {
        Issue.record("nobody wants this record")
        return .echo("1")
      }
      stage.recordPrint("wanted")
      stage.currentThread.withCause(Cause(2)) { _ = stage.recordPrint("caused") }
    }
    #expect(run.records.map(\.sequence) == [2, 3])
    #expect(run.records.map(\.cause) == [nil, 2])
  }

  @Test func whatDescribesARecordWritesNone() {
    let run = trace { stage in
      stage.record(.echo) {
        stage.recordPrint("printed by a description")
        return .echo("1")
      }
    }
    #expect(run.records.map(\.sequence) == [1])
    #expect(run.texts == ["1"])
  }

  @Test func theEndOfASequenceTakesThePlaceOfItsBeginning() {
    let run = trace { stage in
      stage.currentThread.withCause(Cause(10)) {
        stage.currentThread.withCause(Cause(20)) {
          stage.currentThread.replaceCause(10, by: Cause(21))
        }
        stage.print("after the end")
      }
      stage.print("outside")
    }
    #expect(run.records.map(\.cause) == [21, nil])
  }

  /// Each record as `sequence kind text <- cause`.
  private func chain(_ run: Trace) -> [String] {
    run.records.map { record in
      "\(record.sequence) \(record.kind) \(record.said)" + (record.cause.map { " <- \($0)" } ?? "")
    }
  }

  @Test func causesFollowJobsTimersAndThreads() {
    let ticks = ticks
    let run = trace { stage in
      let subscribed = stage.record(.subscribed) { ticks }
      stage.currentThread.withCause(Cause(subscribed)) {
        stage.mainQueue.async { stage.print("job on main") }
        stage.makeQueue(label: "q").async { stage.print("job on q") }
        stage.mainQueue.async(at: .seconds(1)) { stage.print("timer") }
        stage.detachThread(name: "t") { stage.print("thread") }
        stage.print("here")
      }
      stage.print("outside")
    }
    #expect(
      chain(run) == [
        "1 subscribed ticks",
        "2 print here <- 1",
        "3 print outside",
        "4 hop main → worker 1 via q <- 1",
        "5 print job on q <- 4",
        "6 hop main → t <- 1",
        "7 print thread <- 6",
        "8 print job on main <- 1",
        "9 print timer <- 1",
      ]
    )
  }

  @Test func aCauseEndsWithItsBodyEvenIfThatThrows() {
    struct Oops: Error {}
    let run = trace { stage in
      #expect(throws: Oops.self) {
        try stage.currentThread.withCause(Cause(7)) {
          #expect(stage.currentThread.cause == Cause(7))
          try stage.currentThread.withCause(Cause(8)) { throw Oops() }
        }
      }
      #expect(stage.currentThread.cause == nil)
    }
    #expect(run.outcome.description == "finished")
  }

  @Test func aSleepKeepsTheCauseOfItsThread() {
    let run = trace { stage in
      try stage.currentThread.withCause(Cause(5)) {
        stage.makeQueue(label: "q").async(at: .seconds(1)) { stage.print("worker") }
        try stage.sleep(for: .seconds(2))
        stage.print("main")
      }
    }
    #expect(run.records.last?.cause == 5)
  }

  @Test func theOwnerMayRecordAfterTheEnd() {
    let recorder = Recorder()
    let stage = Stage(Stage.Configuration(sink: recorder.append))
    _ = stage.run {
      stage.print("body")
      stage.fail(StageEnded())
      stage.print("after the end")
    }
    stage.print("too late")
    stage.recordAfterEnd { stage.print("after the outcome") }
    #expect(recorder.texts == ["body", "after the outcome"])
  }

  @Test func theDateIsPinned() {
    var dates: [Date] = []
    let run = trace { stage in
      dates.append(stage.date)
      try stage.sleep(for: .milliseconds(225))
      dates.append(stage.date)
    }
    #expect(run.outcome.description == "finished")
    #expect(dates.map { $0.formatted(.iso8601) }.first == "2016-05-01T04:17:17Z")
    #expect((dates[1].timeIntervalSince(dates[0]) * 1_000).rounded() == 225)
  }

  @Test func aNoticeOfAGroupHasTheCallThatAskedForIt() throws {
    let (stage, recorder) = makeStage()
    let calls = [1, 2].map { SourcePosition(file: "notices.swift", line: $0, column: 1) }
    var call: SourcePosition?
    stage.recordsTurns = true
    stage.callPosition = { call }
    _ = stage.run {
      let (group, queue) = (StageGroup(on: stage), stage.makeQueue(label: "q"))
      call = calls[0]
      group.notify(queue) {}
      group.enter()
      call = calls[1]
      group.notify(queue) {}
      call = nil
      try group.leave()
    }
    #expect(recorder.records.filter { $0.kind == .hop }.map(\.call) == calls)
  }
}
