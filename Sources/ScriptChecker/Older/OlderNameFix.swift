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
    if let base = use.base, pieces.first == .receiver, template.leadsWithMember {
      pieces.removeFirst()
      start = base.end
    } else if use.base == nil, pieces.first == .receiver, template.leadsWithMember {
      pieces = template.pieces(behindReceiver: 1)
    }
    let trailing = trailingClosure
    var parts: [TextEdit.Part] = []
    for (position, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .receiver: parts.append(use.base.map(TextEdit.Part.source) ?? .text("self"))
      case .parameter(let number):
        let next = pieces.dropFirst(position + 1).first
        parts += argument(number, isBase: next?.isMember ?? false)
      case .seconds(let number): parts += interval(number)
      }
    }
    if let trailing { parts = parts.endingWith(trailing) }
    parts = parts.withoutEmptyArguments
    return TextEdit(
      TextRange(start: start, end: use.whole.end),
      parts,
      isCompound: template.isCompound
    )
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

  fileprivate func pieces(behindReceiver count: Int) -> ArraySlice<Piece> {
    var rest = pieces.dropFirst(count)
    if case .text(let text)? = rest.first {
      rest = [.text(String(text.dropFirst()))] + rest.dropFirst()
    }
    return rest
  }
}

extension Template.Piece {
  fileprivate var isMember: Bool {
    if case .text(let text) = self { text.hasPrefix(".") } else { false }
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

  /// Leaves out labels of arguments that are not given.
  fileprivate var withoutEmptyArguments: [TextEdit.Part] {
    var result: [TextEdit.Part] = []
    for part in self {
      guard case .text(let new) = part, case .text(let old)? = result.last else {
        result.append(part)
        continue
      }
      // `…, label: ` and `, …` or `)` with nothing between.
      var head = old
      if old.hasSuffix(": ") {
        while let last = head.last, last != "(", last != "," { head.removeLast() }
        if head.last == "," { head.removeLast() }
      }
      result[result.count - 1] = .text(
        head.hasSuffix("(") && new.hasPrefix(", ") ? head + new.dropFirst(2) : head + new
      )
    }
    return result
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
