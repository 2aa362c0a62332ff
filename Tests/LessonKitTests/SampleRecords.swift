import Stage

/// Records of every kind, with every field that the kind can have.
enum SampleRecords {
  static let all = payloads.enumerated().map { index, payload in
    LogRecord(
      sequence: index + 2,
      time: .milliseconds(Int64(index) * 250),
      thread: index % 2 == 0 ? main : worker,
      cause: index + 1,
      position: SourcePosition(file: "f.swift", line: index + 1, column: 3),
      call: index % 2 == 0 ? SourcePosition(file: "g.swift", line: 1, column: 1) : nil,
      payload
    )
  }

  private static let main = LogRecord.Thread(number: 1, name: "main")
  private static let worker = LogRecord.Thread(number: 2, name: nil)
  private static let sender = LogRecord.Sender(subscription: 3, stream: 2, role: .shared)
  private static let subject = LogRecord.HeldObject(
    stream: 4,
    role: .subject,
    name: "PublishSubject"
  )
  private static let memory = LogRecord.Memory(size: 2, isForever: true)

  private static let view = LogRecord.View(id: 3, type: "UILabel", name: "count")

  private static let message = LogRecord.Message(
    "cannot find `x` in scope",
    notes: [LogRecord.Note("here", position: SourcePosition(file: "f", line: 1, column: 1))],
    suggestion: "declare it"
  )

  private static let payloads: [LogRecord.Payload] =
    [
      .print("a line\nand another"), .echo("5"), .mistake(message), .warning(message),
      .trap(LogRecord.Message("out of range")), .gesture(view, "tap Add"),
      .control(nil, "open https://tea.example"), .screen("a picture\nof rows"),
      .shown(view, LogRecord.Change(property: "text", before: "\"0\"", after: "\"1\"")),
      .request(1, "GET /teas"), .response(1, "200 after 430 ms"),
      .subscribed(
        sender,
        LogRecord.Subscribing(
          name: "share",
          arguments: "(replay: 2)",
          variable: "shared",
          schedules: true,
          memory: memory,
          connectable: 9
        )
      ),
      .subscribed(sender, LogRecord.Subscribing(name: "map")),
      .disposed(sender, isAfterEnd: true), .disposed(sender, isAfterEnd: false),
      .connected(subject),
      .created(
        subject,
        LogRecord.Creating(
          arguments: "(value: 1)",
          variable: "s",
          memory: LogRecord.Memory(size: nil, isForever: false),
          element: "1"
        )
      ),
      .hop(
        LogRecord.JobStart(
          from: LogRecord.Thread(number: 3, name: "loader"),
          queue: "q",
          timer: LogRecord.Timer(delay: .seconds(1), interval: .milliseconds(1), lap: 3),
          subscription: 7
        )
      ),
      .turn(LogRecord.JobStart(from: main)),
    ]
    + events.map { .event(sender, $0) } + events.map { .sent(subject, $0) }
    + ([.subscribed, .disposed] + events.map { .event($0) }).map {
      .debug(
        LogRecord.DebugReport(identifier: "id", step: $0, style: .trimmed, subscription: 3)
      )
    }

  private static let events: [LogRecord.Event] = [
    .next("5"), .next(""), .error("Oops()"), .error(""), .completed, .interrupted,
  ]
}
