import Rx
import RxTesting
import Testing

/// Runs a row with one source.
func expect<Result>(
  _ row: Marbles,
  at location: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>) throws -> Observable<Result>
) rethrows {
  try expect(row, at: location) { sources, _ in try operation(sources[0]) }
}

/// Runs a row with one source and the clock that drives it.
func expect<Result>(
  _ row: Marbles,
  at location: SourceLocation = #_sourceLocation,
  timed operation: (Observable<String>, TickClock) throws -> Observable<Result>
) rethrows {
  try expect(row, at: location) { sources, clock in try operation(sources[0], clock) }
}

/// Runs a row with any number of sources.
func expect<Result>(
  _ row: Marbles,
  at location: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<String>], TickClock) throws -> Observable<Result>
) rethrows {
  let clock = TickClock()
  let sources = row.sources.map { MarbleSource($0, on: clock, at: location) }
  let recorder = Recorder(clock)
  let subscription = recorder.subscribe(to: try operation(sources.map(\.observable), clock))
  clock.advanceTo(row.disposedAt ?? 200)
  subscription.dispose()
  // Scheduled disposal runs now, and events that should be dropped would arrive.
  clock.advanceTo(clock.clock + 100)

  let wanted = reading(row.result, or: nil, at: location) { try MarbleDiagram(row.result) }
  if let wanted, let difference = recorder.line.difference(from: wanted) {
    let from = row.sources.map { "source    \($0)\n" }.joined()
    Issue.record("\(row.name)\n\(from)\(difference.description)", sourceLocation: location)
  }
  for (number, pictures) in row.windows.enumerated() {
    let wanted = pictures.split(separator: ",").flatMap { picture in
      let picture = String(picture)
      return reading(picture, or: [], at: location) { try Subscription.windows(marbles: picture) }
    }
    let difference = MarbleDifference(
      expected: wanted.map { MarbleDiagram($0) },
      received: sources[number].windows
    )
    if let difference {
      let source = "source \(number + 1), \(row.sources[number])"
      Issue.record(
        "\(row.name): subscriptions to \(source)\n\(difference.description)",
        sourceLocation: location
      )
    }
  }
}
