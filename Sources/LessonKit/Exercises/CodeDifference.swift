package import SwiftScript
import TerminalText

/// How one program's code becomes another's, line by line; prose is left out.
package struct CodeDifference {
  private enum Change {
    case same(LessonStep.Line)
    case removed(LessonStep.Line)
    case added(LessonStep.Line)

    var isSame: Bool { if case .same = self { true } else { false } }

    var isAdded: Bool { if case .added = self { true } else { false } }

    var line: LessonStep.Line {
      switch self {
      case .same(let line), .removed(let line), .added(let line): line
      }
    }

    var sign: String {
      switch self {
      case .same: " "
      case .removed: "-"
      case .added: "+"
      }
    }

    var colour: ViewOptions.Colour? {
      switch self {
      case .same: nil
      case .removed: .red
      case .added: .green
      }
    }
  }

  private let changes: [Change]
  private let added: [LessonStep.Line]

  /// Compares two programs.
  package init(from old: SourceFile, to new: SourceFile) {
    let (before, after) = (Self.code(of: old), Self.code(of: new))
    let alignment = LogAlignment(before.map(\.text), after.map(\.text))
    var changes: [Change] = []
    var (a, b) = (0, 0)
    while a < before.count || b < after.count {
      if a < before.count, alignment.removed[a] {
        changes.append(.removed(before[a]))
        a += 1
      } else if b < after.count, alignment.inserted[b] {
        changes.append(.added(after[b]))
        b += 1
      } else {
        changes.append(.same(before[a]))
        (a, b) = (a + 1, b + 1)
      }
    }
    self.changes = changes
    added = after
  }

  /// The changed lines and those around them, with the old program's line numbers: `-` removed, `+` added; the whole new code if
  /// most of it is new.
  package func lines(_ view: ViewOptions) -> [String] {
    let kept = changes.count(where: \.isSame)
    let isMostlyNew = 2 * kept < max(added.count, changes.count { !$0.isAdded })
    let all = isMostlyNew ? added.map(Change.same) : changes
    let context = isMostlyNew ? all.count : 2
    let shown = all.indices.map { index in
      isMostlyNew
        || all[max(0, index - context)...min(all.count - 1, index + context)]
          .contains { !$0.isSame }
    }
    let width = String(all.map(\.line.number).max() ?? 0).count
    return all.indices.filter { shown[$0] }.flatMap { index -> [String] in
      let gap = index > 0 && !shown[index - 1] ? [view.paint("  …", .dim)] : []
      return gap + Self.rows(all[index], width, view)
    }
  }

  private static func rows(_ change: Change, _ width: Int, _ view: ViewOptions) -> [String] {
    let number = change.isAdded ? "" : String(change.line.number)
    let gap = String(repeating: " ", count: width - number.count)
    let front = "\(change.sign) \(gap)\(number) │ "
    let indent = String(change.line.text.prefix { $0 == " " }) + "  "
    let room = max(view.width - TextWidth.of(front), 4)
    let pieces = TextWidth.broken(change.line.text, to: room, indent: indent)
    let rest = "\(change.sign) " + String(repeating: " ", count: width - 1) + "⋮ │ "
    return pieces.enumerated().map { index, piece in
      let text = ((index == 0 ? front : rest) + piece).trimmedAtEnd
      return change.colour.map { view.paint(text, $0) } ?? text
    }
  }

  private static func code(of file: SourceFile) -> [LessonStep.Line] {
    LessonStep.steps(of: file.text).flatMap(\.code)
  }
}
