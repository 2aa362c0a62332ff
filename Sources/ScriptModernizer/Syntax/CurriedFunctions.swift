import ScriptSource

/// `func add(a: Int)(_ b: Int) -> Int` returns a closure today.
enum CurriedFunctions {
  static func repair(_ words: inout Words) {
    var curried: [String: Int] = [:]
    for start in words.positions where words[start] == "func" {
      guard let first = words.positions.dropFirst(start).first(where: { words[$0] == "(" }),
        let body = words.first(["{", "}"], from: first), words[body] == "{",
        let end = words.partner(of: body)
      else { continue }
      var lists: [Range<Int>] = []
      var position = first
      while words[position] == "(", let close = words.partner(of: position) {
        lists.append(position + 1..<close)
        position = close + 1
      }
      guard lists.count > 1, position <= body else { continue }
      curried[words[start + 1]] = lists.count
      rewrite(lists, result: position..<body, body: body, end: end, &words)
    }
    for position in words.positions where words[position - 1] != "func" {
      guard let count = curried[words[position]], words[position + 1] == "(" else { continue }
      dropLabels(behind: words.after(position + 1), count - 1, &words)
    }
  }

  private static func rewrite(
    _ lists: [Range<Int>],
    result: Range<Int>,
    body: Int,
    end: Int,
    _ words: inout Words
  ) {
    let arrow = result.first { words[$0] == "->" }
    let effect = words.source(result.lowerBound..<(arrow ?? result.upperBound))
    var type = arrow.map { words.source($0 + 1..<result.upperBound) } ?? "Void"
    var openings = ""
    for (index, list) in lists.dropFirst().enumerated().reversed() {
      let isLast = index == lists.count - 2
      let arrow = isLast && !effect.isEmpty ? "\(effect) -> " : "-> "
      let parameters = words.split(list)
      let names = parameters.map { words.source(named($0, words)) }.joined(separator: ", ")
      let types = parameters.map { words.source(typed($0, words)) }.joined(separator: ", ")
      openings = " return { (\(names)) \(arrow)\(type) in" + openings
      type = "(\(types)) \(arrow)\(type)"
    }
    words.replace(lists[1].lowerBound - 1..<body, by: " -> \(type)")
    words.insert(openings, after: body)
    let closings = String(repeating: "}", count: lists.count - 1)
    words.insert(words.isFirstOfLine(end) ? closings : closings + " ", before: end)
  }

  /// `Int` of `b: Int`.
  private static func typed(_ parameter: Range<Int>, _ words: Words) -> Range<Int> {
    let colon = parameter.first { words[$0] == ":" }
    return (colon.map { $0 + 1 } ?? parameter.lowerBound)..<parameter.upperBound
  }

  /// `b: Int` of `_ b: Int`: a closure has no labels.
  private static func named(_ parameter: Range<Int>, _ words: Words) -> Range<Int> {
    let colon = parameter.dropFirst().first { words[$0] == ":" }
    return (colon.map { $0 - 1 } ?? parameter.lowerBound)..<parameter.upperBound
  }

  /// Takes the labels out of the arguments that are a closure's today.
  private static func dropLabels(behind start: Int, _ count: Int, _ words: inout Words) {
    var position = start
    for _ in 0..<count where words[position] == "(" {
      guard let close = words.partner(of: position) else { return }
      for argument in words.split(position + 1..<close)
      where argument.count > 2 && words[argument.lowerBound + 1] == ":" {
        words.remove(argument.lowerBound..<argument.lowerBound + 2)
      }
      position = close + 1
    }
  }
}
