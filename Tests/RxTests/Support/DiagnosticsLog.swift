import Rx
import Synchronization

/// Catches the library's own lines in tests.
///
/// Tests run side by side, so each looks for lines with a name of its own.
final class DiagnosticsLog: Sendable {
  static let shared = DiagnosticsLog()

  private let lines = Mutex<[String]>([])

  private init() {
    Diagnostics.write = { line in self.lines.withLock { $0.append(line) } }
  }

  func lines(containing name: String) -> [String] {
    lines.withLock { $0.filter { $0.contains(name) } }
  }
}
