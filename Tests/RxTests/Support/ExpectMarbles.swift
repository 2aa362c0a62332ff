import Rx
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
  let sources = row.sources.map { MarbleSource($0, on: clock) }
  let recorder = Recorder(clock)
  let subscription = recorder.subscribe(to: try operation(sources.map(\.observable), clock))
  clock.advanceTo(row.disposedAt ?? 200)
  subscription.dispose()
  // What is let go of on a scheduler, and what should have been silenced, has its chance now.
  clock.advanceTo(clock.clock + 100)

  let wanted = MarbleLine(row.result).picture
  let seen = recorder.line.picture
  #expect(
    seen == wanted,
    """
    \(row.name)
      source    \(row.sources.joined(separator: "\n            "))
      expected  \(wanted)
      received  \(seen)
    """,
    sourceLocation: location
  )
  for (number, window) in row.windows.enumerated() {
    let wanted = window.split(separator: ",").map { MarbleLine(String($0)).picture }
    let seen = sources[number].windows.map(\.picture)
    #expect(
      seen == wanted,
      """
      \(row.name): subscriptions to source \(number + 1), \(row.sources[number])
        expected  \(wanted.joined(separator: "\n          "))
        received  \(seen.joined(separator: "\n          "))
      """,
      sourceLocation: location
    )
  }
}
