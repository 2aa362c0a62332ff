import ScriptSource

/// `i++` is `i += 1` today; where its value counts, a closure makes it.
enum OldCounting {
  static func repair(_ words: inout Words) {
    // A program may have such operators of its own.
    let isDeclared = words.positions.contains {
      words[$0] == "operator" || words[$0] == "func" && ["++", "--"].contains(words[$0 + 1])
    }
    if isDeclared { return }
    for position in words.positions where ["++", "--"].contains(words[position]) {
      let isPrefix = !isBehind(position, words)
      guard let operand = operand(at: position, isPrefix: isPrefix, words) else { continue }
      let whole = min(position, operand.lowerBound)..<max(position + 1, operand.upperBound)
      let name = words.part(operand)
      let change: [TextEdit.Part] = [name, .text(words[position] == "++" ? " += 1" : " -= 1")]
      if isStatement(whole, words) {
        words.replace(whole, by: change)
      } else if let start = declaration(of: whole, words), isPrefix || words[start] != "return" {
        if isPrefix {
          words.insert(change + [.text("; ")], before: start)
          words.replace(whole, by: [name])
        } else {
          words.replace(whole, by: [name, .text("; ")] + change)
        }
      } else {
        // A brace in a condition would begin its body.
        let isEnclosed = words.bracket(around: whole.lowerBound).map { words[$0] != "{" } ?? false
        let (open, close) = isEnclosed ? ("{ ", " }()") : ("({ ", " }())")
        let read: [TextEdit.Part] = [.text("return "), name]
        let body: [TextEdit.Part] =
          isPrefix
          ? change + [.text("; ")] + read : [.text("defer { ")] + change + [.text(" }; ")] + read
        words.replace(whole, by: [.text(open)] + body + [.text(close)])
      }
    }
  }

  /// Whether the operator stands behind its operand.
  private static func isBehind(_ position: Int, _ words: Words) -> Bool {
    guard position > 0, !words.isFirstOfLine(position) else { return false }
    let before = words.words[position - 1]
    return before.range.end == words.words[position].range.start
      && (before.isName || ["]", ")", "!"].contains(before.text))
  }

  private static func operand(at position: Int, isPrefix: Bool, _ words: Words) -> Range<Int>? {
    if isPrefix {
      guard words.isName(position + 1) else { return nil }
      var end = position + 2
      while true {
        if words[end] == ".", words.isName(end + 1) {
          end += 2
        } else if words[end] == "[" || words[end] == "!" {
          end = words.after(end)
        } else {
          return position + 1..<end
        }
      }
    }
    let start = words.startOfChain(endingAt: position - 1)
    return start.flatMap { words.isName($0) ? $0..<position : nil }
  }

  // MARK: Where it stands

  /// Closures of these give a value; those of others are for what they do.
  private static let values: Set = [
    "map", "flatMap", "filter", "scan", "reduce", "generate", "deferred", "lazy", "zip",
    "combineLatest", "=", "->", "Int",
  ]

  private static func isStatement(_ range: Range<Int>, _ words: Words) -> Bool {
    guard endsStatement(range.upperBound, words), beginsStatement(range.lowerBound, words) else {
      return false
    }
    // A closure of nothing else returns it.
    guard let open = words.bracket(around: range.lowerBound), words[open] == "{",
      words.partner(of: open) == range.upperBound,
      words[range.lowerBound - 1] == "in" || open == range.lowerBound - 1
    else { return true }
    var name = open - 1
    while name > 0, words[name] == "(" || words[name] == ")" {
      name = words[name] == ")" ? (words.partner(of: name) ?? name) - 1 : name - 1
    }
    return !values.contains(words[name])
  }

  private static func beginsStatement(_ position: Int, _ words: Words) -> Bool {
    let before = words[position - 1]
    if words.isFirstOfLine(position) { return ![",", "(", "[", "="].contains(before) }
    // A colon of an argument, an entry or a choice is none of a case.
    if before == ":" { return isInCase(position, words) }
    return ["{", "}", ";", "in", "do", "else", ""].contains(before)
  }

  private static func isInCase(_ position: Int, _ words: Words) -> Bool {
    var start = position - 1
    while start > 0, !words.isFirstOfLine(start), !["case", "default"].contains(words[start]) {
      start -= 1
    }
    return ["case", "default"].contains(words[start])
  }

  private static func endsStatement(_ position: Int, _ words: Words) -> Bool {
    guard words.positions.contains(position) else { return true }
    if ["}", ";"].contains(words[position]) { return true }
    return words.isFirstOfLine(position)
      && ![".", ")", "]", ",", "+", "-"].contains(words[position])
  }

  /// The start of the statement, if it is `let x = i++`, `x = i++` or `return ++i` and no more.
  private static func declaration(of range: Range<Int>, _ words: Words) -> Int? {
    guard endsStatement(range.upperBound, words) else { return nil }
    if words[range.lowerBound - 1] == "return" { return range.lowerBound - 1 }
    guard words[range.lowerBound - 1] == "=" else { return nil }
    var start = range.lowerBound - 2
    while start > 0, !words.isFirstOfLine(start), !["{", ";", "in"].contains(words[start - 1]) {
      start -= 1
    }
    return words.isName(start) && !["if", "while", "guard", "for", "case"].contains(words[start])
      ? start : nil
  }
}
