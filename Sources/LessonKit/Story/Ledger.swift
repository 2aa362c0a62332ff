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
        hint: Self.hint(for: root, file),
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

  private static func ending(for root: Story.Subscription, _ file: SourceFile?) -> String {
    let sourceEnds = "when its source ends"
    if let variable = root.variable {
      return "ends with `\(variable).dispose()`, or \(sourceEnds)"
    }
    return isInBag(root, file)
      ? "ends when its DisposeBag is released, or \(sourceEnds)" : "ends only \(sourceEnds)"
  }

  private static func hint(for root: Story.Subscription, _ file: SourceFile?) -> String {
    isInBag(root, file)
      ? "its DisposeBag still existed when the run ended"
      : "no DisposeBag: add `.disposed(by: bag)`, or dispose what `subscribe` returns"
  }

  private static func isInBag(_ root: Story.Subscription, _ file: SourceFile?) -> Bool {
    guard let file, let position = root.position else { return false }
    for number in position.line...position.line + 12 {
      let text = file.textOfLine(number)
      if text.contains("disposed(by:") { return true }
      if number > position.line, !text.drop(while: { $0 == " " }).hasPrefix(".") { break }
    }
    return false
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
