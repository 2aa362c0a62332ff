public import Stage

extension Story {
  /// A sequence that several subscriptions share: `share`, a connectable sequence, a subject, a relay.
  public struct SharedStream: Sendable, Hashable, Identifiable {
    public let id: Int
    /// `share(replay: 1)`, `publish()`, `PublishSubject()`.
    public let call: String
    public let place: SourcePosition?
    public let memory: LogRecord.Memory?
    /// Subscriptions to the sequence, in the order in which they began.
    public internal(set) var users: [Int]
    /// Subscriptions to what is upstream, one after another.
    public internal(set) var connections: [Int] = []
    /// The records by which the script sent into it.
    public internal(set) var sends: [Int] = []

    /// Whether the script sends into it, as into a subject.
    public var isSubject: Bool { call.contains("Subject") || call.contains("Relay") }
  }

  /// Finds the shared sequences: whoever has a memory, and subjects.
  func findSharedStreams() -> [SharedStream] {
    var streams: [Int: SharedStream] = [:]
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
          users: []
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

  /// How many subscriptions a shared sequence has when a record has been written.
  public func count(of stream: SharedStream, at sequence: Int) -> Int {
    stream.users.count { subscription($0)?.isAlive(at: sequence) ?? false }
  }

  /// What a shared sequence remembers when a record has been written, oldest first, as the records of the elements.
  ///
  /// `.whileConnected` forgets when the last subscriber leaves or the source ends. What a `BehaviorSubject` starts with is
  /// no record; see ``StoryState``.
  public func buffer(of stream: SharedStream, at sequence: Int) -> [LogRecord] {
    guard let memory = stream.memory, memory.size != 0 else { return [] }
    var elements: [LogRecord] = []
    let connections = Set(stream.connections)
    let users = Set(stream.users)
    var alive = 0
    for record in records {
      if record.sequence > sequence { break }
      if record.kind == .sent, record.stream == stream.id, let element = record.element {
        elements.append(element)
      }
      guard let id = record.subscription else { continue }
      if connections.contains(id) {
        if record.kind == .next { elements.append(record) }
        let isEnd = record.kind == .completed || record.kind == .error
        if isEnd, !memory.isForever { elements = [] }
      }
      if users.contains(id) {
        if record.kind == .subscribed { alive += 1 }
        if subscription(id)?.end == record.sequence { alive -= 1 }
        if alive == 0, !memory.isForever { elements = [] }
      }
      if let size = memory.size, elements.count > size {
        elements.removeFirst(elements.count - size)
      }
    }
    return elements
  }
}

extension LogRecord {
  /// A record of a send with the element as its text; nothing if an error or completion was sent.
  var element: LogRecord? {
    guard text.hasPrefix("next("), text.hasSuffix(")") else { return nil }
    var copy = self
    copy.text = String(text.dropFirst(5).dropLast())
    return copy
  }
}
