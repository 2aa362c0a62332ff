import Stage

/// Compares expected lines with those that came.
///
/// The expected ones are looked for in their order; other lines between them do not matter. Marbles are the exception:
/// they draw all that a subscriber prints.
struct LineGrade {
  let parts: [(name: String, verdict: PredictionGrade.Verdict)]
  /// A record that shows what is wrong.
  let counterexample: LogRecord?
  /// The records whose lines were expected.
  let expected: Set<Int>

  private typealias Fault = (text: String, record: LogRecord?)

  init(_ expected: ExpectedLines, _ printed: [LogRecord], _ start: StageTime, _ story: Story) {
    let came = printed.filter(expected.concerns)
    /// The time of a record as it is said.
    func when(_ record: LogRecord) -> String {
      start == .zero
        ? "at \(record.time.phrase)"
        : "at \(record.time.phrase), \((record.time - start).phrase) after the prediction"
    }
    var values: Fault?
    var order: Fault?
    var matches: [(entry: ExpectedLines.Entry, record: LogRecord)] = []
    var used: Set<Int> = []
    var next = 0
    for entry in expected.entries {
      let places = came.indices.filter { !used.contains($0) && entry.isPrinted(by: came[$0]) }
      let later = places.filter { $0 >= next }
      let exact = later.first { came[$0].time - start == entry.time }
      if let place = exact ?? later.first ?? places.first {
        if place < next, order == nil, let before = matches.last {
          order = ("`\(entry.text)` was printed before `\(before.entry.text)`", came[place])
        }
        if values == nil, expected.isFromBeginning {
          values = Self.skipped(before: place, in: came, used, entry, when)
        }
        matches.append((entry, came[place]))
        used.insert(place)
        next = max(next, place + 1)
      } else if values == nil {
        let instead = next < came.count ? came[next] : nil
        let words = instead.map { "; `\($0.textWithoutThread)` was printed \(when($0))" }
        let none = came.isEmpty ? ", and nothing was printed" : ", and no such line was printed"
        values = ("you said `\(entry.text)`" + (words ?? none), instead)
      }
    }
    if values == nil, expected.isNothing || expected.isMarble {
      values = came.indices.first { index in
        !used.contains(index)
          && (!expected.isMarble || came[index].time - start <= expected.drawnEnd)
      }.map { index in
        let line = came[index]
        return ("`\(line.textWithoutThread)` was printed \(when(line))", line)
      }
    }
    let origin = start == .zero ? "" : " after the prediction"
    let time = matches.lazy.compactMap { entry, record -> Fault? in
      guard let said = entry.time, said != record.time - start else { return nil }
      let came = (record.time - start).phrase + origin
      return ("`\(entry.text)`: you said \(said.phrase), it was \(came)", record)
    }.first
    let thread = matches.lazy.compactMap { entry, record -> Fault? in
      guard let said = entry.thread, entry.literal?.lowercased() != record.text.lowercased(),
        !record.isOn(said, story.queue(of: record))
      else { return nil }
      let queue = story.queue(of: record).map { " (queue \($0))" } ?? ""
      return ("`\(entry.text)`: you said \(said), it was \(record.thread.title)\(queue)", record)
    }.first
    func verdict(_ fault: Fault?, isGiven: Bool) -> PredictionGrade.Verdict {
      fault.map { .wrong($0.text) } ?? (isGiven ? .right : .notGiven)
    }
    parts = [
      ("values", verdict(values, isGiven: true)),
      ("order", verdict(order, isGiven: !matches.isEmpty)),
      ("time", verdict(time, isGiven: matches.contains { $0.entry.time != nil })),
      ("thread", verdict(thread, isGiven: matches.contains { $0.entry.thread != nil })),
    ]
    self.expected = Set(used.map { came[$0].sequence })
    counterexample = [values, order, time, thread].compactMap(\.self).first?.record
  }

  /// The fault of a line before which its subscriber printed another one that was not expected.
  private static func skipped(
    before place: Int,
    in came: [LogRecord],
    _ used: Set<Int>,
    _ entry: ExpectedLines.Entry,
    _ when: (LogRecord) -> String
  ) -> Fault? {
    let name = came[place].text.prefix { $0 != " " && $0 != ":" }
    let earlier = came.indices.prefix { $0 < place }
      .first { !used.contains($0) && came[$0].text.hasPrefix(name) }
    return earlier.map {
      let line = came[$0]
      let text = "you said `\(entry.text)`; `\(line.textWithoutThread)` was printed \(when(line))"
      return (text, line)
    }
  }
}
