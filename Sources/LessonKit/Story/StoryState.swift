public import Stage

/// How things stand when a record has been written: who is subscribed, and what shared sequences hold.
public struct StoryState: Sendable {
  /// A shared sequence.
  public struct Shared: Sendable, Hashable {
    /// `share(replay: 1)`.
    public let call: String
    public let line: Int?
    /// How many are subscribed.
    public let count: Int
    /// Whether it is subscribed to its source; nil for a subject, which has none.
    public let isConnected: Bool?
    /// What a newcomer would be handed, oldest first; nil where the records can't tell.
    public let buffer: [String]?
  }

  public let sequence: Int
  public let time: StageTime
  public let shared: [Shared]
  /// The subscribers of the script that have begun, with what became of them.
  public let subscribers: [Subscriber]

  /// A subscriber of the script.
  public struct Subscriber: Sendable, Hashable {
    public let id: Int
    /// What it prints before its elements, or the call.
    public let title: String
    public let line: Int?
    /// How it stands.
    public let ending: Story.Ending
    /// When it ended.
    public let ended: StageTime?
    public let last: String?
  }

  /// Derives the state from the records up to `sequence`.
  public init(of story: Story, at sequence: Int) {
    self.sequence = sequence
    time = story.record(sequence)?.time ?? (sequence > 0 ? story.end : .zero)
    shared = story.sharedStreams.compactMap { stream in
      guard let first = stream.users.first.flatMap({ story.subscription($0) }),
        first.start <= sequence
      else { return nil }
      let isConnected = stream.connections.contains {
        story.subscription($0)?.isAlive(at: sequence) ?? false
      }
      return Shared(
        call: stream.call,
        line: stream.place?.line,
        count: story.count(of: stream, at: sequence),
        isConnected: stream.isSubject ? nil : isConnected,
        buffer: Self.buffer(of: stream, in: story, at: sequence)
      )
    }
    subscribers = story.roots.filter { $0.start <= sequence }
      .map { Self.subscriber($0, in: story, at: sequence) }
  }

  private static func buffer(
    of stream: Story.SharedStream,
    in story: Story,
    at sequence: Int
  ) -> [String]? {
    guard let memory = stream.memory, memory.size != 0 else { return [] }
    let known = story.buffer(of: stream, at: sequence).map(\.text)
    if !known.isEmpty || !stream.call.hasPrefix("Behavior") { return known }
    // Nothing was sent yet: the value it was made with, which its first subscriber was handed.
    let first = stream.users.first.flatMap { story.subscription($0) }?.records.dropFirst().first
    return first.flatMap { story.record($0) }.flatMap { $0.kind == .next ? [$0.text] : nil }
  }

  private static func subscriber(
    _ subscription: Story.Subscription,
    in story: Story,
    at sequence: Int
  ) -> Subscriber {
    let isAlive = subscription.isAlive(at: sequence)
    let last = subscription.records.last {
      $0 <= sequence && story.record($0)?.kind == .next
    }
    return Subscriber(
      id: subscription.id,
      title: subscription.label ?? subscription.call,
      line: subscription.place?.line,
      ending: isAlive ? .alive : subscription.ending,
      ended: isAlive ? nil : subscription.end.flatMap { story.record($0) }?.time,
      last: last.flatMap { story.record($0) }?.text
    )
  }

  /// The state as lines to read.
  public var lines: [String] { lines(ViewOptions()) }

  /// The state as lines to read, in colours where those are understood.
  public func lines(_ options: ViewOptions) -> [String] {
    var lines = [options.paint("at \(time.text), after #\(sequence)", .bold)]
    for stream in shared {
      var parts = ["\(stream.call)\(Self.line(stream.line)): refCount=\(stream.count)"]
      if let isConnected = stream.isConnected {
        parts.append("connected=\(isConnected ? options.paint("yes", .green) : "no")")
      } else {
        parts = ["\(stream.call)\(Self.line(stream.line)): \(stream.count) subscribed"]
      }
      parts.append(
        stream.buffer.map { "buffer=[\($0.joined(separator: ", "))]" } ?? "buffer not known"
      )
      lines.append("  " + parts.joined(separator: " · "))
    }
    for subscriber in subscribers {
      var line = "  #\(subscriber.id) \(subscriber.title)\(Self.line(subscriber.line)): "
      switch subscriber.ending {
      case .alive: line += options.paint("subscribed", .green)
      case .completed: line += "completed"
      case .failed(let error): line += options.paint("failed", .red) + " with \(error)"
      case .disposed: line += options.paint("disposed", .yellow)
      }
      if let ended = subscriber.ended { line += " at \(ended.text)" }
      if let last = subscriber.last { line += " · last \(last)" }
      lines.append(line)
    }
    if lines.count == 1 { lines.append("  nobody has subscribed to anything yet") }
    return lines
  }

  private static func line(_ line: Int?) -> String { line.map { " L\($0)" } ?? "" }
}
