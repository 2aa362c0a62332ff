import Dispatch
import ReactiveSignals
import Testing

struct UnaryMarbleTests {
  @Test(arguments: [
    Marbles("transforms each value", "--a-b-|", result: "--A-B-|"),
    Marbles("passes an error on", "--a-#", result: "--A-#"),
    Marbles("passes an interruption on", "--a-x", result: "--A-x"),
    Marbles("is interrupted by disposal", "--a----b", result: "--A-x", disposedAt: 4),
  ])
  func map(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].map { $0.uppercased() } },
      producer: { s, _ in
        s[0].map { $0.uppercased() }
      }
    )
  }

  @Test(arguments: [
    Marbles("drops what is not wanted", "-a-b-a|", result: "-a---a|")
  ])
  func filter(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].filter { $0 == "a" } },
      producer: { s, _ in
        s[0].filter { $0 == "a" }
      }
    )
    expect(
      row,
      signal: { s, _ in s[0].compactMap { $0 == "a" ? $0 : nil } },
      producer: { s, _ in
        s[0].compactMap { $0 == "a" ? $0 : nil }
      }
    )
  }

  @Test(arguments: [Marbles("drops equal neighbours", "-a-a-b-a|", result: "-a---b-a|")])
  func skipRepeats(_ row: Marbles) {
    expect(row, signal: { s, _ in s[0].skipRepeats() }, producer: { s, _ in s[0].skipRepeats() })
  }

  @Test(arguments: [Marbles("drops what was sent before", "-a-b-a-c|", result: "-a-b---c|")])
  func uniqueValues(_ row: Marbles) {
    expect(row, signal: { s, _ in s[0].uniqueValues() }, producer: { s, _ in s[0].uniqueValues() })
  }

  @Test(arguments: [
    Marbles("completes after two", "-a-b-c|", result: "-a-(b|)"),
    Marbles("completes with the source", "-a|", result: "-a|"),
    Marbles("passes an error on", "-a#", result: "-a#"),
  ])
  func takeFirst(_ row: Marbles) {
    expect(row, signal: { s, _ in s[0].take(first: 2) }, producer: { s, _ in s[0].take(first: 2) })
  }

  @Test(arguments: [
    Marbles("sends the last two at completion", "-a-b-c|", result: "------(bc|)"),
    Marbles("sends nothing at an error", "-a-b#", result: "----#"),
  ])
  func takeLast(_ row: Marbles) {
    expect(row, signal: { s, _ in s[0].take(last: 2) }, producer: { s, _ in s[0].take(last: 2) })
  }

  @Test(arguments: [Marbles("drops the value that fails", "-a-b-a|", result: "-a-|")])
  func takeWhile(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].take(while: { $0 == "a" }) },
      producer: { s, _ in
        s[0].take(while: { $0 == "a" })
      }
    )
  }

  @Test(arguments: [
    Marbles("passes the value that fails and completes", "-a-b-a|", result: "-a-(b|)")
  ])
  func takeUntilPredicate(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].take(until: { $0 == "a" }) },
      producer: { s, _ in
        s[0].take(until: { $0 == "a" })
      }
    )
  }

  @Test(arguments: [Marbles("drops the first two", "-a-b-c|", result: "-----c|")])
  func skipFirst(_ row: Marbles) {
    expect(row, signal: { s, _ in s[0].skip(first: 2) }, producer: { s, _ in s[0].skip(first: 2) })
  }

  @Test(arguments: [Marbles("drops until one fails", "-a-b-a|", result: "---b-a|")])
  func skipWhile(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].skip(while: { $0 == "a" }) },
      producer: { s, _ in
        s[0].skip(while: { $0 == "a" })
      }
    )
  }

  @Test(arguments: [
    Marbles("sends each result", "-1-2-3|", result: "-1-3-6|")
  ])
  func scan(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].scan(0) { $0 + (Int($1) ?? 0) } },
      producer: { s, _ in
        s[0].scan(0) { $0 + (Int($1) ?? 0) }
      }
    )
    expect(
      row,
      signal: { s, _ in s[0].scan(into: 0) { $0 += Int($1) ?? 0 } },
      producer: { s, _ in
        s[0].scan(into: 0) { $0 += Int($1) ?? 0 }
      }
    )
    expect(
      row,
      signal: { s, _ in s[0].scanMap(0) { ($0 + (Int($1) ?? 0), $0 + (Int($1) ?? 0)) } },
      producer: { s, _ in
        s[0].scanMap(
          into: 0,
          {
            $0 += Int($1) ?? 0
            return $0
          }
        )
      }
    )
  }

  @Test(arguments: [
    Marbles("sends the result at completion", "-1-2-3|", result: "------(6|)"),
    Marbles("sends the first result of an empty source", "--|", result: "--(0|)"),
    Marbles("sends nothing at an error", "-1-#", result: "---#"),
  ])
  func reduce(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].reduce(0) { $0 + (Int($1) ?? 0) } },
      producer: { s, _ in
        s[0].reduce(into: 0) { $0 += Int($1) ?? 0 }
      }
    )
  }

  @Test(arguments: [
    Marbles("groups by two and sends the rest", "-a-b-c|", result: "2@3 1@6 |@6"),
    Marbles("sends an empty group of an empty source", "-|", result: "-(0|)"),
    Marbles("has no rest", "-a-b|", result: "---2|"),
  ])
  func collectCount(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].collect(count: 2).map(\.count) },
      producer: { s, _ in
        s[0].collect(count: 2).map(\.count)
      }
    )
  }

  @Test(arguments: [
    Marbles("closes the group before the value", "-b-a-b|", result: "0@1 2@5 1@6 |@6")
  ])
  func collectBefore(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].collect { _, latest in latest == "b" }.map(\.count) },
      producer: {
        s,
        _ in s[0].collect { _, latest in latest == "b" }.map(\.count)
      }
    )
  }

  @Test(arguments: [Marbles("starts with the second", "-a-b-c|", result: "---A-B|")])
  func combinePrevious(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].combinePrevious().map { $0.0.uppercased() } },
      producer: { s, _ in
        s[0].combinePrevious().map { $0.0.uppercased() }
      }
    )
  }

  @Test(arguments: [
    Marbles("fails at the first failure", "-a-b-c|", result: "-a-#"),
    Marbles("completes with the source", "-a-|", result: "-a-|"),
  ])
  func attempt(_ row: Marbles) {
    let check = { (value: String) -> Result<(), TestError> in
      value == "b" ? .failure(TestError()) : .success(())
    }
    expect(row, signal: { s, _ in s[0].attempt(check) }, producer: { s, _ in s[0].attempt(check) })
    let map = { (value: String) -> Result<String, TestError> in check(value).map { value } }
    expect(
      row,
      signal: { s, _ in s[0].attemptMap(map) },
      producer: { s, _ in s[0].attemptMap(map) }
    )
  }

  @Test(arguments: [
    Marbles("turns the end into a value", "-a|", result: "-v(c|)"),
    Marbles("completes after an error", "-a#", result: "-v(f|)"),
    Marbles("is interrupted after an interruption", "-ax", result: "-v(ix)"),
  ])
  func materialize(_ row: Marbles) {
    let name = { (event: TestSignal.Event) in
      switch event {
      case .value: "v"
      case .completed: "c"
      case .failed: "f"
      case .interrupted: "i"
      }
    }
    expect(
      row,
      signal: { s, _ in s[0].materialize().map(name) },
      producer: { s, _ in
        s[0].materialize().map(name)
      }
    )
    let back = Marbles(row.name, row.sources[0], result: row.sources[0])
    expect(
      back,
      signal: { s, _ in s[0].materialize().dematerialize() },
      producer: { s, _ in
        s[0].materialize().dematerialize()
      }
    )
  }

  @Test(arguments: [Marbles("flattens sequences", "-a-|", result: "-(aa)-|")])
  func flattenSequences(_ row: Marbles) {
    expect(
      row,
      signal: { s, _ in s[0].map { [$0, $0] }.flatten() },
      producer: { s, _ in
        s[0].map { [$0, $0] }.flatten()
      }
    )
  }

  // MARK: Time

  @Test(arguments: [
    Marbles("delays values and completion", "-a-b|", result: "---a-b|"),
    Marbles("does not delay an error", "-a-b#", result: "---a#"),
    Marbles("drops waiting values at disposal", "-a-b|", result: "--x", disposedAt: 2),
  ])
  func delay(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].delay(2, on: c.scheduler) },
      producer: { s, c in
        s[0].delay(2, on: c.scheduler)
      }
    )
  }

  @Test(arguments: [
    Marbles("delivers each event", "-a-b|", result: "-a-b|"),
    Marbles("delivers the interruption of disposal", "-a---b|", result: "-a-x", disposedAt: 3),
  ])
  func observeOn(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].observe(on: c.scheduler) },
      producer: { s, c in
        s[0].observe(on: c.scheduler)
      }
    )
  }

  @Test(arguments: [
    Marbles("delivers after a pause", "-a-b-----c|", result: "------b---|"),
    Marbles("drops the value that waits at an error", "-a#", result: "--#"),
  ])
  func debounce(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].debounce(3, on: c.scheduler) },
      producer: { s, c in
        s[0].debounce(3, on: c.scheduler)
      }
    )
  }

  @Test(arguments: [Marbles("delivers the last value at its date", "-a-b|", result: "------(b|)")])
  func debounceKeeping(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].debounce(3, on: c.scheduler, discardWhenCompleted: false) },
      producer: { s, c in s[0].debounce(3, on: c.scheduler, discardWhenCompleted: false) }
    )
  }

  @Test(arguments: [
    Marbles(
      "delivers the latest of each interval",
      "-a-b-c-------d---|",
      result: "-a---c-------d---|"
    ),
    Marbles("drops a waiting value at completion", "-a-b|", result: "-a--|"),
  ])
  func throttle(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].throttle(4, on: c.scheduler) },
      producer: { s, c in
        s[0].throttle(4, on: c.scheduler)
      }
    )
  }

  @Test(arguments: [
    Marbles("sends a group each interval", "-ab-----|", result: "---2--0-|")
  ])
  func collectEvery(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].collect(every: .seconds(3), on: c.scheduler).map(\.count) },
      producer: { s, c in s[0].collect(every: .seconds(3), on: c.scheduler).map(\.count) }
    )
  }

  @Test(arguments: [
    Marbles("fails when the time is up", "-a-b-c-d-|", result: "-a-b-#"),
    Marbles("passes an earlier end", "-a-|", result: "-a-|"),
  ])
  func timeout(_ row: Marbles) {
    let limit = row.sources[0].count > 5 ? 5.0 : 9.0
    let result = row.sources[0].count > 5 ? "-a-b-#" : row.result
    expect(
      Marbles(row.name, row.sources[0], result: result),
      signal: { s, c in s[0].timeout(after: limit, raising: TestError(), on: c.scheduler) },
      producer: { s, c in s[0].timeout(after: limit, raising: TestError(), on: c.scheduler) }
    )
  }

  @Test(arguments: [Marbles("transforms the latest", "-(ab)-c|", result: "-B-C|")])
  func lazyMap(_ row: Marbles) {
    expect(
      row,
      signal: { s, c in s[0].lazyMap(on: c.scheduler) { $0.uppercased() } },
      producer: { s, c in s[0].lazyMap(on: c.scheduler) { $0.uppercased() } }
    )
  }
}
