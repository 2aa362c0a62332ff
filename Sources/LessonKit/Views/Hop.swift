public import Stage

/// A move from one thread to another within a chain of causes.
public struct Hop: Sendable, Hashable {
  /// `h1`, `h2`, … in the order in which they first happened.
  public let label: String
  /// The first record of the move.
  public let record: Int
  public let time: StageTime
  public let from: String
  public let to: String
  public let queue: String?
  /// What moved it: `observe(on: kitchen)`, or `job` for one that the script handed in.
  public let mover: String
  public let place: SourcePosition?
  /// How often it happened: a timer's calls and a stream's elements take the same way again and again.
  public var count: Int

  /// The move in a line: `h1 observe(on: kitchen) line 42: main → worker 2, 2 times`.
  public var line: String {
    let place = place.map { " \($0.words)" } ?? ""
    let times = count > 1 ? ", \(count) times" : ""
    return "\(label) \(mover)\(place): \(from) → \(to)\(times)"
  }
}

extension Story {
  /// The moves, each way once.
  ///
  /// A way is known by who moved, and from where to where.
  public var hops: [Hop] {
    var hops: [Hop] = []
    var known: [String: Int] = [:]
    for record in records where record.kind == .hop {
      let (mover, place) = mover(of: record)
      let from = origin(of: record)
      let to = record.thread.title
      if from == to { continue }
      let key = "\(mover)|\(place.map { "\($0)" } ?? "")|\(from)|\(to)"
      if let index = known[key] {
        hops[index].count += 1
        continue
      }
      known[key] = hops.count
      hops.append(
        Hop(
          label: "h\(hops.count + 1)",
          record: record.sequence,
          time: record.time,
          from: from,
          to: to,
          queue: record.queue,
          mover: mover,
          place: place,
          count: 1
        )
      )
    }
    return hops
  }

  /// The thread that handed the job in: its title stands before the arrow.
  private func origin(of record: LogRecord) -> String {
    record.text.firstRange(of: " → ").map { String(record.text[..<$0.lowerBound]) } ?? ""
  }

  /// Who moved: the operator whose event came of it, if that has a scheduler; else the script's own job or timer.
  private func mover(of record: LogRecord) -> (String, SourcePosition?) {
    let later = positions[record.sequence].flatMap { index in
      records[index...].first { $0.cause == record.sequence }
    }
    if let later {
      // What `subscribe(on:)` starts is upstream of it.
      let subscription = subscription(of: later)
      let parent = subscription?.parent.flatMap { self.subscription($0) }
      let mover = later.kind == .subscribed ? parent : subscription
      if let mover, mover.schedules { return (mover.call, mover.place) }
    }
    if let timer = record.timer {
      return (timer.interval == nil ? "asyncAfter" : "timer", record.call)
    }
    return (record.queue == nil ? "thread" : "async", record.call)
  }
}
