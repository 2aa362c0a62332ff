/// `func add(a: Int)(_ b: Int) -> Int` returns a closure today.
enum CurriedFunctions {
  static func repair(_ repair: inout Repair) {
    var curried: [String: Int] = [:]
    for start in repair.words.indices where repair[start] == "func" {
      guard let first = (start + 1..<repair.words.count).first(where: { repair[$0] == "(" }),
        let body = repair.first(["{", "}"], from: first), repair[body] == "{",
        let end = repair.partner(of: body)
      else { continue }
      var lists: [Range<Int>] = []
      var position = first
      while repair[position] == "(", let close = repair.partner(of: position) {
        lists.append(position + 1..<close)
        position = close + 1
      }
      guard lists.count > 1, position <= body else { continue }
      curried[repair[start + 1]] = lists.count
      repair.find(lists[1].lowerBound - 1)
      rewrite(lists, result: position..<body, body: body, end: end, &repair)
    }
    for position in repair.words.indices where repair[position - 1] != "func" {
      guard let count = curried[repair[position]], repair[position + 1] == "(" else { continue }
      dropLabels(behind: repair.after(position + 1), count - 1, &repair)
    }
  }

  private static func rewrite(
    _ lists: [Range<Int>],
    result: Range<Int>,
    body: Int,
    end: Int,
    _ repair: inout Repair
  ) {
    let arrow = result.first { repair[$0] == "->" }
    let effect = repair.source(result.lowerBound..<(arrow ?? result.upperBound))
    let last = arrow.map { repair.source($0 + 1..<result.upperBound) } ?? "Void"
    let rest = lists.dropFirst()
    let types = rest.map { list in
      repair.split(list).map { type(of: $0, repair) }.joined(separator: ", ")
    }
    func signature(from index: Int) -> String {
      types[index...].enumerated().map { offset, type in
        let isLast = index + offset == types.count - 1
        return "(\(type)) " + (isLast && !effect.isEmpty ? effect + " -> " : "-> ")
      }.joined() + last
    }
    repair.replace(lists[1].lowerBound - 1..<body, by: " -> " + signature(from: 0))
    var openings = ""
    for (index, list) in rest.enumerated() {
      let parameters = repair.split(list).map { parameter(of: $0, repair) }
        .joined(separator: ", ")
      let isLast = index == types.count - 1
      let tail = isLast ? last : signature(from: index + 1)
      let effect = isLast && !effect.isEmpty ? effect + " " : ""
      openings += " return { (\(parameters)) \(effect)-> \(tail) in"
    }
    repair.insert(.written(openings), after: body)
    let closings = String(repeating: "}", count: rest.count)
    let isOnLine = !repair.words[end].isFirstOfLine
    repair.insert(.written(isOnLine ? closings + " " : closings), before: end)
  }

  /// `Int` of `b: Int`.
  private static func type(of parameter: Range<Int>, _ repair: Repair) -> String {
    let colon = parameter.first { repair[$0] == ":" }
    return repair.source((colon.map { $0 + 1 } ?? parameter.lowerBound)..<parameter.upperBound)
  }

  /// `b: Int` of `_ b: Int`: a closure has no labels.
  private static func parameter(of parameter: Range<Int>, _ repair: Repair) -> String {
    guard let colon = parameter.first(where: { repair[$0] == ":" }), colon > parameter.lowerBound
    else { return repair.source(parameter) }
    return repair.source(colon - 1..<parameter.upperBound)
  }

  /// Takes the labels out of the arguments that are a closure's today.
  private static func dropLabels(behind start: Int, _ count: Int, _ repair: inout Repair) {
    var position = start
    for _ in 0..<count where repair[position] == "(" {
      guard let close = repair.partner(of: position) else { return }
      for argument in repair.split(position + 1..<close)
      where argument.count > 2 && repair[argument.lowerBound + 1] == ":" {
        repair.remove(argument.lowerBound..<argument.lowerBound + 2)
      }
      position = close + 1
    }
  }
}
