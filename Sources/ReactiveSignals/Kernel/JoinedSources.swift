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
  private var lines: [any WaitingLine] = []

  func join<Value>(
    _ source: Signal<Value, Error>,
    _ line: Line<Value>,
    _ make: @escaping () -> Result
  ) {
    lines.append(line)
    join(
      source,
      next: { [self] value in
        if line.isEmpty { missing -= 1 }
        line.values.append(value)
        if missing == 0 { deliver(make()) }
      },
      completed: { [self] in
        line.isOver = true
        if line.isEmpty { core.end(.completed) }
      }
    )
  }

  private func deliver(_ result: Result) {
    missing = lines.count { $0.isEmpty }
    let isOver = lines.contains { $0.isEmpty && $0.isOver }
    core.deliver(result)
    if isOver { core.end(.completed) }
  }
}

protocol WaitingLine: AnyObject {
  var isEmpty: Bool { get }
  var isOver: Bool { get }
}

/// The values of a source that wait for those of other ones.
final class Line<Value>: WaitingLine {
  @exclusivity(unchecked) var values = FIFO<Value>()
  @exclusivity(unchecked) var isOver = false

  var isEmpty: Bool { values.isEmpty }

  /// Takes the first value, which must be there.
  func take() -> Value {
    guard let value = values.popFirst() else { preconditionFailure("The line is empty.") }
    return value
  }
}
