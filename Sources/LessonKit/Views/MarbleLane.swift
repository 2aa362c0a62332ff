package import Stage

/// One lane of a marble diagram: the events of a subscription, or those that were sent to a subject.
package struct MarbleLane: Sendable, Hashable {
  /// A mark on the lane.
  package enum Mark: Sendable, Hashable {
    case subscribed
    case value(String)
    case completed
    case failed(String)
    /// Disposed before a terminal event, or interrupted.
    case disposed
  }

  /// A mark at its time.
  package struct TimedMark: Sendable, Hashable {
    package let time: StageTime
    package let mark: Mark
    /// The number of the record that it stands for, if it is from a run.
    package var record: Int?

    package init(time: StageTime, mark: Mark) { (self.time, self.mark) = (time, mark) }

    init(_ record: LogRecord, _ mark: Mark) {
      self.init(time: record.time, mark: mark)
      self.record = record.sequence
    }
  }

  /// The title of the lane, with its suffix.
  package let title: String
  /// The end of the title, which is kept when a narrow window cuts it: ` L36 s1`.
  package let suffix: String
  package let marks: [TimedMark]
  /// Whether the lane continues after its last mark.
  package let isOpen: Bool

  package init(title: String, suffix: String = "", marks: [TimedMark], isOpen: Bool) {
    self.title = title + suffix
    self.suffix = suffix
    self.marks = marks
    self.isOpen = isOpen
  }
}

extension Story {
  /// The lanes that a diagram has.
  package enum LaneSelection: Sendable, Hashable {
    /// All lanes if there are few, otherwise those of sources and subscribers.
    case automatic
    case all
    case sourcesAndSubscribers
    /// These subscriptions.
    case subscriptions([Int])
    /// Those with one of these names, labels, numbers or lines: `map`, `First`, `s3`, `31`.
    case named([String])

    fileprivate var isOfSubscriptions: Bool {
      if case .subscriptions = self { true } else { false }
    }
  }

  /// With at most this many lanes, `automatic` leaves none of them out.
  package static let automaticLaneCount = 8

  /// The lanes of the diagram, sources above the subscriptions that receive their events.
  package func lanes(_ selection: LaneSelection = .automatic) -> [MarbleLane] {
    let order = fromSources
    let chosen: [Subscription]
    switch selection {
    case .all: chosen = order
    case .automatic where order.count <= Self.automaticLaneCount: chosen = order
    case .automatic, .sourcesAndSubscribers:
      chosen = order.filter { $0.isSource || $0.isSubscriber || $0.isConnection }
    case .subscriptions(let ids): chosen = order.filter { ids.contains($0.id) }
    case .named(let names): chosen = order.filter { matches($0, names) }
    }
    if case .subscriptions = selection { return lanes(of: chosen, selection) }
    let inner = innerSubscriptions(among: chosen)
    let between = lanes(of: chosen.filter { !inner.contains($0.id) }, selection)
    guard case .named(let names) = selection else {
      let changed = propertyLanes
      let most = selection == .all ? changed.count : Self.automaticLaneCount
      return [gestureLane].compactMap(\.self) + between + changed.prefix(most)
    }
    let onScreen = { (lane: MarbleLane) in names.contains(lane.title) }
    return [gestureLane].compactMap(\.self).filter(onScreen) + between
      + propertyLanes.filter(onScreen)
  }

  private func lanes(of chosen: [Subscription], _ selection: LaneSelection) -> [MarbleLane] {
    var lanes: [MarbleLane] = []
    var drawn: Set<Int> = []
    let merged = selection.isOfSubscriptions ? [] : repeatedSources(among: chosen)
    for subscription in chosen {
      if let group = merged.first(where: { $0.contains(subscription) }) {
        if group[0] == subscription { lanes.append(lane(ofOneSource: group)) }
        continue
      }
      let subject = sharedStreams.first { $0.id == subscription.stream && !$0.sends.isEmpty }
      if let subject, drawn.insert(subject.id).inserted { lanes.append(lane(of: subject)) }
      // The events that a subscriber of the subject receives are on the subscriber's lane.
      if subject != nil, case .subscriptions = selection {} else if subject != nil { continue }
      lanes.append(lane(of: subscription))
    }
    return lanes
  }

