/// Parses a marble picture from left to right.
struct MarbleReader {
  private let picture: String
  private var rest: ArraySlice<Character>
  private var tick = 0
  /// The position of the group that is not closed yet.
  private var group: Int?

  init(_ picture: String) {
    self.picture = picture
    rest = Array(picture)[...]
  }

  mutating func readAll() throws(MarbleSyntaxError) -> [MarbleGrammar.PlacedMark] {
    var marks: [MarbleGrammar.PlacedMark] = []
    while let character = rest.first {
      let position = rest.startIndex
      rest = rest.dropFirst()
      if character.isWhitespace { continue }
      if let symbol = try symbol(character, at: position) {
        marks.append((MarbleMark(tick, symbol), position))
        if group == nil { try pass(1, at: position) }
      }
    }
    if let group {
      throw error(group, "this group is not closed; close it with `)`")
    }
    return marks
  }

  /// - Returns: The symbol, or nil if it was time or a bracket of a group.
  private mutating func symbol(
    _ character: Character,
    at position: Int
  ) throws(MarbleSyntaxError) -> MarbleSymbol? {
    switch character {
    case "|": return .completed
    case "#": return .error(nil)
    case "^": return .subscribe
    case "!": return .dispose
    case "<": return try bracketed(at: position)
    case "-", "[":
      if group != nil {
        throw error(position, "time cannot pass inside a group; close the group with `)` first")
      }
      try pass(character == "-" ? 1 : try number(at: position), at: position)
      return nil
    case "(":
      if group != nil {
        throw error(position, "a group cannot start inside another; close that with `)` first")
      }
      group = position
      return nil
    case ")":
      if group == nil { throw error(position, "no group is open; open one with `(`") }
      group = nil
      try pass(1, at: position)
      return nil
    case ">", "]", "\\":
      throw error(
        position,
        "`\(character)` has no meaning here; as an element, write `<\\\(character)>`"
      )
    default: return .element(String(character))
    }
  }

  private mutating func bracketed(at position: Int) throws(MarbleSyntaxError) -> MarbleSymbol {
    var text = ""
    let isError = rest.first == "#"
    if isError { rest = rest.dropFirst() }
    while var character = rest.popFirst() {
      if character == ">" { return isError ? .error(text) : .element(text) }
      if character == "\\", let plain = rest.popFirst() { character = plain }
      text.append(character)
    }
    throw error(position, "this element is not closed; close it with `>`")
  }

  private mutating func number(at position: Int) throws(MarbleSyntaxError) -> Int {
    guard let end = rest.firstIndex(of: "]") else {
      throw error(position, "this number of ticks is not closed; close it with `]`")
    }
    let text = String(rest[..<end])
    rest = rest[(end + 1)...]
    guard let ticks = Int(text), ticks >= 0 else {
      throw error(position, "`\(text)` is not a number of ticks; write `[30]`, for example")
    }
    return ticks
  }

  private mutating func pass(_ ticks: Int, at position: Int) throws(MarbleSyntaxError) {
    let (sum, isTooFar) = tick.addingReportingOverflow(ticks)
    if isTooFar { throw error(position, MarbleGrammar.tooManyTicks) }
    tick = sum
  }

  private func error(_ position: Int, _ message: String) -> MarbleSyntaxError {
    MarbleSyntaxError(picture, position, message)
  }
}
