import ScriptSource

/// `for var i = 0; i < 3; i++` is a loop over a range today, or `while` where that would mean something else.
enum OldLoops {
  /// The parts of a loop's head and its body's braces.
  private struct Loop {
    let start: Int
    let first: Range<Int>
    let condition: Range<Int>
    let step: Range<Int>
    let body: Range<Int>
    /// The position of a label before the loop.
    let label: Int?
  }

  static func repair(_ words: inout Words) {
    // A loop inside of another one waits until that is done.
    var end = 0
    for start in words.positions where words[start] == "for" && start >= end {
      guard let loop = loop(at: start, words) else { continue }
      if let count = counting(loop, words) {
        words.replace(start..<loop.body.lowerBound, by: "for \(count)")
      } else {
        rewrite(loop, &words)
      }
      end = loop.body.upperBound
    }
  }

  private static func loop(at start: Int, _ words: Words) -> Loop? {
    guard let open = words.first(["{"], from: start + 1), let close = words.partner(of: open)
    else { return nil }
    var head = start + 1..<open
    if words[start + 1] == "(", words.partner(of: start + 1) == open - 1 {
      head = start + 2..<open - 1
    }
    let semicolons = words.outside(of: head).filter { words[$0] == ";" }
    guard semicolons.count == 2 else { return nil }
    return Loop(
      start: start,
      first: head.lowerBound..<semicolons[0],
      condition: semicolons[0] + 1..<semicolons[1],
      step: semicolons[1] + 1..<head.upperBound,
      body: open..<close,
      label: words[start - 1] == ":" ? start - 2 : nil
    )
  }

  // MARK: A range

  /// `i in 0..<3`, if the loop is plainly that.
  private static func counting(_ loop: Loop, _ words: Words) -> String? {
    let first = loop.first
    guard words[first.lowerBound] == "var", first.count >= 4, loop.condition.count >= 3 else {
      return nil
    }
    let name = words[first.lowerBound + 1]
    let isTyped = words[first.lowerBound + 2] == ":" && words[first.lowerBound + 3] == "Int"
    let equals = first.lowerBound + (isTyped ? 4 : 2)
    let from = min(equals + 1, first.upperBound)..<first.upperBound
    let to = loop.condition.dropFirst(2)
    guard words[equals] == "=", words[loop.condition.lowerBound] == name,
      let step = stepping(name, loop.step, words), isSteady(from, in: loop.body, words),
      isSteady(to, in: loop.body, words), staysWith(name, loop.body, words)
    else { return nil }
    let (low, high) = (words.source(from), words.source(to))
    let comparison = words[loop.condition.lowerBound + 1]
    guard (step > 0 ? ["<", "<="] : [">", ">="]).contains(comparison), !low.contains(".") else {
      return nil
    }
    let isThrough = comparison.hasSuffix("=")
    let isSafe =
      Int(low).flatMap { low in Int(high).map { low <= $0 } }
      ?? (low == "0" && high.hasSuffix(".count"))
    if step == 1, isSafe { return "\(name) in \(low)\(isThrough ? "..." : "..<")\(high)" }
    return "\(name) in stride(from: \(low), \(isThrough ? "through" : "to"): \(high), by: \(step))"
  }

  /// By how much `i++` or `i += 2` steps.
  private static func stepping(_ name: String, _ step: Range<Int>, _ words: Words) -> Int? {
    let parts = step.map { words[$0] }
    switch parts {
    case [name, "++"], ["++", name]: return 1
    case [name, "--"], ["--", name]: return -1
    case _ where parts.count == 3 && parts[0] == name:
      guard let number = Int(parts[2]), number > 0 else { return nil }
      return parts[1] == "+=" ? number : parts[1] == "-=" ? -number : nil
    default: return nil
    }
  }

  /// Whether an expression is a number, a name or a name's property, that the body doesn't change.
  private static func isSteady(_ range: Range<Int>, in body: Range<Int>, _ words: Words) -> Bool {
    let text = words.source(range)
    if Int(text) != nil { return true }
    guard let first = range.first,
      range.allSatisfy({ words[$0] == "." || words.isName($0) && words[$0] != "_" })
    else { return false }
    return !changes(words[first], body, words)
  }

