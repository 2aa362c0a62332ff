import ReactiveSignals
import Testing

struct CombiningMarbleTests {
  @Test(arguments: [
    Marbles("combines the latest", "-a---b--|", "--c-d--|", result: "ac@2 ad@4 bd@5 |@8"),
    Marbles("completes when all have", "-a|", "--b--|", result: "ab@2 |@5"),
    Marbles("fails at once", "-a-#", "--b--|", result: "ab@2 #@3"),
    Marbles("is interrupted at once", "-a-x", "--b--|", result: "ab@2 x@3"),
  ])
  func combineLatest(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].combineLatest(with: s[1]).map { "\($0.0)\($0.1)" } },
      producer: {
        s,
        _ in
        s[0].combineLatest(with: s[1]).map { "\($0.0)\($0.1)" }
      }
    )
  }

  @Test(arguments: [
    Marbles("pairs values", "-a-b-----|", "--c---d--|", result: "--a---b--|"),
    Marbles("completes when one has none left", "-a|", "--c---d--|", result: "--(a|)"),
    Marbles("waits for what is left", "-ab|", "----c--d-|", result: "----a--(b|)"),
  ])
  func zip(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].zip(with: s[1]).map(\.0) },
      producer: { s, _ in
        s[0].zip(with: s[1]).map(\.0)
      }
    )
  }

  @Test(arguments: [
    Marbles("sends as they come", "-a-b|", "--c---|", result: "-acb--|"),
    Marbles("counts an interruption as completion", "-a-x", "--c---|", result: "-ac---|"),
    Marbles("fails at once", "-a-#", "--c---|", result: "-ac#"),
  ])
  func merge(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].merge(with: s[1]) },
      producer: { s, _ in s[0].merge(with: s[1]) }
    )
  }

  @Test(arguments: [
    Marbles("samples the latest", "-a-b---|", "s-s-s-s|", result: "a@2 b@4 b@6 |@7"),
    Marbles("completes when both have", "-a|", "---s-|", result: "a@3 |@5"),
    Marbles("is interrupted with the sampler", "-a-----|", "---sx", result: "a@3 x@4"),
  ])
  func sample(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].sample(on: s[1].trigger) },
      producer: { s, _ in
        s[0].sample(on: s[1].trigger)
      }
    )
    expect(
      row,
      signal: { s, _ in s[0].sample(with: s[1].trigger).map(\.0) },
      producer: { s, _ in
        s[0].sample(with: s[1].trigger).map(\.0)
      }
    )
  }

  @Test(arguments: [
    Marbles("adds the latest", "-a---b--|", "--c-d-|", result: "-----d--|"),
    Marbles("ignores the other end", "-a---b--|", "--cx", result: "-----c--|"),
  ])
  func withLatest(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in
        s[0].withLatest(from: s[1].flatMapError { _ in SignalProducer<String, Never>.empty })
          .map(\.1)
      },
      producer: { s, _ in
        s[0].withLatest(from: s[1].flatMapError { _ in SignalProducer<String, Never>.empty })
          .map(\.1)
      }
    )
  }

  @Test(arguments: [
    Marbles("completes at a value", "-a-b-c", "----t", result: "-a-b|"),
    Marbles("completes at completion", "-a-b-c", "----|", result: "-a-b|"),
    Marbles("ignores an interruption", "-a-b|", "--x", result: "-a-b|"),
  ])
  func takeUntil(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].take(until: s[1].trigger) },
      producer: { s, _ in
        s[0].take(until: s[1].trigger)
      }
    )
  }

  @Test(arguments: [
    Marbles("passes after a value", "-a-b-c|", "----t", result: "-----c|"),
    Marbles("passes after completion", "-a-b-c|", "----|", result: "-----c|"),
    Marbles("is interrupted with the trigger", "-a-b-c|", "----x", result: "----x"),
  ])
  func skipUntil(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].skip(until: s[1].trigger) },
      producer: { s, _ in
        s[0].skip(until: s[1].trigger)
      }
    )
  }

  @Test(arguments: [
    Marbles("follows the replacement", "-a-b-c-d", "----r--s|", result: "-a-br--s|"),
    Marbles("ignores the first completion", "-a|", "----r|", result: "-a--r|"),
  ])
  func takeUntilReplacement(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].take(untilReplacement: s[1]) },
      producer: { s, _ in
        s[0].take(untilReplacement: s[1])
      }
    )
  }

  @Test(arguments: [
    Marbles("continues after an error", "-a#", "-b-|", result: "-a-b-|"),
    Marbles("passes completion", "-a|", "-b-|", result: "-a|"),
  ])
  func flatMapError(_ row: Marbles) {
    expect(
      Marbles(row.name, row.sources[0], result: row.result),
      signal: { s, c in s[0].flatMapError { _ in played(row.sources[1], c) } },
      producer: { s, c in s[0].flatMapError { _ in played(row.sources[1], c) } }
    )
  }

  @Test(arguments: [
    (FlattenStrategy.merge, "A@2 d@4 B@5 D@6 |@7"),
    (.concat, "A@2 B@5 d@8 D@10 |@11"),
    (.concurrent(limit: 2), "A@2 d@4 B@5 D@6 |@7"),
    (.latest, "A@2 d@4 D@6 |@7"),
    (.throttle, "A@2 B@5 |@7"),
    (.race, "A@2 B@5 |@7"),
  ])
  func flatMap(_ strategy: FlattenStrategy, _ result: String) {
    // `a` starts an inner stream, and `d` another one two seconds later.
    func inner(_ value: String, _ clock: TickClock) -> TestProducer {
      played(value == "a" ? "-A--B-|" : "-d-D|", clock)
    }
    let row = Marbles("\(strategy)", "-a-d---|", result: result)
    expect(
      row,
      signal: { s, c in s[0].flatMap(strategy) { inner($0, c) } },
      producer: { s, c in
        s[0].flatMap(strategy) { inner($0, c) }
      }
    )
  }

  @Test(arguments: [
    (FlattenStrategy.merge, "A@2 |@5"), (.concat, "A@2 |@5"), (.latest, "A@2 |@5"),
    (.throttle, "A@2 x@3"), (.race, "A@2 x@3"),
  ])
  func interruptedInner(_ strategy: FlattenStrategy, _ result: String) {
    let row = Marbles("\(strategy)", "-a---|", result: result)
    expect(
      row,
      signal: { s, c in s[0].flatMap(strategy) { _ in played("-Ax", c) } },
      producer: { s, c in
        s[0].flatMap(strategy) { _ in played("-Ax", c) }
      }
    )
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest, .throttle, .race])
  func failedInner(_ strategy: FlattenStrategy) {
    let row = Marbles("\(strategy)", "-a---|", result: "A@2 #@3")
    expect(
      row,
      signal: { s, c in s[0].flatMap(strategy) { _ in played("-A#", c) } },
      producer: { s, c in
        s[0].flatMap(strategy) { _ in played("-A#", c) }
      }
    )
  }

  @Test(arguments: [
    Marbles("starts the next after completion", "-a|", "-b|", result: "-a-b|"),
    Marbles("does not after an error", "-a#", "-b|", result: "-a#"),
  ])
  func concat(_ row: Marbles) {
    let clock = TickClock()
    let recorder = Recorder(clock)
    played(row.sources[0], clock).concat(played(row.sources[1], clock)).start(recorder.observer())
    clock.advance(to: 50)
    #expect(recorder.line == Timeline(marbles: row.result))
  }
}

/// A producer that plays a picture from its start.
private func played(_ marbles: String, _ clock: TickClock) -> TestProducer {
  TestProducer { observer, lifetime in
    lifetime.observeEnded { _ = observer }
    clock.play(marbles, into: observer)
  }
}

extension TestSignal {
  /// A signal for `take(until:)` and its like, which cannot fail.
  fileprivate var trigger: Signal<(), Never> {
    flatMapError { _ in SignalProducer<String, Never>.empty }.map { _ in }
  }
}

extension TestProducer {
  fileprivate var trigger: SignalProducer<(), Never> {
    flatMapError { _ in SignalProducer<String, Never>.empty }.map { _ in }
  }
}
