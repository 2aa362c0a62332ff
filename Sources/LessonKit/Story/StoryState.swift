package import Stage

/// The state of a run after a record: the subscribers, and the shared observables with their buffers.
package struct StoryState: Sendable {
  /// A shared observable.
  package struct Shared: Sendable, Hashable {
    /// The script's variable and the call that created it: `ticks = share(replay: 1)`.
    package let title: String
    package let position: SourcePosition?
    /// The reference count.
    package let count: Int
    /// The script's subscribers among them or downstream of them: `s1`.
    package let subscribers: [String]
    /// Whether it is subscribed to its source; nil for a subject, which has none.
    package let isConnected: Bool?
    /// The elements that a new subscriber would receive first, oldest first.
    package let buffer: [String]
  }

  package let sequence: Int
  package let time: StageTime
  package let shared: [Shared]
  /// The subscribers of the script that have subscribed so far.
  package let subscribers: [Subscriber]

  /// A subscriber of the script.
  package struct Subscriber: Sendable, Hashable {
    /// Its number, `s3`.
    package let handle: String
    /// Its name, the same in every view.
    package let title: String
    package let position: SourcePosition?
    /// How it ended, if it has.
    package let ending: Story.Ending
    /// The time of its end.
    package let ended: StageTime?
    /// The last element that it received.
    package let last: String?
  }

  /// Creates the state after the record with the number `sequence`.
  ///
  /// - Parameter now: The time, if it is later than that of the last record.
  package init(of story: Story, at sequence: Int, now: StageTime = .zero) {
    self.sequence = sequence
    time = max(now, story.record(sequence)?.time ?? (sequence > 0 ? story.end : .zero))
    shared = story.sharedStreams.compactMap { stream in
      let begun = stream.created ?? stream.users.first.flatMap { story.subscription($0) }?.start
      guard let begun, begun <= sequence else { return nil }
      let isConnected = stream.connections.contains {
        story.subscription($0)?.isAlive(at: sequence) ?? false
      }
      return Shared(
        title: stream.shownName,
        position: stream.position,
        count: story.count(of: stream, at: sequence),
        subscribers: story.subscribers(of: stream, at: sequence).map(\.handle),
        isConnected: stream.isSubject ? nil : isConnected,
        buffer: story.buffer(of: stream, at: sequence).map(\.text)
      )
    }
    subscribers = story.roots.filter { $0.start <= sequence }
      .map { Self.subscriber($0, in: story, at: sequence) }
  }

  private static func subscriber(
    _ subscription: Story.Subscription,
    in story: Story,
    at sequence: Int
  ) -> Subscriber {
    let isAlive = subscription.isAlive(at: sequence)
    let last = subscription.records.last {
      $0 <= sequence && story.record($0)?.event?.element != nil
    }
    return Subscriber(
      handle: subscription.handle,
      title: subscription.shownName,
      position: subscription.position,
      ending: isAlive ? .alive : subscription.ending,
      ended: isAlive ? nil : subscription.end.flatMap { story.record($0) }?.time,
      last: last.flatMap { story.record($0) }?.text
    )
  }

  /// The state as lines that are not wrapped.
  package var lines: [String] { lines(ViewOptions(width: .max)) }

  /// The state as lines, wrapped to the width of the window.
  package func lines(_ options: ViewOptions) -> [String] {
    var lines = [options.paint("at \(time.phrase), after #\(sequence)", .bold)]
    for stream in shared {
      let name = stream.title + Self.suffix(stream.position)
      let who =
        stream.subscribers.isEmpty ? "" : " (\(stream.subscribers.joined(separator: ", ")))"
      var parts = ["\(name): refCount=\(stream.count)\(who)"]
      if let isConnected = stream.isConnected {
        parts.append("connected=\(isConnected ? options.paint("yes", .green) : "no")")
      } else {
        parts = ["\(name): \(stream.count) subscribed\(who)"]
      }
      parts.append("buffer=[\(stream.buffer.joined(separator: ", "))]")
      lines += options.folded("  " + parts.joined(separator: " · "), indent: "    ")
    }
    for subscriber in subscribers {
      var line = "  \(subscriber.handle) \(subscriber.title)\(Self.suffix(subscriber.position)): "
      switch subscriber.ending {
      case .alive: line += options.paint("subscribed", .green)
      case .completed: line += "completed"
      case .failed(let error): line += options.paint("failed", .red) + " with \(error)"
      case .interrupted: line += options.paint("interrupted", .yellow)
      case .disposed: line += options.paint("disposed", .yellow)
      }
      if let ended = subscriber.ended { line += " at \(ended.phrase)" }
      if let last = subscriber.last { line += " · last \(last)" }
      lines += options.folded(line, indent: "    ")
    }
    if shared.isEmpty, subscribers.isEmpty {
      lines.append("  " + EmptyViewMessage.noSubscription)
    }
    return lines
  }

  /// What the words about shared observables mean; empty if there are none.
  package func key(_ options: ViewOptions) -> [String] {
    guard !shared.isEmpty else { return [] }
    let isCounted = shared.contains { $0.isConnected != nil }
    let counts =
      "refCount: the number of subscribers; connected: whether it is subscribed to its source; "
    let words = "(" + (isCounted ? counts : "") + "buffer: what a new subscriber receives first)"
    return options.folded("  " + words, indent: "   ").map { options.paint($0, .dim) }
  }

  private static func suffix(_ position: SourcePosition?) -> String {
    position.map { " \($0.label)" } ?? ""
  }
}
