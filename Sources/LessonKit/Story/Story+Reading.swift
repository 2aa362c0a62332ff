package import Stage

extension Story {
  /// Creates the story of a run from its records, in their order.
  package init(_ records: [LogRecord]) {
    self.records = records
    for (index, record) in records.enumerated() {
      recordIndices[record.sequence] = index
      guard let id = record.subscription else { continue }
      switch record.payload {
      case .subscribed(let sender, let details): begin(sender, details, with: record)
      case .disposed(_, isAfterEnd: true): break
      default: extend(id, with: record)
      }
    }
    nameSubscribers()
    sharedStreams = findSharedStreams()
  }

  private mutating func begin(
    _ sender: LogRecord.Sender,
    _ details: LogRecord.Subscribing,
    with record: LogRecord
  ) {
    let id = sender.subscription
    let parent = parent(of: record, sender.role)
    subscriptionIndices[id] = subscriptions.count
    subscriptions.append(
      Subscription(
        id: id,
        stream: sender.stream,
        role: sender.role,
        details: details,
        position: record.position,
        start: record.sequence,
        parent: parent,
        isConnection: record.cause.flatMap { self.record($0) }?.kind == .connected,
        records: [record.sequence]
      )
    )
    if let index = parent.flatMap({ subscriptionIndices[$0] }) {
      subscriptions[index].children.append(id)
    }
  }

  private mutating func extend(_ id: Int, with record: LogRecord) {
    guard let index = subscriptionIndices[id] else { return }
    subscriptions[index].records.append(record.sequence)
    let ending: Ending? =
      switch record.payload {
      case .event(_, .completed): .completed
      case .event(_, .error(let error)): .failed(error)
      case .event(_, .interrupted): .interrupted
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
  /// An operator subscribes to its source when it is subscribed to. One with inner observables also subscribes when it
  /// receives an event. A `subscribe` in the script that an event led to has nothing downstream.
  private func parent(of record: LogRecord, _ role: LogRecord.Role) -> Int? {
    let isOfScript = role == .subscriber
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

  /// Finds the word that each subscriber prints before its elements: `First` if it prints `First 0` for the element `0`.
  private mutating func nameSubscribers() {
    for record in records where record.kind == .print {
      guard let event = record.cause.flatMap({ self.record($0) }), event.kind == .next,
        let id = event.subscription, let index = subscriptionIndices[id],
        subscriptions[index].parent == nil, subscriptions[index].label == nil,
        record.text.hasSuffix(event.text)
      else { continue }
      let label = record.text.dropLast(event.text.count).reversed()
        .drop { !$0.isLetter && !$0.isNumber }.reversed()
      if !label.isEmpty, label.count <= 16 { subscriptions[index].label = String(label) }
    }
  }
}
