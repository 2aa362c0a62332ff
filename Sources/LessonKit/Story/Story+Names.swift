package import Stage

extension Story.Subscription {
  /// The operator or source: `map`, `create`, or `subscribe` for a subscriber of the script.
  package var name: String { details.name }

  /// The operator's arguments as the script writes them.
  package var arguments: String? { details.arguments }

  /// The script's variable that holds it, or what it subscribes to if it is an operator's.
  package var variable: String? { details.variable }

  /// What the observable remembers, if it shares.
  package var memory: LogRecord.Memory? { details.memory }

  /// The operator with its arguments: `take(3)`.
  package var call: String { name + (arguments ?? "") }

  /// Whether it is a subscriber of the script, at the end of a chain.
  package var isSubscriber: Bool { parent == nil && !isConnection }

  /// Whether nothing is upstream of it, and it hands on what it makes itself.
  ///
  /// A subscription to something shared has nothing upstream either if it came late, and is no source.
  package var isSource: Bool { children.isEmpty && role != .shared && !isSubscriber }

  /// Its number, `s3`, as every view writes it.
  ///
  /// A number sign is an event's.
  package var handle: String { "s\(id)" }

  /// What it is called, the same in every view: of a subscriber the script's variable that holds it, else the word that it
  /// prints before each element, else the call; of an operator the call, without longer arguments.
  package var shownName: String { ownName ?? shortCall }

  /// The name that the script gives a subscriber, if it gives one.
  var ownName: String? { isSubscriber ? variable ?? label : nil }

  private var shortCall: String {
    if call.count <= 20 { return call }
    // Without its label `subscribe(on:)` would look like a subscriber.
    guard role == .scheduler, let label = arguments?.prefix(while: { $0 != ":" }),
      label.count < 10
    else { return name }
    return "\(name)\(label): …)"
  }

  /// What to call it in a sentence: `take(3) (line 31)`.
  package var title: String { shortCall + (place.map { " (\($0.words))" } ?? "") }

  /// Whether it still goes on when this record has been written.
  package func isAlive(at sequence: Int) -> Bool {
    start <= sequence && (end.map { $0 > sequence } ?? true)
  }
}

extension LogRecord.Memory {
  /// How many elements, in words.
  var words: String {
    switch size {
    case nil: "all elements"
    case 0: "no element"
    case 1: "the last element"
    case let size?: "the last \(size) elements"
    }
  }
}

extension SourcePosition {
  /// The place in a sentence: `line 31`, or `entry 3, line 1` of what was typed at the prompt.
  package var words: String { isTyped ? "\(file), line \(line)" : "line \(line)" }

  /// The place behind a name: `L31`, or `entry 3:1`.
  package var mark: String { isTyped ? "\(file):\(line)" : "L\(line)" }

  /// Whether it is in an entry of the prompt, which has a number and no file.
  private var isTyped: Bool { file.hasPrefix("entry ") }
}

extension StageTime {
  /// Seconds with three digits behind the point: `1.250 s`.
  var text: String { "\(digits) s" }

  /// The same without the unit.
  var digits: String {
    let milliseconds = nanoseconds / 1_000_000
    let thousandths = "\(abs(milliseconds % 1_000) + 1_000)".dropFirst()
    return "\(milliseconds < 0 ? "-" : "")\(abs(milliseconds / 1_000)).\(thousandths)"
  }

  /// As short as can be: `1s`, `250ms`, `1.1s`.
  var short: String {
    if nanoseconds % 1_000_000_000 == 0 { return "\(nanoseconds / 1_000_000_000)s" }
    if nanoseconds < 1_000_000_000 {
      if nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
      return "\(nanoseconds / 1_000)µs"
    }
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits + "s"
  }
}
