public import Stage

extension Story.Subscription {
  /// The operator with its arguments: `take(3)`.
  public var call: String { name + (arguments ?? "") }

  /// Whether it is a subscriber of the script, at the end of a chain.
  public var isSubscriber: Bool { parent == nil && !isConnection }

  /// Whether nothing is upstream of it, and it hands on what it makes itself.
  ///
  /// A subscription to something shared has nothing upstream either if it came late, and is no source.
  public var isSource: Bool { children.isEmpty && (memory == nil || isOfSubject) && !isSubscriber }

  /// Whether it is a subscription to a subject or a relay.
  var isOfSubject: Bool { name.hasSuffix("Subject") || name.hasSuffix("Relay") }

  /// What to call it in a sentence: `take(3) (line 31)`; longer arguments are left out.
  public var title: String {
    let short = call.count <= 20 ? call : name
    return short + (place.map { " (line \($0.line))" } ?? "")
  }

  /// Whether it still goes on when this record has been written.
  public func isAlive(at sequence: Int) -> Bool {
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

extension LogRecord.Thread {
  /// The thread in words: `main`, its name, or `worker 2`.
  public var title: String { name ?? "worker \(number)" }
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
