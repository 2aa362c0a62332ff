/// What happens along a line of time, and its picture.
///
///     --a-b--(cd|)    one character a tick; what is in brackets happens in one tick
///     -<10>-#         an element of several characters; an error
///     ^----!          a subscription and its disposal
struct MarbleLine: Equatable {
  /// Marks in the order in which they happen, with their tick.
  var marks: [(tick: Int, text: String)] = []

  init() {}

  init(_ picture: String) {
    var tick = 0
    var isInGroup = false
    var rest = Substring(picture)
    while let character = rest.popFirst() {
      switch character {
      case " ": continue
      case "-": tick += 1
      case "(": isInGroup = true
      case ")":
        isInGroup = false
        tick += 1
      case "<":
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        marks.append((tick, String(rest[..<end])))
        rest = rest[end...].dropFirst()
        if !isInGroup { tick += 1 }
      default:
        marks.append((tick, String(character)))
        if !isInGroup { tick += 1 }
      }
    }
  }

  var picture: String {
    var picture = ""
    var tick = 0
    var rest = marks[...]
    while let first = rest.first {
      let together = rest.prefix { $0.tick == first.tick }
      rest = rest.dropFirst(together.count)
      picture += String(repeating: "-", count: max(0, first.tick - tick))
      let texts = together.map { $0.text.count == 1 ? $0.text : "<\($0.text)>" }
      picture += texts.count == 1 ? texts[0] : "(\(texts.joined()))"
      tick = first.tick + 1
    }
    return picture
  }

  static func == (lhs: MarbleLine, rhs: MarbleLine) -> Bool { lhs.picture == rhs.picture }
}
