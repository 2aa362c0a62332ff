/// Dispatch times that were made of nanoseconds, and the zero and nil that stood for the usual.
enum OldTimes {
  static func repair(_ repair: inout Repair) {
    for start in repair.words.indices where repair[start + 1] == "(" {
      guard let close = repair.partner(of: start + 1) else { continue }
      let arguments = repair.split(start + 2..<close)
      if repair[start] == "dispatch_source_set_timer", arguments.count == 4,
        repair.source(arguments[1]) == "0"
      {
        repair.replace(arguments[1], by: "DISPATCH_TIME_NOW")
      } else if repair[start] == "dispatch_queue_create", arguments.count == 2,
        ["nil", "DISPATCH_QUEUE_SERIAL"].contains(repair.source(arguments[1]))
      {
        repair.replace(
          start..<close + 1,
          by: .written("DispatchQueue(label: "),
          .words(arguments[0]),
          .written(")")
        )
      }
    }
    for start in repair.words.indices where repair[start] == "dispatch_time" {
      guard let close = repair.partner(of: start + 1),
        let arguments = Optional(repair.split(start + 2..<close)), arguments.count == 2,
        isNow(arguments[0], repair)
      else { continue }
      guard let seconds = seconds(arguments[1], repair) else {
        if arguments[0].count > 1 { repair.replace(arguments[0], by: "DISPATCH_TIME_NOW") }
        continue
      }
      repair.find(start)
      repair.replace(start..<close + 1, by: .written("DispatchTime.now() + "), .words(seconds))
    }
  }

  /// Whether this is `DISPATCH_TIME_NOW`, which many made a `dispatch_time_t` of.
  private static func isNow(_ range: Range<Int>, _ repair: Repair) -> Bool {
    let words = range.map { repair[$0] }
    return words == ["DISPATCH_TIME_NOW"]
      || words == ["dispatch_time_t", "(", "DISPATCH_TIME_NOW", ")"]
  }

  /// The seconds of `Int64(seconds * Double(NSEC_PER_SEC))`.
  private static func seconds(_ range: Range<Int>, _ repair: Repair) -> Range<Int>? {
    guard ["Int64", "Int"].contains(repair[range.lowerBound]), repair[range.lowerBound + 1] == "(",
      repair.after(range.lowerBound + 1) == range.upperBound
    else { return nil }
    let inside = range.lowerBound + 2..<range.upperBound - 1
    guard inside.count > 5 else { return nil }
    let tail = (inside.upperBound - 5..<inside.upperBound).map { repair[$0] }
    guard tail == ["*", "Double", "(", "NSEC_PER_SEC", ")"] else { return nil }
    return inside.lowerBound..<inside.upperBound - 5
  }
}
