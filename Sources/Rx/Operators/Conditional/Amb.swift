import ReactiveKernel

extension ObservableType {
  /// Passes the events of whichever source sends an event first, and disposes of the other.
  ///
  ///     source  ----a--b--|
  ///     right   --1--2--3--|
  ///     result  --1--2--3--|
  ///
  /// An error or completion counts, too.
  public func amb<O2: ObservableType>(
    _ right: O2
  ) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Passes the events of whichever source sends an event first, and disposes of the others.
  ///
  /// All are subscribed to, in order, even if one sends an event immediately. Without sources, the result never sends
  /// anything.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Producer { downstream, lifetime in
      let race = Race(sources.map { _ in lifetime.makeChild() })
      for (source, runner) in Swift.zip(sources, race.runners) {
        let hasWon = OperatorState(false)
        source.start(
          next: { element in
            guard runner.isActive else { return }
            if !hasWon.value {
              guard race.win(runner) else { return }
              hasWon.value = true
            }
            downstream.next(element)
          },
          end: { error in
            guard runner.stop() else { return }
            if hasWon.value || race.win(runner) { downstream.end(error) }
            runner.finish()
          },
          in: runner
        )
      }
    }
  }
}

/// Records which of several lifetimes was first.
private final class Race {
  let runners: [Lifetime]
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var isOver = false

  init(_ runners: [Lifetime]) {
    self.runners = runners
  }

  /// Makes `runner` the winner and disposes of the others.
  ///
  /// Returns false if there is a winner already.
  func win(_ runner: Lifetime) -> Bool {
    let isLate = lock.locked {
      let isLate = isOver
      isOver = true
      return isLate
    }
    if isLate { return false }
    for other in runners where other !== runner { other.dispose() }
    return true
  }
}
