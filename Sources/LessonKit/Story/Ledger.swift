public import Stage
public import SwiftScript

/// What was still subscribed when a run ended.
public struct Ledger: Sendable {
  /// A subscriber that nobody disposed and that did not end.
  public struct Entry: Sendable, Hashable {
    /// Its number, `s3`.
    public let handle: String
    /// What it is called, as in every view.
    public let title: String
    public let place: SourcePosition?
    /// The sources that it kept going: `interval(.seconds(1), …) (line 20)`.
    public let sources: [String]
    /// What would end it.
    public let hint: String
  }

  public let entries: [Entry]

  /// Reads who was left.
  ///
  /// - Parameter file: The script, for the hint: whether a bag holds the subscription is written nowhere else.
  public init(of story: Story, file: SourceFile? = nil) {
    entries = story.roots.filter { $0.ending == .alive }.map { root in
      Entry(
        handle: root.handle,
        title: root.shownName,
        place: root.place,
        sources: Self.sources(of: root, in: story),
        hint: Self.hint(for: root, file)
      )
    }
  }

  private static func sources(of root: Story.Subscription, in story: Story) -> [String] {
    var found: [String] = []
    var waiting = root.children
    while !waiting.isEmpty {
      guard let next = story.subscription(waiting.removeFirst()) else { continue }
      if next.ending != .alive { continue }
      if next.children.isEmpty { found.append(next.title) } else { waiting += next.children }
    }
    return found
  }

  private static func hint(for root: Story.Subscription, _ file: SourceFile?) -> String {
    guard let file, let place = root.place, place.file == file.name else {
      return "nothing disposed it: dispose what `subscribe` returns, or use a DisposeBag"
    }
    for number in place.line...place.line + 12 {
      let text = file.textOfLine(number)
      if text.contains("disposed(by:") {
        return "its DisposeBag was still there when the run ended"
      }
      if number > place.line, !text.drop(while: { $0 == " " }).hasPrefix(".") { break }
    }
    return "no DisposeBag: add `.disposed(by: bag)`, or dispose what `subscribe` returns"
  }

  /// The ledger as lines to read.
  ///
  /// - Parameters:
  ///   - isOver: Whether the run has ended; before, that somebody is subscribed is no fault.
  public func lines(_ options: ViewOptions = ViewOptions(), isOver: Bool = true) -> [String] {
    guard !entries.isEmpty else {
      return [isOver ? "nothing was left: every subscription has ended" : "nobody is subscribed"]
    }
    let count = Counted.of(entries.count, "subscription")
    let verb = entries.count == 1 ? "goes" : "go"
    return [isOver ? "\(count) outlived the run:" : "\(count) still \(verb) on:"]
      + entries.flatMap { entry in
        let place = entry.place.map { " \($0.mark)" } ?? ""
        let sources = entry.sources.isEmpty ? "" : ", of " + entry.sources.joined(separator: ", ")
        return options.folded("  \(entry.handle) \(entry.title)\(place)\(sources)", indent: "     ")
          + options.folded("     \(entry.hint)", indent: "     ")
      }
  }
}
