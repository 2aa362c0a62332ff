package import Stage
package import SwiftScript

/// Who is still subscribed, in the middle of a run or at its end.
package struct Ledger: Sendable {
  /// A subscriber that has not ended.
  package struct Entry: Sendable, Hashable {
    /// Its number, `s3`.
    package let handle: String
    /// What it is called, as in every view.
    package let title: String
    package let place: SourcePosition?
    /// The sources that it kept going: `interval(.seconds(1), …) (line 20)`.
    package let sources: [String]
    /// What would have ended it, for when the run is over.
    package let hint: String
    /// What ends it, while the run goes on.
    package let ending: String
  }

  package let entries: [Entry]
  private let hasBegun: Bool

  /// Reads who was left.
  ///
  /// - Parameter file: The script, for the hint: whether a bag holds the subscription is written nowhere else.
  package init(of story: Story, file: SourceFile? = nil) {
    hasBegun = !story.roots.isEmpty
    entries = story.roots.filter { $0.ending == .alive }.map { root in
      Entry(
        handle: root.handle,
        title: root.shownName,
        place: root.place,
        sources: Self.sources(of: root, in: story),
        hint: Self.hint(for: root, file),
        ending: Self.ending(for: root, file)
      )
    }
  }

  private static func sources(of root: Story.Subscription, in story: Story) -> [String] {
    var found: [String] = []
    var waiting = root.children
    // A shared sequence may be its own source.
    var seen: Set<Int> = []
    while !waiting.isEmpty {
      guard let next = story.subscription(waiting.removeFirst()) else { continue }
      if next.ending != .alive || !seen.insert(next.id).inserted { continue }
      // Who comes late to something shared has nothing upstream of its own.
      let shared = story.sharedStreams.first { $0.id == next.stream }?.connections ?? []
      let upstream = next.children.isEmpty ? shared.filter { story.isAlive($0) } : next.children
      if upstream.isEmpty { found.append(next.title) } else { waiting += upstream }
    }
    return found
  }

  private static func ending(for root: Story.Subscription, _ file: SourceFile?) -> String {
    let other = "the end of its source"
    if let variable = root.variable { return "ends with `\(variable).dispose()`, or \(other)" }
    return isInBag(root, file)
      ? "ends when its DisposeBag is released, or with \(other)" : "ends only with \(other)"
  }

  private static func hint(for root: Story.Subscription, _ file: SourceFile?) -> String {
    guard let file, root.place?.file == file.name else {
      return "nothing disposed it: dispose what `subscribe` returns, or use a DisposeBag"
    }
    return isInBag(root, file)
      ? "its DisposeBag was still there when the run ended"
      : "no DisposeBag: add `.disposed(by: bag)`, or dispose what `subscribe` returns"
  }

  private static func isInBag(_ root: Story.Subscription, _ file: SourceFile?) -> Bool {
    guard let file, let place = root.place, place.file == file.name else { return false }
    for number in place.line...place.line + 12 {
      let text = file.textOfLine(number)
      if text.contains("disposed(by:") { return true }
      if number > place.line, !text.drop(while: { $0 == " " }).hasPrefix(".") { break }
    }
    return false
  }

  /// The ledger as lines to read.
  ///
  /// - Parameters:
  ///   - isOver: Whether the run has ended; before, what will dispose them may be yet to come.
  package func lines(_ options: ViewOptions = ViewOptions(), isOver: Bool = true) -> [String] {
    guard !entries.isEmpty else {
      return [hasBegun ? "Every subscription has ended." : EmptyView.noSubscription]
    }
    let count = Counted.of(entries.count, "subscription")
    let verb = entries.count == 1 ? "is" : "are"
    return [isOver ? "\(count) outlived the run:" : "\(count) \(verb) still alive here:"]
      + entries.flatMap { entry in
        let place = entry.place.map { " \($0.mark)" } ?? ""
        let sources = entry.sources.isEmpty ? "" : ", of " + entry.sources.joined(separator: ", ")
        return options.folded("  \(entry.handle) \(entry.title)\(place)\(sources)", indent: "     ")
          + options.folded("     \(isOver ? entry.hint : entry.ending)", indent: "     ")
      }
  }
}
