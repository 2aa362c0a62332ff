import Rx
import RxBinding
import Testing

/// Every arity of `combineLatest` and `zip`.
///
/// The sources send a, b, c… in turn, then A, B, C…
@MainActor
struct SharedArityTests {
  private typealias Combine = ([Signal<String>]) -> Signal<String>

  @Test func combineLatest() {
    check(combined: 2) { .combineLatest($0[0], $0[1]) { $0 + $1 } }
    check(combined: 3) { .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() } }
    check(combined: 4) {
      .combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() }
    }
    check(combined: 5) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    }
    check(combined: 6) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) {
        [$0, $1, $2, $3, $4, $5].joined()
      }
    }
    check(combined: 7) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    }
    check(combined: 8) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    }
    for count in 1...9 {
      check(combined: count) { Signal.combineLatest($0) { $0.joined() } }
      check(combined: count) { Signal.combineLatest($0).map { $0.joined() } }
    }
  }

  @Test func combineLatestTuples() {
    check(combined: 2) { s in Signal.combineLatest(s[0], s[1]).map { text($0) } }
    check(combined: 3) { s in Signal.combineLatest(s[0], s[1], s[2]).map { text($0) } }
    check(combined: 4) { s in Signal.combineLatest(s[0], s[1], s[2], s[3]).map { text($0) } }
    check(combined: 5) { s in
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4]).map { text($0) }
    }
    check(combined: 6) { s in
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) }
    }
    check(combined: 7) { s in
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    }
    check(combined: 8) { s in
      Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    }
  }

  @Test func zip() {
    check(zipped: 2) { .zip($0[0], $0[1]) { $0 + $1 } }
    check(zipped: 3) { .zip($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() } }
    check(zipped: 4) { .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() } }
    check(zipped: 5) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    }
    check(zipped: 6) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() }
    }
    check(zipped: 7) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    }
    check(zipped: 8) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    }
    for count in 1...9 {
      check(zipped: count) { Signal.zip($0) { $0.joined() } }
      check(zipped: count) { Signal.zip($0).map { $0.joined() } }
    }
  }

  @Test func zipTuples() {
    check(zipped: 2) { s in Signal.zip(s[0], s[1]).map { text($0) } }
    check(zipped: 3) { s in Signal.zip(s[0], s[1], s[2]).map { text($0) } }
    check(zipped: 4) { s in Signal.zip(s[0], s[1], s[2], s[3]).map { text($0) } }
    check(zipped: 5) { s in Signal.zip(s[0], s[1], s[2], s[3], s[4]).map { text($0) } }
    check(zipped: 6) { s in Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) } }
    check(zipped: 7) { s in
      Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    }
    check(zipped: 8) { s in
      Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    }
  }

  private func check(
    combined count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ operation: Combine
  ) {
    var expected = [first(count).joined()]
    var latest = first(count)
    for (number, letter) in second(count).enumerated() {
      latest[number] = letter
      expected.append(latest.joined())
    }
    #expect(play(count, operation) == expected, sourceLocation: location)
  }

  private func check(
    zipped count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ operation: Combine
  ) {
    #expect(
      play(count, operation) == [first(count).joined(), second(count).joined()],
      sourceLocation: location
    )
  }

  private func play(_ count: Int, _ operation: Combine) -> [String] {
    let sources = (0..<count).map { _ in PublishRelay<String>() }
    let lines = Lines()
    let subscription = operation(sources.map { $0.asSignal() }).emit(onNext: lines.add)
    for letters in [first(count), second(count)] {
      for (source, letter) in Swift.zip(sources, letters) { source.accept(letter) }
    }
    subscription.dispose()
    return lines.take()
  }

  private func first(_ count: Int) -> [String] { "abcdefghi".prefix(count).map(String.init) }

  private func second(_ count: Int) -> [String] { "ABCDEFGHI".prefix(count).map(String.init) }
}

private func text<Tuple>(_ tuple: Tuple) -> String {
  Mirror(reflecting: tuple).children.map { "\($0.value)" }.joined()
}
