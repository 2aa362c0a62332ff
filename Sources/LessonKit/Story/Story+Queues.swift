package import Stage

extension Story {
  /// The label of the queue whose job wrote a record, or `global` for a global queue.
  ///
  /// - Returns: Nil on main, and if no job on the record's thread led to it.
  package func queue(of record: LogRecord) -> String? {
    guard record.thread.name == nil else { return nil }
    for cause in chain(to: record.sequence) {
      guard cause.thread == record.thread else { return nil }
      if let queue = cause.start?.queue {
        return Self.isGlobal(queue) ? "global" : queue
      }
    }
    return nil
  }

  /// A queue in a sentence: `the global queue`, `the main queue`, or ``the queue `kitchen` ``.
  static func queueTitle(_ label: String) -> String {
    if isGlobal(label) { return "the global queue" }
    return label == "com.apple.main-thread" ? "the main queue" : "the queue `\(label)`"
  }

  private static func isGlobal(_ label: String) -> Bool { label.hasPrefix("com.apple.root.") }

  /// The title of a thread, with the queues whose jobs it ran: `worker 1 (kitchen, server)`.
  func titleWithQueues(ofThread title: String) -> String {
    var queues: [String] = []
    for record in records where record.kind == .hop && record.thread.title == title {
      if let queue = queue(of: record), !queues.contains(queue) { queues.append(queue) }
    }
    return queues.isEmpty ? title : "\(title) (\(queues.joined(separator: ", ")))"
  }
}
