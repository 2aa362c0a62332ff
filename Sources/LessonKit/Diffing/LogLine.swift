/// A line of a console log, taken apart: its date, its thread, and what was printed.
struct LogLine {
  /// `2016-05-01 04:17:19.000`, if the line has a date.
  let date: String?
  /// The name in brackets after the date.
  let thread: String?
  /// What was printed.
  let body: String

  init(_ text: String) {
    var rest = text[...]
    date = Self.takeDate(from: &rest)
    thread = Self.takeThread(from: &rest)
    if date != nil, rest.hasPrefix(": ") { rest = rest.dropFirst(2) }
    body = String(rest)
  }

  /// The line without its date, for logs of runs with different clocks.
  static func undated(_ line: String) -> String {
    let parts = LogLine(line)
    guard parts.date != nil else { return line }
    return parts.thread.map { "[\($0)]: \(parts.body)" } ?? parts.body
  }

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

  /// The words before the last one, without a colon, and the last word.
  var split: (name: String, rest: String)? {
    guard let space = body.lastIndex(of: " ") else { return nil }
    let name = body[..<space].reversed().drop { $0 == ":" || $0 == " " }.reversed()
    return (String(name), String(body[body.index(after: space)...]))
  }
}
