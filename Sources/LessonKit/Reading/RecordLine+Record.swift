import Stage

extension RecordLine {
  /// The record; `nil` if it is of an unknown kind.
  var record: LogRecord? {
    get throws(RecordProblem) {
      guard let kind = LogRecord.Kind(name: kind) else { return nil }
      return LogRecord(
        sequence: seq,
        time: time.time,
        thread: thread,
        cause: cause,
        position: position,
        call: call,
        try payload(kind)
      )
    }
  }

  private func payload(_ kind: LogRecord.Kind) throws(RecordProblem) -> LogRecord.Payload {
    switch kind {
    case .print: .print(text)
    case .echo: .echo(text)
    case .debug: .debug(try debugReport)
    case .subscribed: .subscribed(try sender, try subscribing)
    case .next: .event(try sender, .next(text))
    case .error: .event(try sender, .error(text))
    case .completed: .event(try sender, .completed)
    case .interrupted: .event(try sender, .interrupted)
    case .disposed: .disposed(try sender, isAfterEnd: afterEnd ?? false)
    case .hop: .hop(try start)
    case .turn: .turn(try start)
    case .sent: .sent(try object, try sentEvent)
    case .connected: .connected(try object)
    case .created: .created(try object, creating)
    case .mistake: .mistake(message)
    case .warning: .warning(message)
    case .trap: .trap(message)
    case .gesture: .gesture(view, text)
    case .control: .control(view, text)
    case .shown:
      .shown(
        view,
        LogRecord.Change(property: try present(property, "property"), before: before, after: text)
      )
    case .screen: .screen(text)
    case .request: .request(try present(request, "request"), text)
    case .response: .response(try present(request, "request"), text)
    }
  }

  private var sender: LogRecord.Sender {
    get throws(RecordProblem) {
      LogRecord.Sender(
        subscription: try present(subscription, "subscription"),
        stream: try present(stream, "stream"),
        role: try present(role.flatMap(LogRecord.Role.init), "role")
      )
    }
  }

  private var subscribing: LogRecord.Subscribing {
    get throws(RecordProblem) {
      LogRecord.Subscribing(
        name: text,
        arguments: arguments,
        variable: variable,
        schedules: schedules ?? false,
        memory: memory.map(LogRecord.Memory.init),
        connectable: connectable
      )
    }
  }

  private var object: LogRecord.HeldObject {
    get throws(RecordProblem) {
      LogRecord.HeldObject(
        stream: try present(stream, "stream"),
        role: try present(role.flatMap(LogRecord.Role.init), "role"),
        name: name ?? text
      )
    }
  }

  private var creating: LogRecord.Creating {
    LogRecord.Creating(
      arguments: arguments,
      variable: variable,
      memory: memory.map(LogRecord.Memory.init),
      element: held
    )
  }

  private var sentEvent: LogRecord.Event {
    get throws(RecordProblem) {
      switch event {
      case "next": .next(value ?? "")
      case "error": .error(value ?? "")
      case "completed": .completed
      case "interrupted": .interrupted
      default: throw .missingField("event")
      }
    }
  }

  private var debugReport: LogRecord.DebugReport {
    get throws(RecordProblem) {
      LogRecord.DebugReport(
        identifier: try present(identifier, "identifier"),
        step: event == "subscribed"
          ? .subscribed : event == "disposed" ? .disposed : .event(try sentEvent),
        style: try present(style.flatMap(LogRecord.DebugReport.Style.init), "style"),
        subscription: subscription
      )
    }
  }

  private var start: LogRecord.JobStart {
    get throws(RecordProblem) {
      LogRecord.JobStart(
        from: try present(from, "from"),
        queue: queue,
        timer: timer.map(LogRecord.Timer.init),
        subscription: subscription
      )
    }
  }

  private var message: LogRecord.Message {
    LogRecord.Message(text, notes: notes ?? [], suggestion: suggestion)
  }

  private func present<Value>(
    _ value: Value?,
    _ name: String
  ) throws(RecordProblem) -> Value {
    guard let value else { throw .missingField(name) }
    return value
  }
}

extension LogRecord.Memory {
  init(_ memory: RecordLine.Memory) { self.init(size: memory.size, isForever: memory.forever) }
}

extension LogRecord.Timer {
  init(_ timer: RecordLine.Timer) {
    self.init(
      delay: timer.delay.time,
      interval: timer.interval?.time,
      lap: timer.lap
    )
  }
}
