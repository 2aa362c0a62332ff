import ScriptSource

/// `dispatch_time(DISPATCH_TIME_NOW, Int64(seconds * Double(NSEC_PER_SEC)))`: a time so many seconds from now.
enum OldTimes {
  static func repair(_ words: inout Words) {
    for start in words.positions where words[start] == "dispatch_time" {
      guard let close = words.partner(of: start + 1) else { continue }
      let arguments = words.split(start + 2..<close)
      guard arguments.count == 2, isNow(arguments[0], words) else { continue }
      if let seconds = seconds(arguments[1], words) {
        words.replace(
          start..<close + 1,
          by: [.text("DispatchTime.now() + "), words.part(seconds)]
        )
      } else if arguments[0].count > 1 {
        words.replace(arguments[0], by: "DISPATCH_TIME_NOW")
      }
    }
  }

  /// Whether this is `DISPATCH_TIME_NOW`, which many made a `dispatch_time_t` of.
  private static func isNow(_ range: Range<Int>, _ words: Words) -> Bool {
    let text = words.source(range)
    return text == "DISPATCH_TIME_NOW" || text == "dispatch_time_t(DISPATCH_TIME_NOW)"
  }

  /// The seconds of `Int64(seconds * Double(NSEC_PER_SEC))`.
  private static func seconds(_ range: Range<Int>, _ words: Words) -> Range<Int>? {
    let first = range.lowerBound
    guard ["Int64", "Int"].contains(words[first]), words[first + 1] == "(",
      words.after(first + 1) == range.upperBound, range.count > 8
    else { return nil }
    let end = range.upperBound - 6
    let tail = (end..<range.upperBound).map { words[$0] }
    return tail == ["*", "Double", "(", "NSEC_PER_SEC", ")", ")"] ? first + 2..<end : nil
  }
}
