package import Stage

extension Story {
  /// An observable that several subscriptions share: `share`, a connectable observable, a subject, a relay.
  package struct SharedStream: Sendable, Hashable, Identifiable {
    package let id: Int
    /// ``LogRecord/Role/subject`` or ``LogRecord/Role/shared``.
    package let role: LogRecord.Role
    /// The name of the operator or the type, without arguments: `share`.
    let operatorName: String
    /// The operator's arguments as the script writes them.
    let arguments: String?
    package let position: SourcePosition?
    package let memory: LogRecord.Memory?
    /// The connectable observable whose subscribers it counts, if it is `refCount()`.
    var connectable: Int?
    /// The script's variable that holds it.
    package var variable: String?
    /// The record of its creation, if it is a subject, a relay or a connectable observable.
    package var created: Int?
    /// The subscriptions to it, in the order in which they began.
    package internal(set) var users: [Int] = []
    /// Its subscriptions upstream, one after another.
    package internal(set) var connections: [Int] = []
    /// The records of events that the script sent to it.
    package internal(set) var sends: [Int] = []

    /// `share(replay: 1)`, `publish()`, `PublishSubject()`.
    package var call: String { operatorName + (arguments ?? "") }

    /// Its name in every view: the script's variable and the call that created it, `ticks = publish()`.
    package var shownName: String { variable.map { "\($0) = \(call)" } ?? call }

    /// Its name in a sentence: the script's variable in backticks, or else the call.
    var nameInSentence: String { variable.map { "`\($0)`" } ?? call }

    /// Whether it is a subject or a relay.
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
    let subjects = multicastSubjects
    for subscription in subscriptions where subscription.isShared {
      streams[subscription.stream, default: SharedStream(subscription)]
        .users.append(subscription.id)
      // A connectable observable is connected by `connect()` or `refCount()`, not by its subscribers.
      guard streams[subscription.stream]?.created == nil else { continue }
      let connections = subscription.children.filter { child in
        self.subscription(child).map { !subjects.contains($0.stream) } ?? true
      }
      streams[subscription.stream]?.connections += connections
      guard let id = subscription.details.connectable else { continue }
      streams[id]?.connections += connections
    }
    for subscription in subscriptions where subscription.parent == nil {
      guard let cause = record(subscription.start)?.cause.flatMap({ record($0) }),
        case .connected(let object) = cause.payload
      else { continue }
      streams[object.stream]?.connections.append(subscription.id)
    }
    return streams.values.sorted { $0.id < $1.id }
  }

  /// The subjects of the script that `multicast` uses.
  ///
  /// `refCount()` subscribes to the subject for each of its subscribers, and after that, for the first one, to the source.
  private var multicastSubjects: Set<Int> {
    let pairs = subscriptions.filter { $0.isShared && $0.children.count > 1 }
    let first = pairs.compactMap { $0.children.first.flatMap { subscription($0) } }
    return Set(first.filter { $0.role == .subject }.map(\.stream))
  }

  /// Whether a subscription is active at the end of the story.
  func isAlive(_ id: Int) -> Bool { subscription(id)?.ending == .alive }

  /// The reference count of a shared observable after the record with this number.
  package func count(of stream: SharedStream, at sequence: Int) -> Int {
    stream.users.count { subscription($0)?.isAlive(at: sequence) ?? false }
  }

  /// The script's subscribers downstream of those subscriptions.
  func subscribers(of stream: SharedStream, at sequence: Int) -> [Subscription] {
    var found: [Subscription] = []
    for user in stream.users.compactMap({ subscription($0) }) where user.isAlive(at: sequence) {
      var last = user
      while let parent = last.parent.flatMap({ subscription($0) }) { last = parent }
      if last.isSubscriber, !found.contains(where: { $0.id == last.id }) { found.append(last) }
    }
    return found
  }

  /// An element in a replay buffer, and the record with which it arrived.
  package struct BufferedElement: Sendable, Hashable {
    package let text: String
    package let sequence: Int
    package let time: StageTime
  }

  /// The replay buffer of a shared observable after the record with this number, oldest element first.
  ///
  /// A buffer that is not kept forever is cleared when the connection ends: with `.whileConnected` and `refCount()`, when the
  /// last subscriber leaves or the source ends. The initial element of a `BehaviorSubject` arrived with the record of its
  /// creation.
  package func buffer(of stream: SharedStream, at sequence: Int) -> [BufferedElement] {
    guard let memory = stream.memory, memory.size != 0 else { return [] }
    var elements: [BufferedElement] = []
    let connections = Set(stream.connections)
    let users = Set(stream.users)
    var alive = 0
    for record in records {
      if record.sequence > sequence { break }
      if let element = bufferedElement(of: record, in: stream, connections) {
        elements.append(
          BufferedElement(text: element, sequence: record.sequence, time: record.time)
        )
        if let size = memory.size, elements.count > size { elements.removeFirst() }
      }
      if memory.isForever { continue }
      guard let id = record.subscription else { continue }
      let isEnd = record.event?.isEnd ?? false || subscription(id)?.end == record.sequence
      if connections.contains(id), isEnd { elements = [] }
      // A connectable observable stays connected without subscribers.
      if stream.created == nil, users.contains(id) {
        if record.kind == .subscribed { alive += 1 }
        if subscription(id)?.end == record.sequence { alive -= 1 }
        if alive == 0 { elements = [] }
      }
    }
    return elements
  }

  /// The element that a record adds to the replay buffer of a shared observable.
  private func bufferedElement(
    of record: LogRecord,
    in stream: SharedStream,
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
  /// Whether it is a subscription to a shared observable.
  var isShared: Bool { role == .shared || role == .subject }
}

extension Story.SharedStream {
  /// Creates one from the record of its creation.
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
      position: record.position,
      memory: creating.memory,
      variable: creating.variable,
      created: record.sequence
    )
  }

  /// Creates one from its first subscription.
  fileprivate init(_ subscription: Story.Subscription) {
    self.init(
      id: subscription.stream,
      role: subscription.role,
      operatorName: subscription.name,
      arguments: subscription.arguments,
      position: subscription.position,
      memory: subscription.memory,
      connectable: subscription.details.connectable,
      variable: subscription.variable
    )
  }
}
