import LessonKit
import ScriptSource
import TerminalText

extension Command {
  static let doc = onWorkspace(
    "doc",
    "f",
    argument: "OPERATOR",
    summary: "Show what an operator does, and which lessons use it",
    isView: true
  ) { name, workspace in
    let name = String(name.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
    guard !name.isEmpty else { return .failure("error: `:doc` needs a name: `:doc map`") }
    guard let reference = OperatorReference.builtIn else {
      return .failure("error: the reference is not installed beside the program")
    }
    let entries = reference.entries(for: name)
    guard !entries.isEmpty else {
      let advice = Suggestion.text(for: name, among: reference.names)
      return .failure(
        "error: there is no documentation for `\(name)`; \(advice ?? "try an operator, such as `:doc map`")"
      )
    }
    let users = (workspace.catalog?.lessons ?? [])
      .filter { $0.file.text.contains(".\(name)(") || $0.file.text.contains(".\(name) {") }
      .map(\.name)
    let view = workspace.view()
    let lines = entries.prefix(3).map { page($0, view) }.joined(separator: [""])
    let names = users.isEmpty ? [] : ["", "Lessons: " + users.joined(separator: ", ")]
    return Reply(lines: lines + names.flatMap { view.folded($0, indent: "  ") })
  }

  /// A declaration, and its documentation indented.
  private static func page(_ entry: [String], _ view: ViewOptions) -> [String] {
    let declaration = TextWidth.broken(entry.first ?? "", to: view.width, indent: "    ")
    return declaration.map(\.trimmedAtEnd)
      + ProseLayout.lines(Array(entry.dropFirst()), in: view, indent: "  ")
  }
}
