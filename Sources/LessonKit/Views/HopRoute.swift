package import Stage

/// All hops from one thread to another that have the same origin: an operator, a timer, or a call in the script.
package struct HopRoute: Sendable, Hashable {
  /// `h1`, `h2`, … in the order of the first hops.
  package let label: String
  /// The first hop.
  package let record: Int
  /// The time of the first hop.
  package let time: StageTime
  package let from: String
  package let to: String
  package let queue: String?
  /// What schedules the jobs: an operator such as `observe(on: kitchen)`, or `timer`, `asyncAfter`, `async` or `thread`.
  package let origin: String
  /// The position of the origin.
  package let position: SourcePosition?
  /// The number of hops.
  package var count: Int

  /// The route in a line: `h1 observe(on: kitchen) line 42: main → worker 1, 2 times`.
  package var line: String {
    let position = position.map { " \($0.phrase)" } ?? ""
    let times = count > 1 ? ", \(count) times" : ""
    return "\(label) \(origin)\(position): \(from) → \(to)\(times)"
  }
}

extension Story {
  /// The routes of all hops, in the order of their first hops.
  package var hopRoutes: [HopRoute] {
    var routes: [HopRoute] = []
    var indices: [String: Int] = [:]
    for record in records {
      guard case .hop(let start) = record.payload else { continue }
      let (origin, position) = origin(of: record, start)
      let from = start.from.title
      let to = record.thread.title
      if from == to { continue }
      let key = "\(origin)|\(position.map { "\($0)" } ?? "")|\(from)|\(to)"
      if let index = indices[key] {
        routes[index].count += 1
        continue
      }
      indices[key] = routes.count
      routes.append(
        HopRoute(
          label: "h\(routes.count + 1)",
          record: record.sequence,
          time: record.time,
          from: from,
          to: to,
          queue: start.queue,
          origin: origin,
          position: position,
          count: 1
        )
      )
    }
    return routes
  }

  /// The operator whose next event the hop caused, if that operator has a scheduler; otherwise the script's own job or timer.
  private func origin(
    of record: LogRecord,
    _ start: LogRecord.JobStart
  ) -> (String, SourcePosition?) {
    let later = recordIndices[record.sequence].flatMap { index in
      records[index...].first { $0.cause == record.sequence }
    }
    if let later {
      // `subscribe(on:)` is downstream of what it subscribes to.
      let subscription = subscription(of: later)
      let parent = subscription?.parent.flatMap { self.subscription($0) }
      let origin = later.kind == .subscribed ? parent : subscription
      if let origin, origin.details.schedules { return (origin.call, origin.position) }
    }
    if let timer = start.timer {
      return (timer.interval == nil ? "asyncAfter" : "timer", record.call)
    }
    return (start.queue == nil ? "thread" : "async", record.call)
  }
}
