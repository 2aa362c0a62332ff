import ScriptSource
import ScriptTypes

/// Writes the use of an older name as it is written today.
struct OlderNameFix {
  let use: OlderUse
  let template: Template

  var edits: [TextEdit] {
    if let rename = template.rename { return renaming(rename) }
    return [substitution]
  }

  // MARK: Other names for the same

  private func renaming(_ rename: Template.Rename) -> [TextEdit] {
    var edits: [TextEdit] = []
    if !rename.name.isEmpty {
      let start = rename.isMember ? use.name.start : use.whole.start
      edits.append(TextEdit(TextRange(start: start, end: use.name.end), rename.name))
    }
    guard let arguments = use.arguments else { return edits }
    guard let labels = rename.labels else {
      edits.append(TextEdit(TextRange(start: use.name.end, end: use.whole.end), ""))
      return edits
    }
    var end = use.name.end
    for (label, slot) in zip(labels, use.slots) {
      // The arguments of a variadic parameter have one label.
      guard let first = slot.first, let last = slot.last else { continue }
      edits += relabelling(arguments[first], label, behind: end, first == 0)
      end = arguments[last].value.end
    }
    return edits
  }

  private func relabelling(
    _ argument: OlderUse.Argument,
    _ label: String,
    behind end: Int,
    _ isFirst: Bool
  ) -> [TextEdit] {
    let text = label.isEmpty ? "" : "\(label): "
    guard argument.isTrailing else {
      let start = argument.label?.start ?? argument.value.start
      return [TextEdit(TextRange(start: start, end: argument.value.start), text)]
    }
    guard label.couldBeAnother else { return [] }
    let opening = isFirst ? "(" : ", "
    return [
      TextEdit(TextRange(start: end, end: argument.value.start), opening + text),
      TextEdit(TextRange(start: argument.value.end, end: argument.value.end), ")"),
    ]
  }

  // MARK: Other expressions

  private var substitution: TextEdit {
    var pieces = template.pieces[...]
    var start = use.whole.start
    let keepsBase = template.leadsWithMember
    if keepsBase {
      pieces.removeFirst()
      if let base = use.base {
        start = base.end
        // A type is called to make a value.
        if use.symbol.kind == .initializer { pieces = pieces.withoutLeading(".init") }
      } else if use.symbol.kind != .initializer {
        pieces = pieces.withoutLeading(".")
      }
    }
    let trailing = trailingClosure
    var parts: [TextEdit.Part] = []
    for (position, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .receiver: parts.append(use.base.map(TextEdit.Part.source) ?? .text("self"))
      case .parameter(let number), .seconds(let number):
        guard isGiven(number) else {
          parts = parts.withoutLastLabel
          continue
        }
        if case .seconds = piece {
          parts += interval(number)
        } else {
          let next = pieces.dropFirst(position + 1).first
          parts += argument(number, isBase: next.map { $0.takesApart } ?? false)
        }
      }
    }
    if let trailing { parts = parts.endingWith(trailing) }
    return TextEdit(
      TextRange(start: start, end: use.whole.end),
      parts.withoutEmptyArguments,
      isCompound: !keepsBase && template.isCompound
    )
  }

  private func isGiven(_ number: Int) -> Bool {
    number < use.slots.count && !use.slots[number].isEmpty
  }

  private func argument(_ number: Int, isBase: Bool) -> [TextEdit.Part] {
    guard let arguments = use.arguments, number < use.slots.count else { return [] }
    var parts: [TextEdit.Part] = []
    for position in use.slots[number] {
      let argument = arguments[position]
      if !parts.isEmpty { parts.append(.text(", ")) }
      if isBase, argument.isCompound {
        parts += [.text("("), .source(argument.value), .text(")")]
      } else {
        parts.append(.source(argument.value))
      }
    }
    return parts
  }

  /// A number of seconds as an interval.
  private func interval(_ number: Int) -> [TextEdit.Part] {
    let argument = use.slots[number].first.flatMap { use.arguments?[$0] }
    if let seconds = argument?.number { return [.text(seconds.asInterval)] }
    let isCompound = argument?.isCompound ?? false
    return [.text(".milliseconds(Int(" + (isCompound ? "(" : ""))]
      + self.argument(number, isBase: false)
      + [.text((isCompound ? ")" : "") + " * 1000))")]
  }

  /// A closure that stays behind the parentheses.
  private var trailingClosure: TextRange? {
    guard case .text(")")? = template.pieces.last,
      case .parameter(let number)? = template.pieces.dropLast().last,
      number < use.slots.count, let position = use.slots[number].first,
      let argument = use.arguments?[position], argument.isTrailing,
      case .text(let before)? = template.pieces.dropLast(2).last,
      !before.lastLabel.couldBeAnother
    else { return nil }
    return argument.value
  }
}

