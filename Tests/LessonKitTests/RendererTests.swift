import Foundation
import LessonKit
import ScriptSource
import Stage
import Synchronization
import Testing

struct RendererTests {
  private static func record(
    _ payload: LogRecord.Payload,
    thread: Int = 1,
    position: SourcePosition? = nil,
    cause: Int? = nil
  ) -> LogRecord {
    LogRecord(
      sequence: 7,
      time: .milliseconds(1_250),
      thread: .init(number: thread, name: thread == 1 ? "main" : nil),
      cause: cause,
      position: position,
      payload
    )
  }

  private static let sender = LogRecord.Sender(subscription: 3, stream: 2, role: .operator)
  private static let hop = LogRecord.JobStart(from: LogRecord.Thread(number: 1, name: "main"))

  private static func debug(_ step: LogRecord.DebugReport.Step) -> LogRecord.Payload {
    .debug(LogRecord.DebugReport(identifier: "http", step: step, style: .rxSwift6))
  }

  private static let records = [
    record(.print("First 0")), record(debug(.subscribed)), record(.hop(hop), thread: 2),
    record(.event(sender, .next("0"))), record(.print("x"), thread: 2),
  ]

  private func lines(_ format: Format, threads: Bool = false) -> [String] {
    let renderer = format.renderer(clock: LogClock(), showsThreads: threads)
    return Self.records.compactMap { renderer.line(for: $0) }
  }

  @Test func consoleDatesWhatIsPrinted() {
    #expect(
      lines(.console) == [
        "2016-05-01 04:17:18.250: First 0",
        "2016-05-01 04:17:18.250: http -> subscribed",
        "2016-05-01 04:17:18.250: x",
      ]
    )
  }

  @Test func consoleNamesThreadsAndHops() {
    #expect(
      lines(.console, threads: true) == [
        "2016-05-01 04:17:18.250 [main]: First 0",
        "2016-05-01 04:17:18.250 [main]: http -> subscribed",
        "2016-05-01 04:17:18.250 [worker 1]: (main → worker 1)",
        "2016-05-01 04:17:18.250 [worker 1]: x",
      ]
    )
  }

  @Test func plainLeavesPrintedLinesAsTheyAre() {
    #expect(lines(.plain) == ["First 0", "2016-05-01 04:17:18.250: http -> subscribed", "x"])
  }

  @Test func jsonHasEveryRecordWithAllItKnows() throws {
    #expect(lines(.json).count == Self.records.count)
    let full = Self.record(
      .event(Self.sender, .next("a \"b\"")),
      thread: 2,
      position: SourcePosition(file: "x.swift", line: 4, column: 5),
      cause: 6
    )
    let line = try #require(Format.json.renderer(clock: LogClock()).line(for: full))
    #expect(
      line == """
        {"cause":6,"date":"2016-05-01 04:17:18.250","kind":"next","position":{"column":5,"file":"x.swift","line":4},\
        "role":"operator","seq":7,"stream":2,"subscription":3,"text":"a \\"b\\"","thread":{"number":2},"time":1.25,"v":3}
        """
    )
  }

  @Test func aFormatWantsOnlyWhatItShows() {
    #expect(Format.plain.renderer(clock: LogClock()).kinds == .printed)
    let console = Format.console.renderer(clock: LogClock()).kinds
    #expect(console == LogRecord.Kinds.printed.union(.onScreen))
    let threads = Format.console.renderer(clock: LogClock(), showsThreads: true).kinds
    #expect(threads == console.union(.kind(.hop)))
  }

  @Test func `the end of a subscription is printed where debug prints it`() {
    let script = """
      let s = PublishSubject<Int>()
      _ = s.map { $0 * 2 }
        .debug("mid")
        .subscribe(onNext: { print("got \\($0)") }, onCompleted: { print("done") })
      s.onNext(1)
      s.onCompleted()
      print("after")
      """
    let lines = Mutex<[String]>([])
    let run = ScriptRun(
      SourceFile(name: "s.swift", text: script),
      options: ScriptRun.Options(format: .rxswift)
    ) { line in lines.withLock { $0.append(line) } }
    #expect(run.run().mistakes == [])
    let seen = lines.withLock { $0 }.map { $0.replacing("2016-05-01 04:17:17.000: ", with: "") }
    #expect(
      seen.suffix(10)
        == [
          "s.swift:1 -> Event completed", "s.swift:2 -> Event completed", "mid -> Event completed",
          "s.swift:3 -> Event completed", "s.swift:4 -> Event completed", "done",
          "s.swift:4 -> isDisposed", "s.swift:3 -> isDisposed", "mid -> isDisposed",
          "s.swift:2 -> isDisposed", "s.swift:1 -> isDisposed", "after",
        ].suffix(10)
    )
  }

  private static let flavoured = [
    record(.subscribed(sender, .init(name: "map")), position: place),
    record(.event(sender, .next("5")), position: place),
    record(.print("got 5")), record(debug(.event(.next("5")))), record(debug(.disposed)),
    record(.hop(hop), thread: 2), record(.event(sender, .error("Oops()")), position: place),
    record(.event(sender, .next(String(repeating: "long", count: 12))), position: place),
    record(.disposed(sender, isAfterEnd: false), position: place),
  ]
  private static let place = SourcePosition(file: "a.swift", line: 3, column: 1)

  @Test(arguments: [
    (
      Format.rxswift,
      [
        "D: a.swift:3 -> subscribed", "D: a.swift:3 -> Event next(5)", "got 5",
        "D: http -> Event next(5)", "D: http -> isDisposed", "D: a.swift:3 -> Event error(Oops())",
        "D: a.swift:3 -> Event next(longlonglonglonglonglonglonglonglonglonglonglong)",
        "D: a.swift:3 -> isDisposed",
      ]
    ),
    (
      .rxswift2,
      [
        "D: a.swift:3 -> subscribed", "D: a.swift:3 -> Event Next(5)", "got 5",
        "D: http -> Event Next(5)", "D: http -> disposed", "D: a.swift:3 -> Event Error(Oops())",
        "D: a.swift:3 -> Event Next(longlonglonglon...onglonglonglonglong)",
        "D: a.swift:3 -> disposed",
      ]
    ),
    (
      .reactiveswift,
      [
        "[] starting P", "[] value 5 P", "got 5", "http -> Event next(5)", "http -> isDisposed",
        "[] failed Oops() P", "[] terminated P",
        "[] value longlonglonglonglonglonglonglonglonglonglonglong P", "[] disposed P",
      ]
    ),
  ])
  func flavours(_ row: (format: Format, lines: [String])) {
    let renderer = row.format.renderer(clock: LogClock())
    let lines = Self.flavoured.compactMap { renderer.line(for: $0) }
      .flatMap { $0.split(separator: "\n").map(String.init) }
      .map {
        $0.replacing("2016-05-01 04:17:18.250", with: "D")
          .replacing("fileName: a.swift, functionName: , lineNumber: 3", with: "P")
      }
    #expect(lines == row.lines)
  }
}
