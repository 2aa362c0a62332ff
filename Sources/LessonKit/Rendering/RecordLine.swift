import Stage

/// A record as a flat JSON object, with the fields of version 3 and those that only version 2 has.
struct RecordLine: Codable {
  var v: Int
  var seq: Int
  var time: RecordSeconds
  var date: String
  var thread: LogRecord.Thread
  var kind: String
  var text: String
  var cause: Int?
  var position: SourcePosition?
  var call: SourcePosition?

  var subscription: Int?
  var stream: Int?
  var role: String?
  var schedules: Bool?
  var arguments: String?
  var variable: String?
  var memory: Memory?
  var connectable: Int?
  var held: String?
  var afterEnd: Bool?
  var event: String?
  var value: String?
  var identifier: String?
  var style: String?
  var from: LogRecord.Thread?
  var queue: String?
  var timer: Timer?
  var notes: [LogRecord.Note]?
  var suggestion: String?
  var view: LogRecord.View?
  var property: String?
  var before: String?
  var request: Int?

  /// Version 2's `position`.
  var source: SourcePosition?
  /// Version 2's `variable`.
  var name: String?

  struct Memory: Codable {
    let size: Int?
    let forever: Bool
  }

  struct Timer: Codable {
    let delay: RecordSeconds
    let interval: RecordSeconds?
    let lap: Int
  }

  init(_ record: LogRecord, date: String) {
    v = JSONRenderer.version
    seq = record.sequence
    time = RecordSeconds(record.time)
    self.date = date
    thread = record.thread
    kind = record.kind.name
    text = record.route ?? record.text
    cause = record.cause
    position = record.position
    call = record.call
    subscription = record.subscription
    stream = record.stream
    role = record.sender?.role.rawValue
    fill(record.payload)
  }

  private mutating func fill(_ payload: LogRecord.Payload) {
    switch payload {
    case .print, .echo, .event, .screen: break
    case .gesture(let view, _), .control(let view, _): self.view = view
    case .request(let number, _), .response(let number, _): request = number
    case .shown(let view, let change):
      self.view = view
      property = change.property
      before = change.before
    case .debug(let report):
      identifier = report.identifier
      style = report.style.rawValue
      subscription = report.subscription
      switch report.step {
      case .subscribed: event = "subscribed"
      case .disposed: event = "disposed"
      case .event(let event): fill(event)
      }
    case .subscribed(_, let subscribing):
      schedules = subscribing.schedules ? true : nil
      arguments = subscribing.arguments
      variable = subscribing.variable
      memory = subscribing.memory.map(Memory.init)
      connectable = subscribing.connectable
    case .disposed(_, let isAfterEnd): afterEnd = isAfterEnd ? true : nil
    case .hop(let start), .turn(let start):
      from = start.from
      queue = start.queue
      timer = start.timer.map(Timer.init)
      subscription = start.subscription
    case .sent(let object, let event):
      fill(object)
      fill(event)
    case .connected(let object): fill(object)
    case .created(let object, let creating):
      fill(object)
      arguments = creating.arguments
      variable = creating.variable
      memory = creating.memory.map(Memory.init)
      held = creating.element
    case .mistake(let message), .warning(let message), .trap(let message):
      notes = message.notes.isEmpty ? nil : message.notes
      suggestion = message.suggestion
    }
  }

  private mutating func fill(_ object: LogRecord.HeldObject) {
    role = object.role.rawValue
    // The text of a sent event is the event, so the name needs its own field.
    name = text == object.name ? nil : object.name
  }

  private mutating func fill(_ event: LogRecord.Event) {
    switch event {
    case .next: self.event = "next"
    case .error: self.event = "error"
    case .completed: self.event = "completed"
    case .interrupted: self.event = "interrupted"
    }
    value = event.text.isEmpty && event.isEnd ? nil : event.text
  }
}

extension RecordLine.Memory {
  init(_ memory: LogRecord.Memory) { self.init(size: memory.size, forever: memory.isForever) }
}

extension RecordLine.Timer {
  init(_ timer: LogRecord.Timer) {
    self.init(
      delay: RecordSeconds(timer.delay),
      interval: timer.interval.map(RecordSeconds.init),
      lap: timer.lap
    )
  }
}
