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

  static func repair(_ repair: inout Repair) {
    // A loop inside of another one waits until that is done.
    var end = 0
    for start in repair.words.indices where repair[start] == "for" && start >= end {
      guard let loop = loop(at: start, repair) else { continue }
      repair.find(start)
      if let count = counting(loop, repair) {
        repair.replace(start..<loop.body.lowerBound, with: [.written("for \(count)")])
      } else {
        rewrite(loop, &repair)
      }
      end = loop.body.lowerBound
    }
  }

  private static func loop(at start: Int, _ repair: Repair) -> Loop? {
    guard let open = repair.first(["{"], from: start + 1), let close = repair.partner(of: open)
    else { return nil }
    var head = start + 1..<open
    if repair[start + 1] == "(", repair.partner(of: start + 1) == open - 1 {
      head = start + 2..<open - 1
    }
    let semicolons = repair.outside(of: head).filter { repair[$0] == ";" }
    guard semicolons.count == 2 else { return nil }
    return Loop(
      start: start,
      first: head.lowerBound..<semicolons[0],
      condition: semicolons[0] + 1..<semicolons[1],
      step: semicolons[1] + 1..<head.upperBound,
      body: open..<close,
      label: repair[start - 1] == ":" ? start - 2 : nil
    )
  }

  // MARK: A range

  /// `i in 0..<3`, if the loop is plainly that.
  private static func counting(_ loop: Loop, _ repair: Repair) -> String? {
    let first = loop.first
    let condition = loop.condition
    guard repair[first.lowerBound] == "var", first.count >= 4 else { return nil }
    let name = repair[first.lowerBound + 1]
    var from = first.lowerBound + 3..<first.upperBound
    if repair[first.lowerBound + 2] == ":", repair[first.lowerBound + 3] == "Int", first.count > 5 {
      from = first.lowerBound + 5..<first.upperBound
    } else if repair[first.lowerBound + 2] != "=" {
      return nil
    }
    guard repair.split(from).count == 1, condition.count >= 3,
      repair[condition.lowerBound] == name, let step = stepping(name, loop.step, repair),
      isSteady(from, in: loop.body, repair), !repair.source(from).contains("."),
      staysWith(name, loop.body, repair)
    else { return nil }
    let to = condition.lowerBound + 2..<condition.upperBound
    guard isSteady(to, in: loop.body, repair) else { return nil }
    let (low, high) = (repair.source(from), repair.source(to))
    let comparison = repair[condition.lowerBound + 1]
    let isUp = step > 0
    guard isUp ? ["<", "<="].contains(comparison) : [">", ">="].contains(comparison) else {
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
  private static func stepping(_ name: String, _ step: Range<Int>, _ repair: Repair) -> Int? {
    let words = step.map { repair[$0] }
    switch words {
    case [name, "++"], ["++", name]: return 1
    case [name, "--"], ["--", name]: return -1
    case _ where words.count == 3 && words[0] == name:
      guard let number = Int(words[2]), number > 0 else { return nil }
      return words[1] == "+=" ? number : words[1] == "-=" ? -number : nil
    default: return nil
    }
  }

  /// Whether an expression is a number, a name or a name's property, that the body doesn't change.
  private static func isSteady(_ range: Range<Int>, in body: Range<Int>, _ repair: Repair) -> Bool {
    guard let name = range.first.map({ repair[$0] }) else { return false }
    if range.count == 1, Int(name) != nil { return true }
    if range.count == 2, name == "-", Int(repair[range.lowerBound + 1]) != nil { return true }
    guard
      range.allSatisfy({ repair[$0] == "." || repair.words[$0].isName && repair[$0] != "_" })
    else { return false }
    return !changes(name, body, repair)
  }

  /// Whether the body may give a variable another value.
  private static func changes(_ name: String, _ body: Range<Int>, _ repair: Repair) -> Bool {
    let writes: Set = ["=", "+=", "-=", "*=", "/=", "%=", "++", "--"]
    let reads: Set = ["count", "characters", "utf8", "endIndex", "startIndex"]
    return body.contains { position in
      guard repair[position] == name, repair[position - 1] != "." else { return false }
      if writes.contains(repair[position + 1]) || ["++", "--", "&"].contains(repair[position - 1]) {
        return true
      }
      return repair[position + 1] == "." && !reads.contains(repair[position + 2])
    }
  }

  /// Whether the body only reads the variable, and in no closure, which would see how it goes on.
  private static func staysWith(_ name: String, _ body: Range<Int>, _ repair: Repair) -> Bool {
    guard !changes(name, body, repair) else { return false }
    let statements: Set = [
      "if", "else", "for", "while", "switch", "guard", "do", "repeat", "catch",
    ]
    for open in body.dropFirst() where repair[open] == "{" {
      guard let close = repair.partner(of: open),
        (open..<close).contains(where: { repair[$0] == name })
      else { continue }
      var start = open - 1
      while start > body.lowerBound, !repair.words[start].isFirstOfLine,
        !["{", ";", "}", ":"].contains(repair[start - 1])
      {
        start = (repair.partner(of: start - 1) ?? start - 1)
      }
      let isElse = repair[open - 1] == "else" || repair[start] == "}"
      guard statements.contains(repair[start]) || isElse else { return false }
    }
    return true
  }

  // MARK: Any other loop

  private static func rewrite(_ loop: Loop, _ repair: inout Repair) {
    let start = loop.label ?? loop.start
    let step = repair.split(loop.step)
    let hasScope = !loop.first.isEmpty
    var head: [Repair.Part] = []
    if hasScope { head.append(.written("do { ")) }
    for part in declared(loop.first, repair) { head += [.words(part), .written("; ")] }
    if let label = loop.label { head.append(.written(repair[label] + ": ")) }
    head.append(.written("while "))
    head.append(loop.condition.isEmpty ? .written("true") : .words(loop.condition))
    repair.replace(start..<loop.body.lowerBound, with: head)
    for position in continues(of: loop, repair) {
      repair.insert(with: step.flatMap { [.words($0), .written("; ")] }, before: position)
    }
    let close = loop.body.upperBound
    let steps = step.enumerated().flatMap { index, part -> [Repair.Part] in
      index == 0 ? [.words(part)] : [.written("; "), .words(part)]
    }
    if repair.words[close].isFirstOfLine, close > loop.body.lowerBound + 1 {
      let inner = repair.indentation(at: loop.body.lowerBound + 1)
      let outer = repair.indentation(at: close)
      let extra = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "    "
      repair.insert(
        with: [.written(extra)] + steps + [.written("\n" + outer)],
        before: close
      )
    } else {
      let isEmpty = close == loop.body.lowerBound + 1
      let lead = isEmpty || repair[close - 1] == ";" ? " " : "; "
      let isTight = repair.words[close].range.lowerBound == repair.words[close - 1].range.upperBound
      repair.insert(
        with: [.written(lead)] + steps + [.written(isTight ? " " : "")],
        after: close - 1
      )
    }
    if hasScope { repair.insert(.written(" }"), after: close) }
  }

  /// One declaration, or several assignments.
  private static func declared(_ range: Range<Int>, _ repair: Repair) -> [Range<Int>] {
    if range.isEmpty { return [] }
    return ["var", "let"].contains(repair[range.lowerBound]) ? [range] : repair.split(range)
  }

  /// Every `continue` that goes on with this loop.
  private static func continues(of loop: Loop, _ repair: Repair) -> [Int] {
    let label = loop.label.map { repair[$0] }
    var inner: [Range<Int>] = []
    for position in loop.body.dropFirst()
    where ["for", "while", "repeat"].contains(repair[position]) {
      guard let open = repair.first(["{"], from: position + 1, to: loop.body.upperBound),
        let close = repair.partner(of: open)
      else { continue }
      inner.append(open..<close)
    }
    return loop.body.filter { position in
      guard repair[position] == "continue" else { return false }
      let next = position + 1
      if repair.words[next].isName, !repair.words[next].isFirstOfLine, repair[next] != "case",
        repair[next] != "default"
      {
        return repair[next] == label
      }
      return !inner.contains { $0.contains(position) }
    }
  }
}
