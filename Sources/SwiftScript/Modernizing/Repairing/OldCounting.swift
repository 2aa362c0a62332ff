/// `i++` is `i += 1` today; where its value counts, a closure makes it.
enum OldCounting {
  static func repair(_ repair: inout Repair) {
    if repair.words.contains(where: { $0.text == "operator" }) { return }
    for position in repair.words.indices where repair.words[position].isCounting {
      let isPrefix = !isBehind(position, repair)
      guard let operand = operand(at: position, isPrefix: isPrefix, repair) else { continue }
      let whole = min(position, operand.lowerBound)..<max(position + 1, operand.upperBound)
      let change = repair[position] == "++" ? " += 1" : " -= 1"
      repair.find(position)
      if isStatement(whole, repair) {
        repair.replace(whole, by: .words(operand), .written(change))
      } else if let start = declaration(of: whole, repair) {
        if isPrefix {
          repair.insert(.words(operand), .written(change + "; "), before: start)
          repair.replace(whole, by: .words(operand))
        } else {
          repair.replace(
            whole,
            by: .words(operand),
            .written("; "),
            .words(operand),
            .written(change)
          )
        }
      } else {
        // A brace in a condition would begin its body.
        let isEnclosed = repair.bracket(around: whole.lowerBound).map { repair[$0] != "{" } ?? false
        let (open, close) = isEnclosed ? ("{ ", " }()") : ("({ ", " }())")
        let changed: [Repair.Part] = [.words(operand), .written(change)]
        let read: [Repair.Part] = [.written("return "), .words(operand)]
        repair.replace(
          whole,
          with: [.written(open)]
            + (isPrefix
              ? changed + [.written("; ")] + read
              : [.written("defer { ")] + changed + [.written(" }; ")] + read) + [.written(close)]
        )
      }
    }
  }

  /// Whether the operator stands behind its operand.
  private static func isBehind(_ position: Int, _ repair: Repair) -> Bool {
    guard position > 0, !repair.words[position].isFirstOfLine else { return false }
    let before = repair.words[position - 1]
    guard before.range.upperBound == repair.words[position].range.lowerBound else { return false }
    return before.isName || ["]", ")", "!"].contains(before.text)
  }

  private static func operand(at position: Int, isPrefix: Bool, _ repair: Repair) -> Range<Int>? {
    if isPrefix {
      var end = position + 1
      guard repair.words.indices.contains(end), repair.words[end].isName else { return nil }
      end += 1
      while true {
        if repair[end] == ".", repair.words.indices.contains(end + 1), repair.words[end + 1].isName
        {
          end += 2
        } else if repair[end] == "[" || repair[end] == "!" {
          end = repair.after(end)
        } else {
          return position + 1..<end
        }
      }
    }
    var start = position - 1
    while start >= 0 {
      if repair[start] == "!" {
        start -= 1
      } else if ["]", ")"].contains(repair[start]), let open = repair.partner(of: start) {
        start = open - 1
      } else if repair[start - 1] == "." {
        start -= 2
      } else {
        break
      }
    }
    return start >= 0 && repair.words[start].isName ? start..<position : nil
  }

  // MARK: Where it stands

  /// Closures of these are for what they do; those of others give a value.
  private static let values: Set = [
    "map", "flatMap", "filter", "scan", "reduce", "generate", "deferred", "lazy", "zip",
    "combineLatest",
  ]

  private static func isStatement(_ range: Range<Int>, _ repair: Repair) -> Bool {
    guard endsStatement(range.upperBound, repair), beginsStatement(range.lowerBound, repair) else {
      return false
    }
    // A closure of nothing else returns it.
    guard let open = repair.bracket(around: range.lowerBound), repair[open] == "{",
      repair.partner(of: open) == range.upperBound,
      repair[range.lowerBound - 1] == "in" || open == range.lowerBound - 1
    else { return true }
    var name = open - 1
    while name > 0, repair[name] == "(" || repair[name] == ")" {
      name = repair[name] == ")" ? (repair.partner(of: name) ?? name) - 1 : name - 1
    }
    if ["=", "->", "Int"].contains(repair[name]) { return false }
    return !values.contains(repair[name])
  }

  private static func beginsStatement(_ position: Int, _ repair: Repair) -> Bool {
    repair.words[position].isFirstOfLine
      ? ![",", "(", "[", "="].contains(repair[position - 1])
      : ["{", "}", ";", "in", "do", "else", ":", ""].contains(repair[position - 1])
        && !isLabelled(position, repair)
  }

  /// Whether a colon before the position belongs to an argument, an entry or a choice.
  private static func isLabelled(_ position: Int, _ repair: Repair) -> Bool {
    guard repair[position - 1] == ":" else { return false }
    var start = position - 1
    while start > 0, !repair.words[start].isFirstOfLine,
      !["case", "default"].contains(repair[start])
    {
      start -= 1
    }
    return !["case", "default"].contains(repair[start])
  }

  private static func endsStatement(_ position: Int, _ repair: Repair) -> Bool {
    guard repair.words.indices.contains(position) else { return true }
    if ["}", ";"].contains(repair[position]) { return true }
    return repair.words[position].isFirstOfLine
      && ![".", ")", "]", ",", "+", "-"].contains(repair[position])
  }

  /// The start of the statement, if it is `let x = i++`, `x = i++` or `return ++i` and no more.
  private static func declaration(of range: Range<Int>, _ repair: Repair) -> Int? {
    guard endsStatement(range.upperBound, repair) else { return nil }
    let isReturn = repair[range.lowerBound - 1] == "return"
    if isReturn {
      guard range.upperBound > 0, repair.words[range.lowerBound].isCounting else { return nil }
      return range.lowerBound - 1
    }
    guard repair[range.lowerBound - 1] == "=" else { return nil }
    var start = range.lowerBound - 2
    while start > 0, !repair.words[start].isFirstOfLine,
      !["{", ";", "in"].contains(repair[start - 1])
    {
      start -= 1
    }
    guard ["let", "var"].contains(repair[start]) || repair.words[start].isName,
      !["if", "while", "guard", "for", "case"].contains(repair[start])
    else { return nil }
    return start
  }
}
