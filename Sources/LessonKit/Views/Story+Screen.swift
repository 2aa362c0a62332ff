import Stage

/// What a diagram shows of a screen: the person's gestures, and the properties that changed.
extension Story {
  /// A lane whose marks are the keys and the other gestures; nil if there were none.
  var gestureLane: MarbleLane? {
    let marks = records.compactMap { record -> MarbleLane.TimedMark? in
      guard case .gesture(_, let text) = record.payload else { return nil }
      return MarbleLane.TimedMark(record, .value(Self.key(text) ?? text))
    }
    return marks.isEmpty ? nil : MarbleLane(title: Self.person, marks: marks, isOpen: false)
  }

  /// The title of the lane of gestures.
  static let person = "user"

  /// The key of `key "x" in search`.
  private static func key(_ text: String) -> String? {
    text.prefixMatch(of: /key "(.)"/).map { $0.1 == " " ? "␣" : String($0.1) }
  }

  /// A lane for each property that changed on the screen, in the order of the first changes.
  var propertyLanes: [MarbleLane] {
    struct Key: Hashable {
      let view: Int
      let property: String
    }
    var order: [Key] = []
    var lanes: [Key: (title: String, marks: [MarbleLane.TimedMark])] = [:]
    for record in records {
      // A cell that no variable holds has no name, and its rows tell more.
      guard case .shown(let view?, let change) = record.payload, view.name != nil else { continue }
      let key = Key(view: view.id, property: change.property)
      if lanes[key] == nil { order.append(key) }
      let isContent = ["text", "title", "value"].contains(change.property)
      let title = isContent ? view.title : "\(view.title).\(change.property)"
      let mark = MarbleLane.TimedMark(record, .value(Self.unquoted(change.after)))
      // A view may have got its name after its first change.
      lanes[key] = (title, (lanes[key]?.marks ?? []) + [mark])
    }
    return order.compactMap { lanes[$0] }.map {
      MarbleLane(title: $0.title, marks: $0.marks, isOpen: true)
    }
  }

  private static func unquoted(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  // MARK: Sources that are drawn once

  /// The subscriptions that are one lane: those to one source at one place of the script.
  ///
  /// Several subscribers of `first.rx.text` hear the same. Of the requests of a `flatMapLatest`, in a script with a screen, one
  /// begins when the last is over.
  ///
  /// - Returns: For each such source, its subscriptions in order.
  func repeatedSources(among chosen: [Subscription]) -> [[Subscription]] {
    struct Key: Hashable {
      let position: SourcePosition
      let name: String
    }
    guard gestureLane != nil else { return [] }
    let inner = innerSubscriptions(among: subscriptions)
    func source(_ subscription: Subscription) -> Subscription {
      let child = subscription.children.first { inner.contains($0) }
      return child.flatMap { self.subscription($0) }.map(source) ?? subscription
    }
    let groups = Dictionary(grouping: chosen.filter { source($0).isSource }) { subscription in
      subscription.position.map { Key(position: $0, name: subscription.name) }
    }
    return groups.filter { $0.key != nil && $0.value.count > 1 }.values
      .map { $0.sorted { $0.start < $1.start } }
      .filter { group in followEachOther(group) || group.contains { isOnScreen(source($0)) } }
  }

  /// Whether each subscription begins when the one before it is over.
  func followEachOther(_ group: [Subscription]) -> Bool {
    zip(group, group.dropFirst()).allSatisfy { one, next in one.end.map { $0 < next.start } ?? false
    }
  }

  /// Whether a source sent something because of a gesture, without anything between.
  private func isOnScreen(_ subscription: Subscription) -> Bool {
    subscription.records.contains { sequence in
      let cause = record(sequence)?.cause.flatMap { record($0) }
      return cause?.kind == .gesture || cause?.kind == .control
    }
  }

  /// The subscriptions that are only made by another one at the same place, as `first.rx.text` is by `first.rx.text.orEmpty`, and
  /// what `modelSelected` is made of.
  func innerSubscriptions(among chosen: [Subscription]) -> Set<Int> {
    Set(
      chosen.filter { subscription in
        guard let parent = subscription.parent.flatMap({ self.subscription($0) }),
          parent.children == [subscription.id], !parent.isSubscriber,
          parent.role != .shared, subscription.role != .shared,
          parent.position?.line == subscription.position?.line, parent.position != nil
        else { return false }
        let isPart = subscription.isSource && parent.name.hasPrefix(subscription.name + ".")
        return isPart
          || parent.name == subscription.name && parent.position == subscription.position
      }.map(\.id)
    )
  }
}
