import Foundation
import Stage
import Testing

struct RecordTests {
  @Test func aRecordSaysWhatWhenWhoAndWhere() throws {
    let position = SourcePosition(file: "lesson.swift", line: 3, column: 7)
    let run = trace { stage in
      try stage.sleep(for: .milliseconds(250))
      let id = stage.newSubscriptionID()
      #expect(stage.record(.subscribed, "ticks", subscription: id, at: position) == 1)
      #expect(stage.record(.note, "n") == 2)
      #expect(stage.newSubscriptionID() == 2)
    }
    let expected = LogRecord(
      sequence: 1,
      time: .milliseconds(250),
      thread: LogRecord.Thread(number: 1, name: "main"),
      kind: .subscribed,
      text: "ticks",
      subscription: 1,
      source: position
    )
    #expect(run.records.first == expected)
    let data = try JSONEncoder().encode(expected)
    #expect(try JSONDecoder().decode(LogRecord.self, from: data) == expected)
  }

  /// Each record as `sequence kind text <- cause`.
  private func chain(_ run: Trace) -> [String] {
    run.records.map { record in
      "\(record.sequence) \(record.kind) \(record.text)" + (record.cause.map { " <- \($0)" } ?? "")
    }
  }

  @Test func causesFollowJobsTimersAndThreads() {
    let run = trace { stage in
      let subscribed = stage.record(.subscribed, "s")
      stage.withCause(subscribed) {
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
        "1 subscribed s",
        "2 print here <- 1",
        "3 print outside",
        "4 hop main → worker 2 via q <- 1",
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
        try stage.withCause(7) {
          #expect(stage.currentCause == 7)
          try stage.withCause(8) { throw Oops() }
        }
      }
      #expect(stage.currentCause == nil)
    }
    #expect(run.outcome.description == "finished")
  }

  @Test func aSleepKeepsTheCauseOfItsThread() {
    let run = trace { stage in
      try stage.withCause(5) {
        stage.makeQueue(label: "q").async(at: .seconds(1)) { stage.print("worker") }
        try stage.sleep(for: .seconds(2))
        stage.print("main")
      }
    }
    #expect(run.records.last?.cause == 5)
  }

  @Test func theOwnerMayHaveTheLastWord() {
    let recorder = Recorder()
    let stage = Stage(Stage.Configuration(sink: recorder.append))
    _ = stage.run {
      stage.print("body")
      stage.fail(StageEnded())
      stage.print("after the end")
    }
    stage.print("too late")
    stage.sayLastWords { stage.print("last word") }
    #expect(recorder.texts == ["body", "last word"])
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
}
