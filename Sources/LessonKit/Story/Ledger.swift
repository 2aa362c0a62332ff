package import ScriptSource
package import Stage

/// The subscribers that have not ended, during a run or at its end.
package struct Ledger: Sendable {
  /// A subscriber that has not ended.
  package struct Entry: Sendable, Hashable {
    /// Its number, `s3`.
    package let handle: String
    /// Its name, the same in every view.
    package let title: String
    package let position: SourcePosition?
    /// The sources that it keeps subscribed to: `interval(.seconds(1), …) (line 20)`.
    package let sources: [String]
    /// What would have ended it, shown when the run is over.
    package let hint: String
    /// What ends it, shown during the run.
    package let ending: String
  }

  package let entries: [Entry]
  private let hasBegun: Bool

  /// Lists the subscribers of a story that have not ended.
  ///
  /// - Parameter source: Returns the script or entry of a name; its code shows whether a `DisposeBag` holds a subscription.
  package init(of story: Story, source: (String) -> SourceFile? = { _ in nil }) {
    hasBegun = !story.roots.isEmpty
    entries = story.roots.filter { $0.ending == .alive }.map { root in
      let file = root.position.flatMap { source($0.file) }
      return Entry(
        handle: root.handle,
        title: root.shownName,
        position: root.position,
        sources: Self.sources(of: root, in: story),
        hint: Keeper(of: root, file).hint,
        ending: Self.ending(for: root, file)
      )
    }
  }

  private static func sources(of root: Story.Subscription, in story: Story) -> [String] {
    var found: [String] = []
    var waiting = root.children
    // A shared observable may be its own source.
    var seen: Set<Int> = []
    while !waiting.isEmpty {
      guard let next = story.subscription(waiting.removeFirst()) else { continue }
      if next.ending != .alive || !seen.insert(next.id).inserted { continue }
      // A later subscription to a shared observable has nothing upstream of its own.
      let shared = story.sharedStreams.first { $0.id == next.stream }?.connections ?? []
      let upstream = next.children.isEmpty ? shared.filter { story.isAlive($0) } : next.children
      if upstream.isEmpty { found.append(next.title) } else { waiting += upstream }
    }
    return found
  }

  /// What ends a subscription before its source does.
  private enum Keeper {
    case bag
    /// `take(duringLifetimeOf:)` or `take(during:)`.
    case lifetime
    /// `target <~ source`.
    case target
    case nobody(isOfReactiveSwift: Bool)

    init(of root: Story.Subscription, _ file: SourceFile?) {
      let text = file.map { root.statement(in: $0) } ?? ""
      if text.contains("disposed(by:") {
        self = .bag
      } else if text.contains(".take(during") {
        self = .lifetime
      } else if text.contains("<~") {
        self = .target
      } else {
        let verbs = ["observe", "start"]
        self = .nobody(isOfReactiveSwift: verbs.contains { root.call.hasPrefix($0) })
      }
    }

    var ending: String {
      switch self {
      case .bag: "ends when its DisposeBag is released, or when its source ends"
      case .lifetime: "ends with its lifetime, or when its source ends"
      case .target: "ends with its target, or when its source ends"
      case .nobody: "ends only when its source ends"
      }
    }

    var hint: String {
      switch self {
      case .bag: "its DisposeBag still existed when the run ended"
      case .lifetime: "its lifetime had not ended when the run did"
      case .target: "its target still existed when the run ended"
      case .nobody(isOfReactiveSwift: false):
        "no DisposeBag: add `.disposed(by: bag)`, or dispose what `subscribe` returns"
      case .nobody(isOfReactiveSwift: true):
        "no lifetime ends it: add `.take(duringLifetimeOf: owner)`, or dispose what the call returns"
      }
    }
  }

  private static func ending(for root: Story.Subscription, _ file: SourceFile?) -> String {
    if let variable = root.variable {
      return "ends with `\(variable).dispose()`, or when its source ends"
    }
    return Keeper(of: root, file).ending
  }

  /// The ledger as lines.
  ///
  /// - Parameter isOver: Whether the run has ended; until then, code that disposes the subscriptions may still run.
  package func lines(_ options: ViewOptions = ViewOptions(), isOver: Bool = true) -> [String] {
    guard !entries.isEmpty else {
      return [hasBegun ? "Every subscription has ended." : EmptyViewMessage.noSubscription]
    }
    let count = Counted.of(entries.count, "subscription")
    let verb = entries.count == 1 ? "is" : "are"
    return [isOver ? "\(count) outlived the run:" : "\(count) \(verb) still active:"]
      + entries.flatMap { entry in
        let position = entry.position.map { " \($0.label)" } ?? ""
        let sources = entry.sources.isEmpty ? "" : ", of " + entry.sources.joined(separator: ", ")
        return options.folded(
          "  \(entry.handle) \(entry.title)\(position)\(sources)",
          indent: "     "
        )
          + options.folded("     \(isOver ? entry.hint : entry.ending)", indent: "     ")
      }
  }
}

extension Story.Subscription {
  /// The lines of the chain of calls in which a subscriber is made.
  fileprivate func statement(in file: SourceFile) -> String {
    guard let position else { return "" }
    let own = file.textOfLine(position.line)
    var lines = [own]
    var number = position.line
    while number > 1, file.textOfLine(number).word.hasPrefix(".") {
      number -= 1
      lines.append(file.textOfLine(number))
    }
    for number in (position.line + 1)...(position.line + 40) {
      let line = file.textOfLine(number)
      if line.word.hasPrefix(".") || line.word.hasPrefix("}") {
        lines.append(line)
      } else if line.word.isEmpty || line.indentation <= own.indentation {
        // What is further in is the text of a closure.
        break
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var word: Substring { drop { $0 == " " } }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
