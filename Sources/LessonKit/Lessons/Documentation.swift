import LabBindings
import ScriptChecker

/// What the libraries' declarations of a name say: how each is called, and what its comment tells.
package struct Documentation {
  package struct Entry {
    /// How it is declared: `func take(_ count: Int) -> Observable<Element>`.
    package let declaration: String
    /// The lines of its comment; none if it has no comment.
    package let comment: [String]
    /// The type that declares it; nil for what is no member.
    package let owner: String?
  }

  /// Those with comments, if there are any; observables' own first.
  package let entries: [Entry]
  /// The types that have a member of this name and are not among the entries.
  package let otherOwners: [String]

  /// Looks up a name, or a type's member: `map`, `BehaviorRelay`, `Array.map`.
  ///
  /// - Returns: Nil if nothing has this name.
  package init?(of name: String) {
    let words = name.split(separator: ".").map(String.init)
    guard let last = words.last else { return nil }
    let found = RxReference.make().entries(
      for: last,
      of: words.count > 1 ? words[words.count - 2] : nil
    )
    guard !found.isEmpty else { return nil }
    let comments = SourceComments.builtIn?.documented(last) ?? []
    let all = found.map { entry in
      let own = entry.suggestion.documentation
      let comment = own.isEmpty ? Self.comment(on: entry, among: comments) ?? "" : own
      return Entry(
        declaration: entry.suggestion.declaration,
        comment: comment.isEmpty
          ? [] : comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        owner: entry.owner
      )
    }
    let documented = all.filter { !$0.comment.isEmpty }
    let shown = Array((documented.isEmpty ? all : documented).prefix(Self.mostEntries))
    entries = shown
    let owners = Set(shown.map(\.owner))
    var known: Set<String> = []
    otherOwners = all.compactMap(\.owner).filter {
      !owners.contains($0) && known.insert($0).inserted
    }
  }

  /// More would push the first off the screen.
  private static let mostEntries = 3

  /// The comment on the declaration that the library's sources have for an entry; nil if it is not clear which one that is.
  private static func comment(
    on entry: LibraryReference.Entry,
    among comments: [SourceComments.Documented]
  ) -> String? {
    guard RxReference.modules.contains(entry.module) else { return nil }
    var same = comments.filter { $0.owner == entry.owner && $0.fullName == entry.fullName }
    // Overloads with the same labels differ in what their extension asks, or in their result.
    for isSame in [{ $0.condition == entry.condition }, { $0.result == entry.result }]
      as [(SourceComments.Documented) -> Bool] where same.contains(where: isSame)
    {
      same = same.filter(isSame)
    }
    let texts = Set(same.map(\.comment))
    return texts.count == 1 ? texts.first : nil
  }
}