extension Template {
  /// Whether what stands before the dot stays where it is.
  fileprivate var leadsWithMember: Bool {
    guard pieces.first == .receiver, pieces.count(where: { $0 == .receiver }) == 1 else {
      return false
    }
    return pieces.dropFirst().first?.isMember ?? false
  }

  /// Whether operators are outside of all brackets.
  fileprivate var isCompound: Bool {
    var depth = 0
    for case .text(let text) in pieces {
      for character in text {
        switch character {
        case "(", "{", "[": depth += 1
        case ")", "}", "]": depth -= 1
        case " " where depth == 0: return true
        default: break
        }
      }
    }
    return false
  }
}

extension ArraySlice<Template.Piece> {
  fileprivate func withoutLeading(_ text: String) -> ArraySlice<Template.Piece> {
    guard case .text(let first)? = first, first.hasPrefix(text) else { return self }
    return [.text(String(first.dropFirst(text.count)))] + dropFirst()
  }
}

extension Template.Piece {
  fileprivate var isMember: Bool {
    if case .text(let text) = self { text.hasPrefix(".") } else { false }
  }

  /// Whether it goes on with what stands before it, which operators must not stand in.
  fileprivate var takesApart: Bool {
    if case .text(let text) = self { text.hasPrefix(".") || text.hasPrefix("(") } else { false }
  }
}

extension String {
  /// Whether a closure with this label must not stand behind the parentheses, where it could be another one.
  fileprivate var couldBeAnother: Bool {
    ["on", "after", "while", "until", "when"].contains { hasPrefix($0) }
  }

  /// `label` at the end of `f(a, label: `.
  fileprivate var lastLabel: String {
    guard hasSuffix(": ") else { return "" }
    return String(dropLast(2).reversed().prefix { $0.isLetter }.reversed())
  }
}

extension [TextEdit.Part] {
  /// Takes a closure out of the parentheses.
  fileprivate func endingWith(_ closure: TextRange) -> [TextEdit.Part] {
    guard count > 2, case .text(let before) = self[count - 3] else { return self }
    var head = before
    while let last = head.last, last != "(", last != "," { head.removeLast() }
    let isEmpty = head.last == "("
    if isEmpty || head.last == "," { head.removeLast() }
    return dropLast(3) + [.text(head + (isEmpty ? " " : ") ")), .source(closure)]
  }

  /// Takes away the label of an argument that is not given.
  fileprivate var withoutLastLabel: [TextEdit.Part] {
    guard case .text(var text)? = last else { return self }
    while let last = text.last, last != "(", last != "," { text.removeLast() }
    if text.last == "," { text.removeLast() }
    return dropLast() + [.text(text)]
  }

  /// Joins texts, and takes away commas behind an opening parenthesis.
  fileprivate var withoutEmptyArguments: [TextEdit.Part] {
    reduce(into: []) { result, part in
      guard case .text(let new) = part, case .text(let old)? = result.last else {
        result.append(part)
        return
      }
      let rest = old.hasSuffix("(") && new.hasPrefix(", ") ? String(new.dropFirst(2)) : new
      result[result.count - 1] = .text(old + rest)
    }
  }
}

extension Double {
  /// A number of seconds as a time interval is written.
  fileprivate var asInterval: String {
    for (unit, scale) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6)] {
      let count = (self * scale).rounded()
      if abs(count - self * scale) < 1e-6, abs(count) < 1e15 { return ".\(unit)(\(Int(count)))" }
    }
    return ".nanoseconds(\(Int(exactly: (self * 1e9).rounded()) ?? 0))"
  }
}
