import ReactiveKernel

/// The sources of a signal that combines several ones.
///
/// A failed or interrupted source ends the result at once.
class JoinedSources<Result, Error: Swift.Error> {
  let core = SignalCore<Result, Error>(.forbidden)
  // Read and written by the thread that is inside the core.
  @exclusivity(unchecked) final var missing: Int
  @exclusivity(unchecked) final var running: Int

  init(count: Int) {
    missing = count
    running = count
  }

  final func join<Value>(
    _ source: Signal<Value, Error>,
    next: @escaping (Value) -> Void,
    completed: @escaping () -> Void
  ) {
    let core = core
    let ticket = source.observe(
      .init(
        next: { core.pass($0, to: next) },
        end: { termination in
          if case .completed = termination {
            core.inside(completed)
          } else {
            core.end(termination)
          }
        }
      )
    )
    core.resources.store(ticket)
  }
}

/// The latest values of several sources: sent whenever one changes, once each source has sent one.
///
/// Completes when all have.
final class LatestOfEach<Result, Error: Swift.Error>: JoinedSources<Result, Error> {
  func join<Value>(
    _ source: Signal<Value, Error>,
    _ latest: Latest<Value>,
    _ make: @escaping () -> Result
  ) {
    join(
      source,
      next: { [self] value in
        if latest.set(value) { missing -= 1 }
        if missing == 0 { core.deliver(make()) }
      },
      completed: { [self] in
        running -= 1
        if running == 0 { core.end(.completed) }
      }
    )
  }
}

/// The values of several sources in pairs, or groups of more: sent when each has one that waits.
///
/// Completes when a source that has completed has none.
final class LineOfEach<Result, Error: Swift.Error>: JoinedSources<Result, Error> {
  @exclusivity(unchecked) private var lines: [AnyLine] = []

  func join<Value>(
    _ source: Signal<Value, Error>,
    _ line: Line<Value>,
    _ make: @escaping () -> Result
  ) {
    lines.append(line)
    join(
      source,
      next: { [self] value in
        line.append(value)
        if line.count == 1 {
          missing -= 1
          if missing == 0 { deliver(make()) }
        }
      },
      completed: { [self] in
        line.isOver = true
        if line.count == 0 { core.end(.completed) }
      }
    )
  }

  private func deliver(_ result: Result) {
    var isOver = false
    for line in lines where line.count == 0 {
      missing += 1
      if line.isOver { isOver = true }
    }
    core.deliver(result)
    if isOver { core.end(.completed) }
  }
}

/// What does not depend on the type of a line's values.
class AnyLine {
  @exclusivity(unchecked) final var count = 0
  @exclusivity(unchecked) final var isOver = false
}

/// The values of a source that wait for those of other ones.
final class Line<Value>: AnyLine {
  private let values = RingBuffer<Value>()

  func append(_ value: Value) {
    values.append(value)
    count += 1
  }

  /// Takes the first value, which must be there.
  func take() -> Value {
    count -= 1
    return values.removeFirst()
  }
}
