import LabBindings
import LessonKit
import ScriptSource
import TerminalText

extension Command {
  static let doc = onWorkspace(
    "doc",
    "f",
    argument: "NAME",
    summary: "Show what an operator or a type does, and which lessons use it",
    isView: true
  ) { typed, workspace in
    let name = String(
      typed.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    )
    guard !name.isEmpty else { return .failure("error: `:doc` needs a name: `:doc map`") }
    guard let documentation = Documentation(of: name) else {
      let advice = Suggestion.text(for: name, among: RxReference.names)
      return .failure(
        "error: there is no documentation for `\(name)`; \(advice ?? "try an operator, such as `:doc map`")"
      )
    }
    let view = workspace.view()
    let lines = documentation.entries.map { page($0, view) }.joined(separator: [""])
    return Reply(lines: lines + notes(on: name, documentation, workspace, view))
  }

  /// Which lessons use the name, and which other types have it.
  private static func notes(
    on name: String,
    _ documentation: Documentation,
    _ workspace: Workspace,
    _ view: ViewOptions
  ) -> [String] {
    let lessons = workspace.catalog?.lessons ?? []
    let last = name.split(separator: ".").last.map(String.init) ?? name
    // `Single.create` as it is written; a value's member such as `BehaviorRelay.accept` by its own name.
    let exact = name == last ? [] : lessons.filter { $0.file.text.mentions(name) }
    let users = exact.isEmpty ? lessons.filter { $0.file.text.uses(last) } : exact
    var notes: [String] = []
    if !documentation.otherOwners.isEmpty {
      let others = documentation.otherOwners.prefix(6).map { "\($0).\(last)" }
      notes.append("Also: " + others.joined(separator: ", "))
    }
    if !users.isEmpty { notes.append("Lessons: " + users.map(\.name).joined(separator: ", ")) }
    return notes.isEmpty ? [] : [""] + notes.flatMap { view.folded($0, indent: "  ") }
  }

  /// A declaration below the type whose member it is, and its documentation indented.
  private static func page(_ entry: Documentation.Entry, _ view: ViewOptions) -> [String] {
    let declaration = TextWidth.broken(entry.declaration, to: view.width, indent: "    ")
    let comment = entry.comment.isEmpty ? [] : [""] + entry.comment
    let owner = entry.owner.map { [view.paint("\($0):", .dim)] } ?? []
    return owner + declaration.map(\.trimmedAtEnd)
      + ProseLayout.lines(comment, in: view, indent: "  ")
  }
}

extension String {
  /// Whether a script calls a function of this name, or names this type.
  fileprivate func uses(_ name: String) -> Bool {
    if name.first?.isUppercase == true { return mentions(name) }
    return contains(".\(name)(") || contains(".\(name) {")
  }

  /// Whether a name stands in it by itself.
  fileprivate func mentions(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return !before.isLetter && !before.isNumber && !after.isLetter && !after.isNumber
    }
  }
}
