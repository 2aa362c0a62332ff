import LineEditor
import Synchronization

/// What an editor returned and nobody has looked at yet.
final class InputQueue: Sendable {
  private let entries = Mutex<[LineInput]>([])

  func append(_ entry: LineInput) {
    entries.withLock { $0.append(entry) }
  }

  func takeFirst() -> LineInput? {
    entries.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
