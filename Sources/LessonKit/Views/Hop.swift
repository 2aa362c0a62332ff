package import Stage

/// A move from one thread to another within a chain of causes.
package struct Hop: Sendable, Hashable {
  /// `h1`, `h2`, … in the order in which they first happened.
  package let label: String
  /// The first record of the move.
  package let record: Int
  package let time: StageTime
  package let from: String
  package let to: String
  package let queue: String?
  /// What moved it: `observe(on: kitchen)`, or `job` for one that the script handed in.
  package let mover: String
  package let place: SourcePosition?
  /// How often it happened: a timer's calls and a stream's elements take the same way again and again.
  package var count: Int

  /// The move in a line: `h1 observe(on: kitchen) line 42: main → worker 1, 2 times`.
  package var line: String {
    let place = place.map { " \($0.words)" } ?? ""
    let times = count > 1 ? ", \(count) times" : ""
    return "\(label) \(mover)\(place): \(from) → \(to)\(times)"
  }
}

extension Story {
  /// The moves, each way once.
  ///
  /// A way is known by who moved, and from where to where.
  package var hops: [Hop] {
    var hops: [Hop] = []
    var known: [String: Int] = [:]
    for record in records {
      guard case .hop(let start) = record.payload else { continue }
      let (mover, place) = mover(of: record, start)
      let from = start.from.title
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
          queue: start.queue,
          mover: mover,
          place: place,
          count: 1
        )
      )
    }
    return hops
  }

  /// Who moved: the operator whose event came of it, if that has a scheduler; else the script's own job or timer.
  private func mover(
    of record: LogRecord,
    _ start: LogRecord.JobStart
  ) -> (String, SourcePosition?) {
    let later = positions[record.sequence].flatMap { index in
      records[index...].first { $0.cause == record.sequence }
    }
    if let later {
      // What `subscribe(on:)` starts is upstream of it.
      let subscription = subscription(of: later)
      let parent = subscription?.parent.flatMap { self.subscription($0) }
      let mover = later.kind == .subscribed ? parent : subscription
      if let mover, mover.details.schedules { return (mover.call, mover.place) }
    }
    if let timer = start.timer {
      return (timer.interval == nil ? "asyncAfter" : "timer", record.call)
    }
    return (start.queue == nil ? "thread" : "async", record.call)
  }
}
