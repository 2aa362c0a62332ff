import Rx
import Testing

/// `zip` of singles and maybes in every arity.
///
/// The sources send a, b, c… each, the last source first.
struct TraitZipTests {
  @Test func selectors() {
    check(2) {
      .zip($0[0], $0[1]) { [$0, $1].joined() }
    } maybe: {
      .zip($0[0], $0[1]) { [$0, $1].joined() }
    }
    check(3) {
      .zip($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() }
    } maybe: {
      .zip($0[0], $0[1], $0[2]) { [$0, $1, $2].joined() }
    }
    check(4) {
      .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() }
    } maybe: {
      .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() }
    }
    check(5) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    } maybe: {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
    }
    check(6) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() }
    } maybe: {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() }
    }
    check(7) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    } maybe: {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
        [$0, $1, $2, $3, $4, $5, $6].joined()
      }
    }
    check(8) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    } maybe: {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7].joined()
      }
    }
  }

  @Test func tuples() {
    check(2) { s in
      Single.zip(s[0], s[1]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1]).map { text($0) }
    }
    check(3) { s in
      Single.zip(s[0], s[1], s[2]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2]).map { text($0) }
    }
    check(4) { s in
      Single.zip(s[0], s[1], s[2], s[3]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2], s[3]).map { text($0) }
    }
    check(5) { s in
      Single.zip(s[0], s[1], s[2], s[3], s[4]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2], s[3], s[4]).map { text($0) }
    }
    check(6) { s in
      Single.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { text($0) }
    }
    check(7) { s in
      Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { text($0) }
    }
    check(8) { s in
      Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    } maybe: { s in
      Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { text($0) }
    }
  }

  @Test func collections() {
    for count in 1...9 {
      check(count) { .zip($0) { $0.joined() } }
      check(count) { Single.zip($0).map { $0.joined() } }
    }
    #expect(
      events(Single<String>.zip([]) { $0.count }.asObservable()) == ["next(0)", "completed"]
    )
    #expect(events(Single<String>.zip([]).asObservable()) == ["next([])", "completed"])
    #expect(
      events(Single<String>.zip([]) { _ -> Int in throw TestError() }.asObservable())
        == ["error(TestError(name: \"#\"))"]
    )
  }

  @Test(arguments: [
    Marbles("when all have come", ["--(a|)", "----(b|)"], "----(<ab>|)"),
    Marbles("an error", ["--#", "----(b|)"], "--#", windows: ["^-!", "^-!"]),
  ])
  func single(_ row: Marbles) {
    expect(row) { sources, _ in
      Single.zip(sources[0].asSingle(), sources[1].asSingle()) { $0 + $1 }.asObservable()
    }
  }

  @Test(arguments: [
    Marbles("when all have come", ["--(a|)", "----(b|)"], "----(<ab>|)"),
    Marbles("one has nothing, early", ["--|", "----(b|)"], "----|"),
    Marbles("one has nothing, late", ["--(a|)", "----|"], "----|"),
    Marbles("a selector that throws", ["--(a|)", "----(x|)"], "----#"),
  ])
  func maybe(_ row: Marbles) {
    expect(row) { sources, _ in
      Maybe.zip(sources[0].asMaybe(), sources[1].asMaybe()) {
        if $1 == "x" { throw TestError() }
        return $0 + $1
      }
      .asObservable()
    }
  }

  private func check(
    _ count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ single: ([Single<String>]) -> Single<String>,
    maybe: ([Maybe<String>]) -> Maybe<String>
  ) {
    check(count, at: location, single)
    play(count, at: location) { maybe($0.map { $0.asMaybe() }).asObservable() }
  }

  private func check(
    _ count: Int,
    at location: SourceLocation = #_sourceLocation,
    _ single: ([Single<String>]) -> Single<String>
  ) {
    play(count, at: location) { single($0.map { $0.asSingle() }).asObservable() }
  }

  private func play(
    _ count: Int,
    at location: SourceLocation,
    _ operation: ([PublishSubject<String>]) -> Observable<String>
  ) {
    let sources = (0..<count).map { _ in PublishSubject<String>() }
    let letters = "abcdefghi".prefix(count).map(String.init)
    let log = Log()
    _ = log.subscribe(to: operation(sources))
    for number in (0..<count).reversed() {
      #expect(log.events == [], sourceLocation: location)
      sources[number].onNext(letters[number])
      sources[number].onCompleted()
    }
    #expect(log.events == ["next(\(letters.joined()))", "completed"], sourceLocation: location)
  }
}

private func text<Tuple>(_ tuple: Tuple) -> String {
  Mirror(reflecting: tuple).children.map { "\($0.value)" }.joined()
}
