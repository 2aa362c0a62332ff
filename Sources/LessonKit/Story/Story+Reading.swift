public import Stage

extension Story {
  /// Reads a run's records, in their order.
  public init(_ records: [LogRecord]) {
    self.records = records
    for (index, record) in records.enumerated() {
      positions[record.sequence] = index
      guard let id = record.subscription else { continue }
      if record.kind == .subscribed { begin(id, with: record) } else { extend(id, with: record) }
    }
    nameSubscribers()
    sharedStreams = findSharedStreams()
  }

  private mutating func begin(_ id: Int, with record: LogRecord) {
    let parent = parent(of: record)
    indices[id] = subscriptions.count
    subscriptions.append(
      Subscription(
        id: id,
        name: record.text,
        arguments: record.arguments,
        place: record.source,
        stream: record.stream,
        memory: record.memory,
        start: record.sequence,
        parent: parent,
        isConnection: record.cause.flatMap { self.record($0) }?.kind == .connected,
        records: [record.sequence],
        variable: record.name
      )
    )
    if let index = parent.flatMap({ indices[$0] }) { subscriptions[index].children.append(id) }
  }

  private mutating func extend(_ id: Int, with record: LogRecord) {
    guard let index = indices[id] else { return }
    subscriptions[index].records.append(record.sequence)
    let ending: Ending? =
      switch record.kind {
      case .completed: .completed
      case .error: .failed(record.text)
      case .disposed: .disposed
      default: nil
      }
    if let ending, subscriptions[index].end == nil {
      subscriptions[index].ending = ending
      subscriptions[index].end = record.sequence
    }
  }

  /// The subscription downstream of one that begins.
  ///
  /// An operator subscribes to its source when it is subscribed to; one with inner sequences also when an event reaches it
  /// from its source. A `subscribe` of the script that an event led to is nobody's source.
  private func parent(of record: LogRecord) -> Int? {
    let isOfScript = Self.endsChain(record)
    var next = record.cause.flatMap { self.record($0) }
    while let ancestor = next {
      if ancestor.kind == .connected || ancestor.kind == .sent { return nil }
      if let id = ancestor.subscription {
        if ancestor.kind == .subscribed { return id }
        return isOfScript ? nil : subscription(id)?.parent
      }
      next = ancestor.cause.flatMap { self.record($0) }
    }
    return nil
  }

  /// Whether a subscription is a subscriber's and not an operator's: `subscribe(on:)` is an operator.
  static func endsChain(_ record: LogRecord) -> Bool {
    ["subscribe", "bind", "drive", "emit"].contains(record.text)
      && !(record.arguments?.hasPrefix("(on:") ?? false)
  }

  /// Finds the word that each subscriber prints before its elements: `First` if `First 0` came of an element `0`.
  private mutating func nameSubscribers() {
    for record in records where record.kind == .print {
      guard let event = record.cause.flatMap({ self.record($0) }), event.kind == .next,
        let id = event.subscription, let index = indices[id], subscriptions[index].parent == nil,
        subscriptions[index].label == nil, record.text.hasSuffix(event.text)
      else { continue }
      let label = record.text.dropLast(event.text.count).reversed()
        .drop { !$0.isLetter && !$0.isNumber }.reversed()
      if !label.isEmpty, label.count <= 16 { subscriptions[index].label = String(label) }
    }
  }
}
