/// The grammar of marble pictures, for parsing and drawing.
///
///     -          a tick passes
///     [30]       30 ticks pass
///     a          an element, in a tick of its own
///     <10>       an element that is not one plain character; in it, `\` makes the next character plain
///     |  #       completion, error; each in a tick of its own
///     <#why>     an error other than the expected one, with its description
///     (ab|)      all of it in one tick
///     ^  !       subscription, disposal; among events, `^` shows where tick 0 is
///
/// Spaces between them have no meaning.
package enum MarbleGrammar {
  /// A mark and its position in the picture, in characters from the start.
  package typealias PlacedMark = (mark: MarbleMark, position: Int)

  /// - Parameter start: The time of tick 0, which is added to the ticks of the marks.
  package static func read(
    _ picture: String,
    from start: TestTime = 0
  ) throws(MarbleSyntaxError) -> [PlacedMark] {
    var marks = try readTicks(picture)
    for index in marks.indices {
      let (mark, position) = marks[index]
      let (tick, isTooFar) = mark.tick.addingReportingOverflow(start)
      if isTooFar { throw MarbleSyntaxError(picture, position, tooManyTicks) }
      marks[index].mark = MarbleMark(tick, mark.symbol)
    }
    return marks
  }

  static let tooManyTicks = "too many ticks; use a smaller number"

  private static func readTicks(_ picture: String) throws(MarbleSyntaxError) -> [PlacedMark] {
    var reader = MarbleReader(picture)
    let marks = try reader.readAll()
    let isWindow = marks.allSatisfy { [.subscribe, .dispose].contains($0.mark.symbol) }
    if isWindow { return marks }
    if let disposal = marks.first(where: { $0.mark.symbol == .dispose }) {
      throw MarbleSyntaxError(
        picture,
        disposal.position,
        "`!` ends a subscription, but this is a picture of events; draw the subscription separately, as `^--!`"
      )
    }
    let origins = marks.filter { $0.mark.symbol == .subscribe }
    if origins.count > 1 {
      throw MarbleSyntaxError(
        picture,
        origins[1].position,
        "`^` marks tick 0 among events, and there is another one; remove one of them"
      )
    }
    let origin = origins.first?.mark.tick ?? 0
    return marks.filter { $0.mark.symbol != .subscribe }
      .map { (MarbleMark($0.mark.tick - origin, $0.mark.symbol), $0.position) }
  }

  /// Draws lines of marks, so that each tick has the same column in all lines.
  ///
  /// - Returns: The pictures, and the column of each tick with a mark.
  static func draw(_ lines: [[MarbleMark]]) -> (pictures: [String], columns: [TestTime: Int]) {
    let cells = lines.map { Dictionary(grouping: withOrigin($0), by: \.tick) }
    let ends = cells.map { $0.keys.max() ?? .min }
    let ticks = Set(cells.flatMap(\.keys)).sorted()
    var pictures = lines.map { _ in "" }
    var columns: [TestTime: Int] = [:]
    var (column, next) = (0, min(0, ticks.first ?? 0))
    for tick in ticks {
      let pause = passing(tick.subtracting(next))
      let texts = cells.map { $0[tick].map(text) ?? "-" }
      let width = texts.map(\.count).max() ?? 0
      columns[tick] = column + pause.count
      for line in lines.indices where ends[line] >= tick {
        // Padded with spaces, which have no meaning.
        let fill = ends[line] > tick ? width - texts[line].count : 0
        pictures[line] += pause + texts[line] + String(repeating: " ", count: fill)
      }
      column += pause.count + width
      next = tick.subtracting(-1)
    }
    return (pictures, columns)
  }

  /// If there are marks before tick 0, its position must be shown.
  private static func withOrigin(_ marks: [MarbleMark]) -> [MarbleMark] {
    let isBefore = marks.contains { $0.tick < 0 }
    let isWindow = marks.allSatisfy { [.subscribe, .dispose].contains($0.symbol) }
    return isBefore && !isWindow ? [MarbleMark(0, .subscribe)] + marks : marks
  }

  private static func passing(_ ticks: Int) -> String {
    ticks > 20 ? "[\(ticks)]" : String(repeating: "-", count: ticks)
  }

  private static func text(_ marks: [MarbleMark]) -> String {
    let texts = marks.map { text($0.symbol) }
    return texts.count == 1 ? texts[0] : "(\(texts.joined()))"
  }

  static func text(_ symbol: MarbleSymbol) -> String {
    switch symbol {
    case .element(let name): isPlain(name) ? name : "<\(escaped(name))>"
    case .error(nil): "#"
    case .error(let description?): "<#\(escaped(description))>"
    case .completed: "|"
    case .subscribe: "^"
    case .dispose: "!"
    }
  }

  static let reserved: Set<Character> = [
    "-", "[", "]", "(", ")", "<", ">", "|", "#", "^", "!", "\\",
  ]

  private static func isPlain(_ name: String) -> Bool {
    guard name.count == 1, let character = name.first else { return false }
    return !reserved.contains(character) && !character.isWhitespace
  }

  private static func escaped(_ name: String) -> String {
    let text = name.reduce(into: "") { text, character in
      if "\\>".contains(character) { text.append("\\") }
      text.append(character)
    }
    // Otherwise it would be read as the description of an error.
    return name.hasPrefix("#") ? "\\\(text)" : text
  }
}
