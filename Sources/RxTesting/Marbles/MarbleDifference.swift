/// The difference between two marble diagrams that should be equal.
///
///     expected  --a-b-|
///     received  --a---b-|
///                   ^ tick 4: expected b, received nothing
public struct MarbleDifference: Hashable, Sendable {
  /// The expected diagrams; several if there are several subscriptions.
  public let expected: [MarbleDiagram]
  /// The received diagrams.
  public let received: [MarbleDiagram]

  /// - Returns: nil if there is no difference.
  public init?(expected: [MarbleDiagram], received: [MarbleDiagram]) {
    if expected == received { return nil }
    self.expected = expected
    self.received = received
  }
}

extension MarbleDiagram {
  /// Returns the difference from the expected diagram, or nil if they are equal.
  public func difference(from expected: MarbleDiagram) -> MarbleDifference? {
    MarbleDifference(expected: [expected], received: [self])
  }
}

extension MarbleDifference: CustomStringConvertible {
  /// The diagrams, one below the other with equal ticks in equal columns, and the first tick at which they differ.
  ///
  /// It starts with a line break, so that the columns stay aligned in a message such as `Expectation failed: (difference →
  /// …)`.
  public var description: String {
    let (pictures, columns) = MarbleGrammar.draw((expected + received).map(\.marks))
    var text =
      titled("expected", pictures.prefix(expected.count))
      + titled("received", pictures.suffix(received.count))
    if let (tick, wanted, seen) = firstDifference {
      let indent = String(repeating: " ", count: 10 + (columns[tick] ?? 0))
      text.append("\(indent)^ tick \(tick): expected \(wanted), received \(seen)")
    }
    return "\n" + text.joined(separator: "\n")
  }

  private func titled(_ title: String, _ pictures: ArraySlice<String>) -> [String] {
    guard let first = pictures.first else { return ["\(title)  no subscription"] }
    let rest = pictures.dropFirst().map { String(repeating: " ", count: title.count + 2) + $0 }
    return ["\(title)  \(first)"] + rest
  }

  private var firstDifference: (tick: TestTime, wanted: String, seen: String)? {
    for line in 0..<max(expected.count, received.count) {
      let wanted = line < expected.count ? expected[line].marks : []
      let seen = line < received.count ? received[line].marks : []
      let ticks = Set((wanted + seen).map(\.tick)).sorted()
      for tick in ticks {
        let (left, right) = (wanted.filter { $0.tick == tick }, seen.filter { $0.tick == tick })
        if left != right { return (tick, list(left), list(right)) }
      }
    }
    return nil
  }

  private func list(_ marks: [MarbleMark]) -> String {
    marks.isEmpty
      ? "nothing" : marks.map { MarbleGrammar.text($0.symbol) }.joined(separator: " ")
  }
}
