import LabBindings
import ScriptSource
import Synchronization

/// Puts the number of each line of a log in front of it, counted from 1.
final class LineNumbering: Sendable {
  private let last = Mutex(0)

  /// - Parameter text: What was printed, which may have several lines.
  func numbered(_ text: String) -> String {
    last.withLock { last in
      text.lines.map { line in
        last += 1
        let margin = String(repeating: " ", count: max(0, 4 - "\(last)".count))
        return "\(margin)\(last)  \(line)"
      }.joined(separator: "\n")
    }
  }
}
