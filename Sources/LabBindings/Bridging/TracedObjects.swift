import Stage
import SwiftScript

/// The subjects, relays and connectable sequences of a traced run, each with its number and the place that made it.
///
/// Guarded by the baton.
final class TracedObjects {
  /// What is known of one of them.
  struct Entry {
    weak var object: AnyObject?
    let stream: Int
    let name: String
    let site: SourceSpan
    let memory: LogRecord.Memory?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// What was noted of an object; nothing if it is another one at the address of one that has gone.
  subscript(object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  func add(_ entry: Entry, for object: AnyObject) { entries[ObjectIdentifier(object)] = entry }
}
