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
  /// What is right if nothing is expected, as a sentence without its full stop; nil if something is.
  let silence: String?

  private typealias Fault = (text: String, record: LogRecord?)

  private struct Match {
    let entry: ExpectedLines.Entry
    let reading: ExpectedLines.Entry.Reading
    let record: LogRecord
  }

  /// - Parameters:
  ///   - printed: The lines that count.
  ///   - end: The text before which they count, if not all do.
  init(
    _ expected: ExpectedLines,
    _ printed: [LogRecord],
    before end: String?,
    _ start: StageTime,
    _ story: Story
  ) {
    let came = printed.filter(expected.concerns)
    /// A record and its time, as it is said.
    func phrase(_ record: LogRecord) -> String {
      let time = record.time.phrase
      let when =
        start == .zero
        ? "at \(time)" : "at \(time), \((record.time - start).phrase) after the prediction"
      return "`\(record.textWithoutThread)` was printed \(when)"
    }
    let names = expected.names.sorted().map { "`\($0)`" }.joined(separator: " and ")
    let window = end.map { " before `\($0)`" } ?? ""
    let silence = (names.isEmpty ? "nothing was printed" : "\(names) printed nothing") + window

    var values: Fault?
    var order: Fault?
    var matches: [Match] = []
    var places: [Int] = []
    var next = 0
    for entry in expected.entries {
      let found = came.indices.filter { !places.contains($0) && entry.isPrinted(by: came[$0]) }
      let later = found.filter { $0 >= next }
      let exact = later.first { came[$0].time - start == entry.time }
      if let place = exact ?? later.first ?? found.first,
        let reading = entry.reading(of: came[place])
      {
        if place < next, order == nil, let before = matches.last {
          order = ("`\(entry.text)` was printed before `\(before.entry.text)`", came[place])
        }
        matches.append(Match(entry: entry, reading: reading, record: came[place]))
        places.append(place)
        next = max(next, place + 1)
      } else if values == nil {
        let instead = came.indices.first { $0 >= next && !places.contains($0) }.map { came[$0] }
        let words = instead.map { "; " + phrase($0) }
        let none =
          came.isEmpty && (expected.isFromBeginning || names.isEmpty)
          ? ", and \(silence)" : ", and no such line was printed" + window
        values = ("you said `\(entry.text)`" + (words ?? none), instead)
      }
    }
    if values == nil, expected.isFromBeginning {
      values =
        zip(places, matches).lazy.compactMap { place, match in
          Self.skipped(before: place, in: came, places).map {
            ("you said `\(match.entry.text)`; " + phrase($0), $0)
          }
        }.first
    }
    if values == nil, expected.isNothing || expected.isMarble {
      values = came.indices.first { index in
        !places.contains(index)
          && (!expected.isMarble || came[index].time - start <= expected.drawnEnd)
      }.map { (phrase(came[$0]), came[$0]) }
    }
    let origin = start == .zero ? "" : " after the prediction"
    let time = matches.lazy.compactMap { match -> Fault? in
      let came = match.record.time - start
      guard let said = match.reading.time, said != came else { return nil }
      return (
        "`\(match.entry.text)`: you said \(said.phrase), it was \(came.phrase)\(origin)",
        match.record
      )
    }.first
    let thread = matches.lazy.compactMap { match -> Fault? in
      guard let said = match.reading.thread,
        !match.record.isOn(said, story.queue(of: match.record))
      else { return nil }
      let queue = story.queue(of: match.record).map { " (queue \($0))" } ?? ""
      let came = match.record.thread.title + queue
      return ("`\(match.entry.text)`: you said \(said), it was \(came)", match.record)
    }.first
    func verdict(_ fault: Fault?, isGiven: Bool) -> PredictionGrade.Verdict {
      fault.map { .wrong($0.text) } ?? (isGiven ? .right : .notGiven)
    }
    let isOne = matches.count == 1
    parts = [
      (isOne ? "the line" : "the lines", verdict(values, isGiven: true)),
      ("their order", verdict(order, isGiven: matches.count > 1)),
      (
        isOne ? "its time" : "the times",
        verdict(time, isGiven: matches.contains { $0.reading.time != nil })
      ),
      (
        isOne ? "its thread" : "the threads",
        verdict(thread, isGiven: matches.contains { $0.reading.thread != nil })
      ),
    ]
    self.silence = expected.isNothing ? silence : nil
    self.expected = Set(places.map { came[$0].sequence })
    counterexample = [values, order, time, thread].compactMap(\.self).first?.record
  }

  /// A line that was not expected, and that its subscriber printed before one that was.
  private static func skipped(
    before place: Int,
    in came: [LogRecord],
    _ places: [Int]
  ) -> LogRecord? {
    let name = came[place].text.prefix { $0 != " " && $0 != ":" }
    return came.indices.prefix { $0 < place }
      .first { !places.contains($0) && came[$0].text.hasPrefix(name) }.map { came[$0] }
  }
}
