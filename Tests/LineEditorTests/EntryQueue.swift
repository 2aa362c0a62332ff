import LineEditor
import Synchronization

/// What an editor returned and nobody has looked at yet.
final class EntryQueue: Sendable {
  private let entries = Mutex<[Entry]>([])

  func append(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  func takeFirst() -> Entry? {
    entries.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
