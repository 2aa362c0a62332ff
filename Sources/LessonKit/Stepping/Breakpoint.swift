import LabBindings
import Stage

/// A condition that pauses stepping.
package struct Breakpoint: Sendable, Hashable {
  enum Condition: Sendable, Hashable {
    case kind(LogRecord.Kind)
    case threadChange
    case line(Int)
    case printed(String)
  }

  let condition: Condition
  /// The only subscription to stop at; nil for any.
  let subscription: Int?
  /// The only record text to stop at; nil for any.
  let text: String?
  /// The condition as it was typed.
  package let title: String

  /// The line before which it stops, if it is a breakpoint on a line.
  package var line: Int? { if case .line(let line) = condition { line } else { nil } }

  /// Parses a condition: `error`, `completed`, `thread changes`, `s2 next`, `next 3`, `line 20`, `"Second"`.
  ///
  /// - Returns: Nil if the text is not a condition.
  package init?(_ words: String) {
    let title = words.trimmed
    if title.count > 2, title.hasPrefix("\""), title.hasSuffix("\"") {
      self.init(.printed(String(title.dropFirst().dropLast())), title: title)
      return
    }
    var parts = title.split(separator: " ").map(String.init)
    if parts.first == "on" || parts.first == "when" { parts.removeFirst() }
    var subscription: Int?
    if let word = parts.first, word.first == "s", let number = Int(word.dropFirst()) {
      subscription = number
      parts.removeFirst()
    }
    guard let verb = parts.first else { return nil }
    let rest = parts.dropFirst().joined(separator: " ")
    switch verb {
    case "thread" where ["", "changes", "change"].contains(rest):
      self.init(.threadChange, title: "thread changes")
    case "line":
      guard let line = Int(rest), line > 0 else { return nil }
      self.init(.line(line), title: title)
    default:
      let verbs: [String: LogRecord.Kind] = [
        "error": .error, "next": .next, "completed": .completed, "disposed": .disposed,
        "subscribed": .subscribed, "print": .print, "sent": .sent, "connected": .connected,
        "created": .created,
      ]
      guard let kind = verbs[verb] else { return nil }
      self.init(
        .kind(kind),
        of: subscription,
        text: rest.isEmpty ? nil : rest,
        title: parts.joined(separator: " ", after: subscription.map { "s\($0)" })
      )
    }
  }

  private init(
    _ condition: Condition,
    of subscription: Int? = nil,
    text: String? = nil,
    title: String
  ) {
    self.condition = condition
    self.subscription = subscription
    self.text = text
    self.title = title
  }

  /// The beginnings of conditions, for completion.
  package static let completions = ["error", "completed", "thread changes", "line "]

  /// The forms that can be typed, for an error message.
  package static let forms =
    "`error`, `completed`, `thread changes`, `s2 next`, `next 3`, `line 20` or `\"text\"`"

  /// Whether a run stops after this record, or before this statement.
  func matches(_ point: RunPoint, after previous: LogRecord?) -> Bool {
    switch (condition, point) {
    case (.line(let line), .statement(let statement)): return statement.place.line == line
    case (.kind(let kind), .record(let record)):
      return record.kind == kind && (subscription.map { $0 == record.subscription } ?? true)
        && (text.map { $0 == record.text } ?? true)
    case (.threadChange, .record(let record)):
      return previous.map { $0.thread != record.thread } ?? false
    case (.printed(let text), .record(let record)):
      return record.logLine?.contains(text) ?? false
    default: return false
    }
  }
}

extension [String] {
  fileprivate func joined(separator: String, after first: String?) -> String {
    ((first.map { [$0] } ?? []) + self).joined(separator: separator)
  }
}
