import Dispatch
import Rx

/// Catches the library's own lines in tests.
///
/// Tests run side by side, so each looks for lines with a name of its own.
final class DiagnosticsLog: @unchecked Sendable {
  static let shared = DiagnosticsLog()

  // A semaphore and not a `Mutex`, whose hand-over ThreadSanitizer does not see.
  private let turn = DispatchSemaphore(value: 1)
  // Guarded by `turn`.
  private var lines: [String] = []

  private init() {
    // Tests of other modules run in the same process, and lead the lines of their own threads elsewhere.
    Diagnostics.interceptWrite { others in
      { line in
        self.taking { self.lines.append(line) }
        others(line)
      }
    }
  }

  func lines(containing name: String) -> [String] {
    taking { lines.filter { $0.contains(name) } }
  }

  private func taking<Result>(_ body: () -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return body()
  }
}
