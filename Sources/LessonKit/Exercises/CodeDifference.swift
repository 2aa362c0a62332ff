package import ScriptSource
import TerminalText

/// How one program's code becomes another's, line by line; prose is left out.
package struct CodeDifference {
  private typealias Change = LineChange<LessonStep.Line>

  private let changes: [Change]
  private let newCode: [LessonStep.Line]

  /// Compares two programs.
  package init(from old: SourceFile, to new: SourceFile) {
    let (before, after) = (Self.code(of: old), Self.code(of: new))
    changes = LogAlignment(before.map(\.text), after.map(\.text)).changes(from: before, to: after)
    newCode = after
  }

  /// The changed lines and those around them, with the old program's line numbers: `-` removed, `+` added; the whole new code if
  /// most of it is new.
  package func lines(_ view: ViewOptions) -> [String] {
    let kept = changes.count(where: \.isSame)
    let isMostlyNew = 2 * kept < max(newCode.count, changes.count { !$0.isAdded })
    let all = isMostlyNew ? newCode.map(Change.same) : changes
    let shown = isMostlyNew ? all.map { _ in true } : Change.areShown(all)
    let width = String(all.map(\.line.number).max() ?? 0).count
    return all.indices.filter { shown[$0] }.flatMap { index -> [String] in
      let gap = index > 0 && !shown[index - 1] ? [view.paint("  …", .dim)] : []
      return gap + Self.rows(all[index], width, view)
    }
  }

  private static func rows(_ change: Change, _ width: Int, _ view: ViewOptions) -> [String] {
    let (sign, colour): (String, ViewOptions.Colour?) =
      switch change {
      case .same: (" ", nil)
      case .removed: ("-", .red)
      case .added: ("+", .green)
      }
    let number = change.isAdded ? "" : String(change.line.number)
    let gap = String(repeating: " ", count: width - number.count)
    let front = "\(sign) \(gap)\(number) │ "
    let indent = String(change.line.text.prefix { $0 == " " }) + "  "
    let room = max(view.width - TextWidth.of(front), 4)
    let pieces = TextWidth.broken(change.line.text, to: room, indent: indent)
    let rest = "\(sign) " + String(repeating: " ", count: width - 1) + "⋮ │ "
    return pieces.enumerated().map { index, piece in
      let text = ((index == 0 ? front : rest) + piece).trimmedAtEnd
      return colour.map { view.paint(text, $0) } ?? text
    }
  }

  private static func code(of file: SourceFile) -> [LessonStep.Line] {
    LessonStep.steps(of: file.text).flatMap(\.code)
  }
}
