/// A line of a log, taken apart: when, where, and what in the words of Rx.
struct LogLine {
  let text: String
  /// `04:17:19.000` and the day before it, if the line is dated.
  let time: String?
  /// What stands in brackets behind the time.
  let thread: String?
  let body: String

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    time = Self.takeDate(from: &rest)
    thread = Self.takeThread(from: &rest)
    if time != nil, rest.hasPrefix(": ") { rest = rest.dropFirst(2) }
    body = String(rest)
  }

  /// `2016-05-01 04:17:19.000`.
  private static func takeDate(from rest: inout Substring) -> String? {
    let shape = "dddd-dd-dd dd:dd:dd.ddd"
    let head = rest.prefix(shape.count)
    guard head.count == shape.count,
      zip(head, shape).allSatisfy({ $1 == "d" ? $0.isWholeNumber : $0 == $1 })
    else { return nil }
    rest = rest.dropFirst(shape.count)
    return String(head)
  }

  private static func takeThread(from rest: inout Substring) -> String? {
    guard rest.hasPrefix(" ["), let end = rest.firstIndex(of: "]") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
  }

  /// The line in Rx's terms, where `names` are the words that subscribers print before their elements.
  func phrase(_ names: Set<String>) -> String {
    if let arrow = body.firstRange(of: " -> ") {
      let content = body[arrow.upperBound...]
      let event = content.hasPrefix("Event ") ? content.dropFirst(6) : content
      return "\(body[..<arrow.lowerBound]) \(event == "isDisposed" ? "disposed" : event)"
    }
    // `got 2` is a sentence already: only what is written as a name reads as one.
    guard let (name, rest) = split, names.contains(name), name.first?.isUppercase == true else {
      return "`\(body)`"
    }
    return rest == "completed" ? "\(name) completed" : "\(name) next(\(rest))"
  }

  /// The first word or words, and the last.
  var split: (name: String, rest: String)? {
    guard let space = body.lastIndex(of: " ") else { return nil }
    let name = body[..<space].reversed().drop { $0 == ":" || $0 == " " }.reversed()
    return (String(name), String(body[body.index(after: space)...]))
  }

  /// The words that stand before different last words in these lines: what subscribers are called.
  static func names(in lines: [LogLine]) -> Set<String> {
    var rests: [String: Set<String>] = [:]
    for (name, rest) in lines.compactMap(\.split) { rests[name, default: []].insert(rest) }
    return Set(rests.filter { $0.value.count > 1 }.keys)
  }
}
