import Stage

/// Reads lines of version 2, in which the text holds what has fields of its own in version 3.
///
/// Version 2 has no roles; they are derived from the names of the operators.
struct Version2Reader {
  private var senders: [Int: LogRecord.Sender] = [:]
  private var objects: [Int: LogRecord.HeldObject] = [:]
  /// The thread that wrote each record.
  private var threads: [Int: LogRecord.Thread] = [:]
  /// The subscription that each record belongs to, or its cause does.
  private var subscriptions: [Int: Int] = [:]

  /// The record; `nil` if it is of an unknown kind.
  mutating func record(of line: RecordLine) -> LogRecord? {
    threads[line.seq] = line.thread
    guard let payload = payload(of: line) else { return nil }
    subscriptions[line.seq] = line.subscription ?? line.cause.flatMap { subscriptions[$0] }
    return LogRecord(
      sequence: line.seq,
      time: line.time.time,
      thread: line.thread,
      cause: line.cause,
      position: line.source,
      call: line.call,
      payload
    )
  }

  private mutating func payload(of line: RecordLine) -> LogRecord.Payload? {
    switch line.kind {
    case "print", "note": .print(line.text)
    case "debug": debug(line)
    case "subscribed": subscribed(line)
    case "next": .event(sender(of: line), .next(line.text))
    case "error": .event(sender(of: line), .error(line.text))
    case "completed": .event(sender(of: line), .completed)
    case "disposed": .disposed(sender(of: line), isAfterEnd: false)
    case "hop", "turn": start(line)
    case "sent": Self.event(line.text).map { .sent(object(of: line), $0) }
    case "connected": .connected(object(of: line))
    case "created": created(line)
    default: nil
    }
  }

  private mutating func subscribed(_ line: RecordLine) -> LogRecord.Payload {
    let sender = LogRecord.Sender(
      subscription: line.subscription ?? 0,
      stream: line.stream ?? 0,
      role: OperatorNames.role(line.text, line.arguments, isShared: line.memory != nil)
    )
    senders[sender.subscription] = sender
    let subscribing = LogRecord.Subscribing(
      name: line.text,
      arguments: line.arguments,
      variable: line.name,
      schedules: OperatorNames.schedules(line.text, line.arguments),
      memory: line.memory.map(LogRecord.Memory.init)
    )
    return .subscribed(sender, subscribing)
  }

  private func sender(of line: RecordLine) -> LogRecord.Sender {
    senders[line.subscription ?? 0]
      ?? LogRecord.Sender(
        subscription: line.subscription ?? 0,
        stream: line.stream ?? 0,
        role: .operator
      )
  }

  private func object(of line: RecordLine) -> LogRecord.HeldObject {
    objects[line.stream ?? 0]
      ?? LogRecord.HeldObject(stream: line.stream ?? 0, role: .subject, name: "subject")
  }

  private mutating func created(_ line: RecordLine) -> LogRecord.Payload {
    let object = LogRecord.HeldObject(
      stream: line.stream ?? 0,
      role: OperatorNames.role(line.text, line.arguments, isShared: true),
      name: line.text
    )
    objects[object.stream] = object
    let creating = LogRecord.Creating(
      arguments: line.arguments,
      variable: line.name,
      memory: line.memory.map(LogRecord.Memory.init),
      element: line.held
    )
    return .created(object, creating)
  }

  /// The thread that scheduled the job is the one that wrote the cause.
  private func start(_ line: RecordLine) -> LogRecord.Payload {
    let from = line.kind == "turn" ? line.thread : line.cause.flatMap { threads[$0] }
    let start = LogRecord.JobStart(
      from: from ?? LogRecord.Thread(number: 1, name: "main"),
      queue: line.queue,
      timer: line.timer.map(LogRecord.Timer.init),
      subscription: line.cause.flatMap { subscriptions[$0] }
    )
    return line.kind == "hop" ? .hop(start) : .turn(start)
  }

  /// Reads a line such as `http -> Event next(1)`; a trimmed one counts as printed by the script.
  private func debug(_ line: RecordLine) -> LogRecord.Payload {
    guard let arrow = line.text.firstRange(of: " -> ") else { return .print(line.text) }
    let content = String(line.text[arrow.upperBound...])
    let isOld = content == "disposed" || content.dropFirst(6).first?.isUppercase == true
    let step: LogRecord.DebugReport.Step? =
      switch content {
      case "subscribed": .subscribed
      case "disposed", "isDisposed": .disposed
      default:
        content.hasPrefix("Event ")
          ? Self.event(String(content.dropFirst(6))).map { .event($0) } : nil
      }
    guard let step else { return .print(line.text) }
    let report = LogRecord.DebugReport(
      identifier: String(line.text[..<arrow.lowerBound]),
      step: step,
      style: isOld ? .rxSwift2 : .rxSwift6
    )
    return report.line == line.text ? .debug(report) : .print(line.text)
  }

  /// Reads `next(1)` or `Next(1)`.
  private static func event(_ text: String) -> LogRecord.Event? {
    let text = text.prefix(1).lowercased() + text.dropFirst()
    if text == "completed" { return .completed }
    guard text.hasSuffix(")") else { return nil }
    if text.hasPrefix("next(") { return .next(String(text.dropFirst(5).dropLast())) }
    if text.hasPrefix("error(") { return .error(String(text.dropFirst(6).dropLast())) }
    return nil
  }
}

/// The roles of operators, by their names.
private enum OperatorNames {
  static func role(_ name: String, _ arguments: String?, isShared: Bool) -> LogRecord.Role {
    let isOn = arguments?.hasPrefix("(on:") ?? false
    if name.hasSuffix("Subject") || name.hasSuffix("Relay") { return .subject }
    if isShared || sharing.contains(name) { return .shared }
    if moving.contains(name) || name == "subscribe" && isOn { return .scheduler }
    if ending.contains(name) { return .subscriber }
    return sources.contains(name) ? .source : .operator
  }

  static func schedules(_ name: String, _ arguments: String?) -> Bool {
    if name == "subscribe" { return arguments?.hasPrefix("(on:") ?? false }
    return moving.contains(name) || timed.contains(name)
  }

  private static let sharing: Set = [
    "share", "publish", "replay", "replayAll", "refCount", "multicast",
  ]
  private static let ending: Set = ["subscribe", "bind", "drive", "emit"]
  private static let moving: Set = [
    "observe", "observeOn", "subscribeOn", "delay", "delaySubscription",
  ]
  private static let timed: Set = [
    "interval", "timer", "debounce", "throttle", "timeout", "buffer", "window", "take", "skip",
    "just", "of", "from", "range",
  ]
  private static let sources: Set = [
    "create", "just", "of", "from", "interval", "timer", "range", "empty", "never", "error",
    "repeatElement", "generate",
  ]
}
