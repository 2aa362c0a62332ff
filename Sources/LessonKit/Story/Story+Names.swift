package import Stage

extension Story.Subscription {
  /// The name of the operator or source: `map`, `create`, or `subscribe` for a subscriber of the script.
  package var name: String { details.name }

  /// The operator's arguments as the script writes them.
  package var arguments: String? { details.arguments }

  /// The script's variable that holds the subscription, or, for an operator, the observable.
  package var variable: String? { details.variable }

  /// The replay buffer, if the observable is shared.
  package var memory: LogRecord.Memory? { details.memory }

  /// The operator with its arguments: `take(3)`.
  package var call: String { name + (arguments ?? "") }

  /// Whether it is a subscriber of the script, at the end of a chain.
  package var isSubscriber: Bool { parent == nil && !isConnection }

  /// Whether it is a subscription to a source: nothing is upstream of it.
  ///
  /// A later subscription to a shared observable has nothing upstream either, but is not one to a source.
  package var isSource: Bool { children.isEmpty && role != .shared && !isSubscriber }

  /// Its number in every view, `s3`.
  ///
  /// `#3` is an event.
  package var handle: String { "s\(id)" }

  /// Its name, the same in every view.
  ///
  /// For a subscriber, this is the script's variable that holds it, or else the word that it prints before each element. For
  /// an operator, or a subscriber without either, it is the call, without long arguments.
  package var shownName: String { scriptName ?? shortCall }

  /// The name that the script gives a subscriber, if it gives one.
  var scriptName: String? { isSubscriber ? variable ?? label : nil }

  private var shortCall: String {
    if call.count <= 20 { return call }
    // Without its label `subscribe(on:)` would look like a subscriber.
    guard role == .scheduler, let label = arguments?.prefix(while: { $0 != ":" }),
      label.count < 10
    else { return name }
    return "\(name)\(label): …)"
  }

  /// Its name in a sentence: `take(3) (line 31)`.
  package var title: String { shortCall + (position.map { " (\($0.phrase))" } ?? "") }

  /// Whether it is active after the record with this number.
  package func isAlive(at sequence: Int) -> Bool {
    start <= sequence && (end.map { $0 > sequence } ?? true)
  }
}

extension LogRecord.Memory {
  /// The number of elements, in words.
  var phrase: String {
    switch size {
    case nil: "all elements"
    case 0: "no element"
    case 1: "the last element"
    case let size?: "the last \(size) elements"
    }
  }
}

extension SourcePosition {
  /// The position in a sentence: `line 31`, or `entry 3, line 1` for Swift typed at the prompt.
  package var phrase: String { isTyped ? "\(file), line \(line)" : "line \(line)" }

  /// The position after a name: `L31`, or `entry 3:1`.
  package var label: String { isTyped ? "\(file):\(line)" : "L\(line)" }

  /// Whether it is in an entry, which has a number instead of a file.
  private var isTyped: Bool { file.hasPrefix("entry ") }
}
