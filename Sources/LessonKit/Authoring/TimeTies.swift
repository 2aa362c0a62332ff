import Stage

/// Finds instants at which a key, the end of an operator's time, and an answer of the network come together.
///
/// Which of them is first is decided by the order in which they were asked for, which a learner cannot see.
struct TimeTies {
  /// The findings, each with its lines.
  let findings: [String]

  private struct Arrival {
    enum Kind: Hashable { case key, timer, answer }

    let kind: Kind
    let record: LogRecord
    let words: String
  }

  init(in story: Story) {
    let answers = story.records.filter { $0.kind == .response }
    // An answer comes by a timer of the network's own.
    let behind = Set(answers.flatMap { story.chain(to: $0.sequence) }.map(\.sequence))
    let arrivals = story.records.compactMap { record -> Arrival? in
      switch record.payload {
      case .gesture(_, let text) where text.hasPrefix("key "):
        return Arrival(kind: .key, record: record, words: text + Self.place(record))
      case .response(let number, _):
        // A request that was cancelled is over at that moment, whatever its time is.
        guard story.cause(of: record)?.kind == .hop else { return nil }
        // Without a network the answer is there at once, behind what asked for it.
        let isAtOnce = story.records.contains {
          if case .request(number, _) = $0.payload { $0.time == record.time } else { false }
        }
        if isAtOnce { return nil }
        return Arrival(kind: .answer, record: record, words: "the answer to request \(number)")
      case .hop(let start), .turn(let start):
        guard start.timer != nil, !behind.contains(record.sequence),
          story.cause(of: record)?.kind != .response,
          let subscription = start.subscription.flatMap({ story.subscription($0) })
        else { return nil }
        return Arrival(kind: .timer, record: record, words: "the time of \(subscription.title)")
      case .event(let sender, _):
        // What an operator sends of itself, some time after it received something.
        guard let cause = story.cause(of: record), cause.time < record.time,
          !behind.contains(record.sequence),
          let subscription = story.subscription(sender.subscription)
        else { return nil }
        return Arrival(kind: .timer, record: record, words: "the time of \(subscription.title)")
      default: return nil
      }
    }
    let ties = Dictionary(grouping: arrivals, by: \.record.time).sorted { $0.key < $1.key }
      .filter { Set($0.value.map(\.kind)).count > 1 }
    findings = ties.prefix(Self.most).map { time, arrivals in
      var kinds: Set<Arrival.Kind> = []
      let words = arrivals.filter { kinds.insert($0.kind).inserted }.map(\.words)
      let list = words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
      return
        "at \(time.phrase), \(list) come together, and a learner cannot see which is first: choose times that do not meet, or "
        + "another `user.pace`"
    }
  }

  /// More findings say the same.
  private static let most = 3

  private static func place(_ record: LogRecord) -> String {
    record.call.map { " (\($0.phrase))" } ?? ""
  }
}

extension Story {
  fileprivate func cause(of record: LogRecord) -> LogRecord? {
    record.cause.flatMap { self.record($0) }
  }
}
