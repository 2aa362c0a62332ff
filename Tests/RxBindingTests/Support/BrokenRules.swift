import Rx
import Synchronization

/// Collects the broken rules that are reported with a name of the test's own, since tests run side by side.
final class BrokenRules: Sendable {
  private let found = Mutex<[String]>([])

  init(containing name: String) {
    Diagnostics.interceptReport { others in
      { [weak self] rule in
        guard let self, rule.text.contains(name) else { return others(rule) }
        found.withLock { $0.append(rule.text) }
      }
    }
  }

  var lines: [String] { found.withLock { $0 } }
}
