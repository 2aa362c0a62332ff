package import Stage

/// What each thread printed, and where the run hopped between threads, for each rendering to draw in its own way.
package struct ThreadTrace: Sendable {
  /// Something that happened on a thread, or between two.
  package enum Row: Sendable, Hashable {
    /// A record that printed, and the column of its thread.
    case line(LogRecord, column: Int)
    /// The first hop of a route, and the columns of its threads.
    case hop(HopRoute, from: Int, to: Int)
  }

  /// The title of each column: the thread, with the queues whose jobs it ran.
  package let titles: [String]
  package let rows: [Row]
  /// All routes, in the order of their first hops.
  package let routes: [HopRoute]

  package init(of story: Story) {
    let routes = story.hopRoutes
    let threads = Self.threads(story, routes)
    let columns = Dictionary(uniqueKeysWithValues: zip(threads, threads.indices))
    let first = Dictionary(uniqueKeysWithValues: routes.map { ($0.record, $0) })
    self.routes = routes
    titles = threads.map(story.titleWithQueues)
    rows = story.records.compactMap { record in
      if let route = first[record.sequence] {
        guard let from = columns[route.from], let to = columns[route.to] else { return nil }
        return .hop(route, from: from, to: to)
      }
      guard record.logLine != nil else { return nil }
      return columns[record.thread.title].map { .line(record, column: $0) }
    }
  }

  /// The threads that printed or hopped, in the order of their numbers.
  private static func threads(_ story: Story, _ routes: [HopRoute]) -> [String] {
    var numbers: [String: Int] = [:]
    for record in story.records { numbers[record.thread.title] = record.thread.number }
    let used = Set(story.printed.map(\.thread.title)).union(routes.flatMap { [$0.from, $0.to] })
    return used.sorted { (numbers[$0] ?? .max, $0) < (numbers[$1] ?? .max, $1) }
  }
}

extension LogRecord {
  /// Its line in the log, without its own thread, ` on <NSThread: …>…`, at the end.
  package var textWithoutThread: String {
    let text = logLine ?? ""
    let end = " on \(thread)"
    return text.hasSuffix(end) ? String(text.dropLast(end.count)) : text
  }
}
