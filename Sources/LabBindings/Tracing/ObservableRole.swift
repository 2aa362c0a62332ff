import Stage

/// What a native says of the observable that a call makes: its records carry it.
struct ObservableRole {
  let role: LogRecord.Role
  /// Whether it hands events or subscribing to a scheduler.
  var schedules = false
  /// What it remembers for later subscribers, if it shares.
  var memory: LogRecord.Memory?
  /// The connectable observable that it counts the subscribers of.
  var connectable: Int?
  /// How it reports what passes, if it is `debug`.
  var debug: Debug?

  /// What `debug` calls an observable, and how it spells its lines.
  struct Debug {
    let identifier: String
    let style: LogRecord.DebugReport.Style
  }

  /// An operator as most are.
  static let `operator` = ObservableRole(role: .operator)
  /// An operator that hands some events to a scheduler, as `debounce` does.
  static let timed = ObservableRole(role: .operator, schedules: true)
  /// An operator whose purpose is the scheduler, as `observe(on:)`.
  static let scheduler = ObservableRole(role: .scheduler, schedules: true)
  static let source = ObservableRole(role: .source)
  /// A source that sends on a scheduler, as `interval` does.
  static let timedSource = ObservableRole(role: .source, schedules: true)
  /// What a script subscribes to.
  static let subscriber = ObservableRole(role: .subscriber)

  /// An operator that reports what passes.
  static func debug(_ debug: Debug) -> ObservableRole {
    ObservableRole(role: .operator, debug: debug)
  }

  /// One subscription upstream for many downstream.
  static func shared(_ memory: LogRecord.Memory? = nil, of connectable: Int? = nil)
    -> ObservableRole
  {
    ObservableRole(role: .shared, memory: memory, connectable: connectable)
  }

  /// What is sent to and subscribed to.
  static func subject(_ memory: LogRecord.Memory?) -> ObservableRole {
    ObservableRole(role: .subject, memory: memory)
  }
}

extension LogRecord.Memory {
  static let nothing = LogRecord.Memory(size: 0, isForever: true)
  static let everything = LogRecord.Memory(size: nil, isForever: true)

  /// The last elements, kept for good.
  static func last(_ size: Int) -> LogRecord.Memory {
    LogRecord.Memory(size: size, isForever: true)
  }
}
