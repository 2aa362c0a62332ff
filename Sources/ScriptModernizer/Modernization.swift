package import ScriptSource

/// A program of an older version as it is written today.
///
/// Old syntax is repaired first. Old names are the checker's business, whose fixes are made round by round, as a name's
/// type may be known only when another one is of today. A program that the checker accepts needs none of it.
package struct Modernization {
  /// What the parser and the checker say of a text.
  ///
  /// - Parameters:
  ///   - version: What a name means that has an older and a current meaning.
  ///   - origin: What a name means that has older meanings only; today, if that is not known.
  package typealias Check = (_ text: String, _ version: Int, _ origin: Int) -> [Message]

  package private(set) var text: String
  /// The last version that had all of the program's names.
  package private(set) var version = Fix.today
  /// What the checker says of the text as it is written today.
  package private(set) var messages: [Message] = []
  /// Calls of the old text that have another name today, by their places.
  package private(set) var renamings: [(place: Int, renaming: Fix.Renaming)] = []
  private var steps: [EditedText] = []
  private static let mostRounds = 12

  /// - Parameter found: What `check` says of the text as one of today, if that is known.
  package init(_ text: String, found: [Message]? = nil, check: Check) {
    self.text = text
    // The parser would not come back from a text that nests too deeply.
    guard Completeness.canParse(text) else {
      messages = found ?? check(text, Fix.today, Fix.today)
      return
    }
    leaveOutElisions()
    if apply(OldSyntax.rules) { version = 2 }
    if let found, !isChanged {
      messages = found
    } else {
      messages = check(self.text, Fix.today, Fix.today)
    }
    noteVersion()
    readAsSwift2(check)
    if version < Fix.today {
      _ = apply([OldCoalescing.repair])
      messages = check(self.text, version, version)
    }
    for _ in 0..<Self.mostRounds {
      let edits = messages.compactMap(\.fix).flatMap(\.edits)
      guard !edits.isEmpty else { return }
      for message in messages {
        guard let renaming = message.fix?.renaming else { continue }
        renamings.append((original(of: message.range.start), renaming))
      }
      let step = EditedText(self.text, edits)
      steps.append(step)
      self.text = step.text
      messages = check(self.text, Fix.today, version)
      noteVersion()
    }
  }

  /// Whether anything is written otherwise today.
  package var isChanged: Bool { !steps.isEmpty }

  /// The place in the old text of a place in the text of today.
  package func original(of offset: Int) -> Int {
    steps.reversed().reduce(offset) { $1.original(of: $0) }
  }

  package func original(of range: TextRange) -> TextRange {
    let start = original(of: range.start)
    // The last byte has a place; what is behind it may be elsewhere.
    let end = range.end > range.start ? original(of: range.end - 1) + 1 : start
    return TextRange(start: start, end: max(start, end))
  }

  private mutating func noteVersion() {
    let first = messages.compactMap { $0.fix?.obsoleted }.min() ?? Fix.today + 1
    version = min(version, first - 1)
  }

  private mutating func apply(_ rules: [Repairing.Rule]) -> Bool {
    var repairing = Repairing(text)
    for rule in rules { repairing.apply(rule) }
    steps += repairing.steps
    text = repairing.text
    return !repairing.steps.isEmpty
  }

  /// Makes comments of elisions if the text is no Swift with them: `...` between values is an operator.
  private mutating func leaveOutElisions() {
    var repairing = Repairing(text)
    let count = repairing.mistakeCount
    repairing.apply(Elisions.repair)
    guard repairing.mistakeCount < count else { return }
    steps += repairing.steps
    text = repairing.text
  }

  /// Reads the text as Swift 2 if it is and that makes no more mistakes, or if that explains what is wrong with its calls.
  private mutating func readAsSwift2(_ check: Check) {
    let isSwift2 = version <= 2
    guard isSwift2 || messages.contains(where: \.isAboutLabel) else { return }
    var other = self
    guard other.apply(Swift2Meaning.rules) else { return }
    other.messages = check(other.text, Fix.today, Fix.today)
    guard other.mistakeCount < mistakeCount + (isSwift2 ? 1 : 0) else { return }
    other.version = 2
    self = other
  }

  private var mistakeCount: Int { messages.count { !$0.isWarning && $0.fix == nil } }
}

extension Message {
  /// Whether a call leaves out a label, as those of Swift 2 did.
  fileprivate var isAboutLabel: Bool { text.hasPrefix("missing argument label") }
}
