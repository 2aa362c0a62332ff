/// The names of the events that `logEvents` can log.
public enum LoggingEvent {
  /// The events of a signal.
  public enum Signal: String, CaseIterable {
    case value, completed, failed, terminated, disposed, interrupted

    @available(*, deprecated, message: "use `allCases`")
    public static var allEvents: Set<Signal> { Set(allCases) }
  }

  /// The events of a producer.
  public enum SignalProducer: String, CaseIterable {
    case starting, started, value, completed, failed, terminated, disposed, interrupted

    @available(*, deprecated, message: "use `allCases`")
    public static var allEvents: Set<SignalProducer> { Set(allCases) }
  }
}

/// Writes an event of `logEvents`.
public typealias EventLogger = (
  _ identifier: String,
  _ event: String,
  _ fileName: String,
  _ functionName: String,
  _ lineNumber: Int
) -> Void

/// Prints an event of `logEvents`.
public func defaultEventLog(
  identifier: String,
  event: String,
  fileName: String,
  functionName: String,
  lineNumber: Int
) {
  print(
    "[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), lineNumber: \(lineNumber)"
  )
}

extension Signal {
  /// Logs the events that pass.
  ///
  /// - Parameters:
  ///   - identifier: Begins each line.
  ///   - events: The events that are logged.
  ///   - logger: Writes the lines.
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
    fileName: String = #file,
    functionName: String = #function,
    lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> Signal<Value, Error> {
    let log = EventLog<LoggingEvent.Signal>(events: events) {
      logger(identifier, $0, fileName, functionName, lineNumber)
    }
    return on(
      failed: log.payload(.failed),
      completed: log.word(.completed),
      interrupted: log.word(.interrupted),
      terminated: log.word(.terminated),
      disposed: log.word(.disposed),
      value: log.payload(.value)
    )
  }
}

extension SignalProducer {
  /// Logs the events of each run.
  ///
  /// - Parameters:
  ///   - identifier: Begins each line.
  ///   - events: The events that are logged.
  ///   - logger: Writes the lines.
  public func logEvents(
    identifier: String = "",
    events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
    fileName: String = #file,
    functionName: String = #function,
    lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> SignalProducer<Value, Error> {
    let log = EventLog<LoggingEvent.SignalProducer>(events: events) {
      logger(identifier, $0, fileName, functionName, lineNumber)
    }
    return on(
      starting: log.word(.starting),
      started: log.word(.started),
      failed: log.payload(.failed),
      completed: log.word(.completed),
      interrupted: log.word(.interrupted),
      terminated: log.word(.terminated),
      disposed: log.word(.disposed),
      value: log.payload(.value)
    )
  }
}

/// What `logEvents` writes for the events that it was asked for.
private struct EventLog<Name: RawRepresentable & Hashable> where Name.RawValue == String {
  let events: Set<Name>
  let write: (String) -> Void

  func word(_ name: Name) -> (() -> Void)? {
    if !events.contains(name) { return nil }
    return { write(name.rawValue) }
  }

  func payload<Payload>(_ name: Name) -> ((Payload) -> Void)? {
    if !events.contains(name) { return nil }
    return { payload in
      write(payload is Void ? name.rawValue : "\(name.rawValue) \(payload)")
    }
  }
}
