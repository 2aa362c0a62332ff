import ReactiveSignals

/// Lines that a test writes and compares.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Notes each event with a name before it.
  func observer<Value, Error>(_ name: String = "") -> Signal<Value, Error>.Observer {
    Signal<Value, Error>.Observer { self.note(name.isEmpty ? "\($0)" : "\(name) \($0)") }
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