  private func matches(_ subscription: Subscription, _ names: [String]) -> Bool {
    names.contains { name in
      name == subscription.name || name == subscription.shownName || name == subscription.handle
        || name == subscription.label || name == subscription.position.map { "\($0.line)" }
    }
  }

  /// All subscriptions, each after those upstream of it.
  private var fromSources: [Subscription] {
    var order: [Subscription] = []
    func visit(_ subscription: Subscription) {
      for child in subscription.children { self.subscription(child).map(visit) }
      order.append(subscription)
    }
    for subscription in subscriptions where subscription.parent == nil { visit(subscription) }
    return order
  }

  private func lane(of subscription: Subscription) -> MarbleLane {
    let position = subscription.position.map { " \($0.label)" } ?? ""
    return lane(
      of: subscription,
      title: subscription.shownName,
      suffix: "\(position) \(subscription.handle)"
    )
  }

  /// The lane of a subscription under a title.
  func lane(of subscription: Subscription, title: String, suffix: String = "") -> MarbleLane {
    MarbleLane(
      title: title,
      suffix: suffix,
      marks: subscription.records.compactMap { sequence in
        guard let record = record(sequence) else { return nil }
        return mark(for: record).map { MarbleLane.TimedMark(record, $0) }
      },
      isOpen: subscription.ending == .alive
    )
  }

  private func mark(for record: LogRecord) -> MarbleLane.Mark? {
    switch record.payload {
    case .subscribed: .subscribed
    case .event(_, let event): MarbleLane.Mark(event)
    case .disposed: .disposed
    default: nil
    }
  }

  /// The lane of a source that several subscriptions hear: at each time, what the one hears that hears most.
  private func lane(ofOneSource group: [Subscription]) -> MarbleLane {
    let all = group.map { lane(of: $0) }
    let isRow = followEachOther(group)
    if isRow {
      let marks = all.flatMap(\.marks)
      return MarbleLane(
        title: group[0].shownName,
        suffix: suffix(of: group),
        marks: marks,
        isOpen: all.contains { $0.isOpen }
      )
    }
    var marks: [StageTime: [MarbleLane.TimedMark]] = [:]
    for (index, lane) in all.enumerated() {
      // Of those that hear the same, the lane begins once.
      let heard = lane.marks.filter {
        index == 0 || $0.mark != .subscribed
      }
      for (time, others) in Dictionary(grouping: heard, by: \.time)
      where others.count > marks[time]?.count ?? 0 {
        marks[time] = others
      }
    }
    return MarbleLane(
      title: group[0].shownName,
      suffix: suffix(of: group),
      marks: marks.sorted { $0.key < $1.key }.flatMap(\.value),
      isOpen: all.contains { $0.isOpen }
    )
  }

  private func suffix(of group: [Subscription]) -> String {
    let position = group[0].position.map { " \($0.label)" } ?? ""
    let handles =
      group.count > 2 ? "\(group[0].handle) …" : group.map(\.handle).joined(separator: " ")
    return "\(position) \(handles)"
  }

  private func lane(of subject: SharedStream) -> MarbleLane {
    let beginning = subject.created ?? subject.users.first.flatMap { subscription($0) }?.start
    let sends: [MarbleLane.TimedMark] = subject.sends.compactMap { sequence in
      guard let record = record(sequence), let event = record.event else { return nil }
      return MarbleLane.TimedMark(record, MarbleLane.Mark(event))
    }
    let start = beginning.flatMap { record($0) }.map { MarbleLane.TimedMark($0, .subscribed) }
    let hasEnded = sends.last.map { if case .value = $0.mark { false } else { true } } ?? false
    return MarbleLane(
      title: subject.variable ?? subject.call,
      suffix: subject.position.map { " \($0.label)" } ?? "",
      marks: [start].compactMap(\.self) + sends,
      isOpen: !hasEnded
    )
  }
}

extension MarbleLane.Mark {
  init(_ event: LogRecord.Event) {
    self =
      switch event {
      case .next(let element): .value(element)
      case .error(let error): .failed(error)
      case .completed: .completed
      case .interrupted: .disposed
      }
  }
}
