public import Stage

extension Story {
  /// A sequence that several subscriptions share: `share`, a connectable sequence, a subject, a relay.
  public struct SharedStream: Sendable, Hashable, Identifiable {
    public let id: Int
    /// `share(replay: 1)`, `publish()`, `PublishSubject()`.
    public let call: String
    public let place: SourcePosition?
    public let memory: LogRecord.Memory?
    /// The script's variable that holds it.
    public var variable: String?
    /// The record of its making, of what the script holds as an object.
    public var created: Int?
    /// The element that it was made with.
    public var held: String?
    /// Subscriptions to the sequence, in the order in which they began.
    public internal(set) var users: [Int] = []
    /// Subscriptions to what is upstream, one after another.
    public internal(set) var connections: [Int] = []
    /// The records by which the script sent into it.
    public internal(set) var sends: [Int] = []

    /// What it is called: the script's variable and the call that made it, `ticks = publish()`.
    public var shownName: String { variable.map { "\($0) = \(call)" } ?? call }

    /// What to call it in a sentence: the script's variable in its quotes, else the call.
    var spokenName: String { variable.map { "`\($0)`" } ?? call }

    /// The operator alone: `share`.
    var operatorName: String { String(call.prefix { $0 != "(" }) }

    /// Whether the script sends into it, as into a subject.
    public var isSubject: Bool { call.contains("Subject") || call.contains("Relay") }
  }

  /// Finds the shared sequences: whoever has a memory, and subjects.
  func findSharedStreams() -> [SharedStream] {
    var streams: [Int: SharedStream] = [:]
    for record in records where record.kind == .created {
      guard let id = record.stream else { continue }
      streams[id] = SharedStream(
        id: id,
        call: record.text + (record.arguments ?? ""),
        place: record.source,
        memory: record.memory,
        variable: record.name,
        created: record.sequence,
        held: record.held
      )
    }
    for subscription in subscriptions {
      guard let id = subscription.stream else { continue }
      let isShared = subscription.memory != nil || Self.sharing.contains(subscription.name)
      guard isShared else { continue }
      streams[
        id,
        default: SharedStream(
          id: id,
          call: subscription.call,
          place: subscription.place,
          memory: subscription.memory,
          variable: subscription.variable
        )
      ].users.append(subscription.id)
      streams[id]?.connections += subscription.children
    }
    for record in records {
      guard let id = record.stream, streams[id] != nil else { continue }
      if record.kind == .sent { streams[id]?.sends.append(record.sequence) }
    }
    for subscription in subscriptions where subscription.parent == nil {
      guard let cause = record(subscription.start)?.cause.flatMap({ record($0) }),
        cause.kind == .connected, let id = cause.stream
      else { continue }
      streams[id]?.connections.append(subscription.id)
    }
    return streams.values.sorted { $0.id < $1.id }
  }

  private static let sharing: Set<String> = [
    "share", "publish", "replay", "replayAll", "refCount", "multicast", "PublishSubject",
    "AsyncSubject", "PublishRelay",
  ]

  /// Whether a subscription has not ended.
  func isAlive(_ id: Int) -> Bool { subscription(id)?.ending == .alive }

  /// How many subscriptions a shared sequence has when a record has been written.
  public func count(of stream: SharedStream, at sequence: Int) -> Int {
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

  /// What a shared sequence remembers when a record has been written, oldest first, as the records of the elements.
  ///
  /// `.whileConnected` forgets when the last subscriber leaves or the source ends. What a `BehaviorSubject` starts with stands
  /// in the record of its making.
  public func buffer(of stream: SharedStream, at sequence: Int) -> [LogRecord] {
    guard let memory = stream.memory, memory.size != 0 else { return [] }
    var elements: [LogRecord] = []
    let connections = Set(stream.connections)
    let users = Set(stream.users)
    var alive = 0
    func keep(_ element: LogRecord) {
      elements.append(element)
      if let size = memory.size, elements.count > size { elements.removeFirst() }
    }
    for record in records {
      if record.sequence > sequence { break }
      if record.kind == .created, record.stream == stream.id, let held = record.held {
        keep(record.saying(held))
      }
      if record.kind == .sent, record.stream == stream.id, let element = record.element {
        keep(element)
      }
      guard let id = record.subscription else { continue }
      if connections.contains(id) {
        if record.kind == .next { keep(record) }
        let isEnd = record.kind == .completed || record.kind == .error
        if isEnd, !memory.isForever { elements = [] }
      }
      if users.contains(id) {
        if record.kind == .subscribed { alive += 1 }
        if subscription(id)?.end == record.sequence { alive -= 1 }
        if alive == 0, !memory.isForever { elements = [] }
      }
    }
    return elements
  }
}

extension LogRecord {
  /// A record of a send with the element as its text; nothing if an error or completion was sent.
  var element: LogRecord? {
    guard text.hasPrefix("next("), text.hasSuffix(")") else { return nil }
    return saying(String(text.dropFirst(5).dropLast()))
  }

  /// The record with another text.
  fileprivate func saying(_ text: String) -> LogRecord {
    var copy = self
    copy.text = text
    return copy
  }
}
