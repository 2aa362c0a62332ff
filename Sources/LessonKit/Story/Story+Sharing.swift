package import Stage

extension Story {
  /// A sequence that several subscriptions share: `share`, a connectable sequence, a subject, a relay.
  package struct SharedStream: Sendable, Hashable, Identifiable {
    package let id: Int
    /// ``LogRecord/Role/subject`` or ``LogRecord/Role/shared``.
    package let role: LogRecord.Role
    /// The operator or the type alone: `share`.
    let operatorName: String
    /// The operator's arguments as the script writes them.
    let arguments: String?
    package let place: SourcePosition?
    package let memory: LogRecord.Memory?
    /// The connectable observable that it counts the subscribers of.
    var connectable: Int?
    /// The script's variable that holds it.
    package var variable: String?
    /// The record of its making, of what the script holds as an object.
    package var created: Int?
    /// The element that it was made with.
    package var held: String?
    /// Subscriptions to the sequence, in the order in which they began.
    package internal(set) var users: [Int] = []
    /// Subscriptions to what is upstream, one after another.
    package internal(set) var connections: [Int] = []
    /// The records by which the script sent into it.
    package internal(set) var sends: [Int] = []

    /// `share(replay: 1)`, `publish()`, `PublishSubject()`.
    package var call: String { operatorName + (arguments ?? "") }

    /// What it is called: the script's variable and the call that made it, `ticks = publish()`.
    package var shownName: String { variable.map { "\($0) = \(call)" } ?? call }

    /// What to call it in a sentence: the script's variable in its quotes, else the call.
    var spokenName: String { variable.map { "`\($0)`" } ?? call }

    /// Whether the script sends into it, as into a subject.
    package var isSubject: Bool { role == .subject }
  }

  /// Finds the shared observables.
  func findSharedStreams() -> [SharedStream] {
    var streams: [Int: SharedStream] = [:]
    for record in records {
      switch record.payload {
      case .created(let object, let creating):
        streams[object.stream] = SharedStream(object, creating, record)
      case .sent(let object, _): streams[object.stream]?.sends.append(record.sequence)
      default: break
      }
    }
    for subscription in subscriptions where subscription.isShared {
      streams[subscription.stream, default: SharedStream(subscription)]
        .users.append(subscription.id)
      streams[subscription.stream]?.connections += subscription.children
      guard let id = subscription.details.connectable else { continue }
      streams[id]?.connections += subscription.children
    }
    for subscription in subscriptions where subscription.parent == nil {
      guard let cause = record(subscription.start)?.cause.flatMap({ record($0) }),
        case .connected(let object) = cause.payload
      else { continue }
      streams[object.stream]?.connections.append(subscription.id)
    }
    return streams.values.sorted { $0.id < $1.id }
  }

  /// Whether a subscription has not ended.
  func isAlive(_ id: Int) -> Bool { subscription(id)?.ending == .alive }

  /// How many subscriptions a shared sequence has when a record has been written.
  package func count(of stream: SharedStream, at sequence: Int) -> Int {
    stream.users.count { subscription($0)?.isAlive(at: sequence) ?? false }
  }

  /// The script's subscribers at the ends of those subscriptions.
  func subscribers(of stream: SharedStream, at sequence: Int) -> [Subscription] {
    var found: [Subscription] = []
    for user in stream.users.compactMap({ subscription($0) }) where user.isAlive(at: sequence) {
      var last = user
      while let parent = last.parent.flatMap({ subscription($0) }) { last = parent }
      if last.isSubscriber, !found.contains(where: { $0.id == last.id }) { found.append(last) }
    }
    return found
  }

  /// An element that a shared observable remembers, and the record by which it came.
  package struct Remembered: Sendable, Hashable {
    package let text: String
    package let sequence: Int
    package let time: StageTime
  }

  /// What a shared observable remembers when a record has been written, oldest first.
  ///
  /// `.whileConnected` forgets when the last subscriber leaves or the source ends. The element that a `BehaviorSubject` starts
  /// with came by the record of its creation.
  package func buffer(of stream: SharedStream, at sequence: Int) -> [Remembered] {
    guard let memory = stream.memory, memory.size != 0 else { return [] }
    var elements: [Remembered] = []
    let connections = Set(stream.connections)
    let users = Set(stream.users)
    var alive = 0
    for record in records {
      if record.sequence > sequence { break }
      if let element = remembered(record, by: stream, connections) {
        elements.append(
          Remembered(text: element, sequence: record.sequence, time: record.time)
        )
        if let size = memory.size, elements.count > size { elements.removeFirst() }
      }
      if memory.isForever { continue }
      guard let id = record.subscription else { continue }
      if connections.contains(id), record.event?.isEnd ?? false { elements = [] }
      if users.contains(id) {
        if record.kind == .subscribed { alive += 1 }
        if subscription(id)?.end == record.sequence { alive -= 1 }
        if alive == 0 { elements = [] }
      }
    }
    return elements
  }

  /// The element that a record adds to a shared observable's memory.
  private func remembered(
    _ record: LogRecord,
    by stream: SharedStream,
    _ connections: Set<Int>
  ) -> String? {
    switch record.payload {
    case .created(let object, let creating) where object.stream == stream.id: creating.element
    case .sent(let object, let event) where object.stream == stream.id: event.element
    case .event(let sender, let event) where connections.contains(sender.subscription):
      event.element
    default: nil
    }
  }
}

extension Story.Subscription {
  /// Whether several subscriptions may share what is subscribed to.
  var isShared: Bool { role == .shared || role == .subject }
}

extension Story.SharedStream {
  /// One that the script holds as an object.
  fileprivate init(
    _ object: LogRecord.HeldObject,
    _ creating: LogRecord.Creating,
    _ record: LogRecord
  ) {
    self.init(
      id: object.stream,
      role: object.role,
      operatorName: object.name,
      arguments: creating.arguments,
      place: record.position,
      memory: creating.memory,
      variable: creating.variable,
      created: record.sequence,
      held: creating.element
    )
  }

  /// One that is known by its subscriptions.
  fileprivate init(_ subscription: Story.Subscription) {
    self.init(
      id: subscription.stream,
      role: subscription.role,
      operatorName: subscription.name,
      arguments: subscription.arguments,
      place: subscription.place,
      memory: subscription.memory,
      connectable: subscription.details.connectable,
      variable: subscription.variable
    )
  }
}