  /// Whether the body may give a variable another value.
  private static func changes(_ name: String, _ body: Range<Int>, _ words: Words) -> Bool {
    let writes: Set = ["=", "+=", "-=", "*=", "/=", "%=", "++", "--"]
    let reads: Set = ["count", "characters", "utf8", "endIndex", "startIndex"]
    return body.contains { position in
      guard words[position] == name, words[position - 1] != "." else { return false }
      return writes.contains(words[position + 1])
        || ["++", "--", "&"].contains(words[position - 1])
        || words[position + 1] == "." && !reads.contains(words[position + 2])
    }
  }

  /// Whether the body only reads the variable, and in no closure, which would see how it goes on.
  private static func staysWith(_ name: String, _ body: Range<Int>, _ words: Words) -> Bool {
    guard !changes(name, body, words) else { return false }
    let statements: Set = [
      "if", "else", "for", "while", "switch", "guard", "do", "repeat", "catch",
    ]
    return body.dropFirst().allSatisfy { open in
      guard words[open] == "{", let close = words.partner(of: open),
        (open..<close).contains(where: { words[$0] == name })
      else { return true }
      var start = open - 1
      while start > body.lowerBound, !words.isFirstOfLine(start),
        !["{", ";", "}", ":"].contains(words[start - 1])
      {
        start = words.partner(of: start - 1) ?? start - 1
      }
      return statements.contains(words[start]) || words[open - 1] == "else" || words[start] == "}"
    }
  }

  // MARK: Any other loop

  private static func rewrite(_ loop: Loop, _ words: inout Words) {
    let step = words.split(loop.step).map { words.part($0) }
    let hasScope = !loop.first.isEmpty
    var head: [TextEdit.Part] = hasScope ? [.text("do { ")] : []
    for part in declared(loop.first, words) { head += [words.part(part), .text("; ")] }
    if let label = loop.label { head.append(.text(words[label] + ": ")) }
    head.append(.text("while "))
    head.append(loop.condition.isEmpty ? .text("true") : words.part(loop.condition))
    words.replace((loop.label ?? loop.start)..<loop.body.lowerBound, by: head)
    for position in continues(of: loop, words) {
      words.insert(step.flatMap { [$0, .text("; ")] }, before: position)
    }
    let close = loop.body.upperBound
    let steps = Array(step.map { [$0] }.joined(separator: [.text("; ")]))
    if words.isFirstOfLine(close), close > loop.body.lowerBound + 1 {
      let inner = words.indentation(at: loop.body.lowerBound + 1)
      let outer = words.indentation(at: close)
      let extra = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "  "
      words.insert([.text(extra)] + steps + [.text("\n" + outer)], before: close)
    } else {
      let isEmpty = close == loop.body.lowerBound + 1
      let lead = isEmpty || words[close - 1] == ";" ? " " : "; "
      let isTight = words.words[close].range.start == words.words[close - 1].range.end
      words.insert([.text(lead)] + steps + [.text(isTight ? " " : "")], after: close - 1)
    }
    if hasScope { words.insert(" }", after: close) }
  }

  /// One declaration, or several assignments.
  private static func declared(_ range: Range<Int>, _ words: Words) -> [Range<Int>] {
    if range.isEmpty { return [] }
    return ["var", "let"].contains(words[range.lowerBound]) ? [range] : words.split(range)
  }

  /// Every `continue` that goes on with this loop.
  private static func continues(of loop: Loop, _ words: Words) -> [Int] {
    let label = loop.label.map { words[$0] }
    let inner = loop.body.dropFirst().compactMap { position -> Range<Int>? in
      guard ["for", "while", "repeat"].contains(words[position]),
        let open = words.first(["{"], from: position + 1, to: loop.body.upperBound),
        let close = words.partner(of: open)
      else { return nil }
      return open..<close
    }
    return loop.body.filter { position in
      guard words[position] == "continue" else { return false }
      let next = position + 1
      if words.isName(next), !words.isFirstOfLine(next), !["case", "default"].contains(words[next])
      {
        return words[next] == label
      }
      return !inner.contains { $0.contains(position) }
    }
  }
}
