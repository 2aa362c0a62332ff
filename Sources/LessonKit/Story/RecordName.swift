package import Stage

/// What a person types to name something in a run: a line of the log (`3`), an event (`#12`) or a subscription (`s2`).
package enum RecordName: Sendable, Hashable {
  case line(Int)
  case event(Int)
  case subscription(Int)

  /// Parses a name; nil if the text is not one.
  package init?(_ text: String) {
    let number = text.first.map { "#s".contains($0) } ?? false ? text.dropFirst() : text[...]
    guard let value = Int(number) else { return nil }
    switch text.first {
    case "#": self = .event(value)
    case "s": self = .subscription(value)
    default: self = .line(value)
    }
  }
}

extension Story {
  /// The record that a name stands for: a line's, an event's, or a subscription's first.
  package func record(_ name: RecordName) -> LogRecord? {
    switch name {
    case .line(let number): line(number)
    case .event(let number): record(number)
    case .subscription(let number): subscription(number).flatMap { record($0.start) }
    }
  }

  /// A sentence, without its full stop, for a name that stands for nothing.
  package func nothing(named name: RecordName) -> String {
    switch name {
    case .line(let number):
      switch lineCount {
      case 0: return "there is no line \(number); nothing has been printed yet"
      case 1: return "there is no line \(number); the log has one line"
      case let count: return "there is no line \(number); the log has lines 1 to \(count)"
      }
    case .event(let number):
      let numbers = records.map(\.sequence)
      return
        "there is no event #\(number); so far there are #\(numbers.first ?? 0) to #\(numbers.last ?? 0)"
    case .subscription(let number):
      guard let first = subscriptions.first, let last = subscriptions.last else {
        return "there is no subscription s\(number); there are no subscriptions yet"
      }
      return
        "there is no subscription s\(number); so far there are \(first.handle) to \(last.handle)"
    }
  }
}
