import Dispatch
import Rx
import RxBinding
import Testing

/// What each operator sends, in the form for drivers and in that for signals.
@MainActor
struct SharedOperatorTests {
  @Test func map() throws {
    try SharedMarbles("map", "--a-b-|", gives: "--x-x-|").check(
      driver: { $0[0].map { _ in "x" } },
      signal: { $0[0].map { _ in "x" } }
    )
  }

  @Test func filter() throws {
    try SharedMarbles("filter", "--a-b-|", gives: "----b-|").check(
      driver: { $0[0].filter { $0 > "a" } },
      signal: { $0[0].filter { $0 > "a" } }
    )
  }

  @Test func compactMap() throws {
    try SharedMarbles("compactMap", "--a-1-|", gives: "----1-|").check(
      driver: { $0[0].compactMap(Int.init) },
      signal: { $0[0].compactMap(Int.init) }
    )
  }

  @Test func scan() throws {
    try SharedMarbles("scan", "--1-2-3|", gives: "--1-3-6|").check(
      driver: { $0[0].scan(0) { $0 + Int($1)! } },
      signal: { $0[0].scan(0) { $0 + Int($1)! } }
    )
  }

  @Test func skip() throws {
    try SharedMarbles("skip", "--a-b-|", gives: "----b-|").check(
      driver: { $0[0].skip(1) },
      signal: { $0[0].skip(1) }
    )
  }

  @Test func startWith() throws {
    try SharedMarbles("startWith", "--a-|", gives: "x-a-|").check(
      driver: { $0[0].startWith("x") },
      signal: { $0[0].startWith("x") }
    )
  }

  @Test func distinctUntilChanged() throws {
    let row = SharedMarbles("distinctUntilChanged", "--a-a-b-|", gives: "--a---b-|")
    try row.check(
      driver: { $0[0].distinctUntilChanged() },
      signal: { $0[0].distinctUntilChanged() }
    )
    try row.check(
      driver: { $0[0].distinctUntilChanged { $0.hashValue } },
      signal: { $0[0].distinctUntilChanged { $0.hashValue } }
    )
    try row.check(
      driver: { $0[0].distinctUntilChanged { $0 == $1 } },
      signal: { $0[0].distinctUntilChanged { $0 == $1 } }
    )
    try row.check(
      driver: { $0[0].distinctUntilChanged({ $0.hashValue }, comparer: { $0 == $1 }) },
      signal: { $0[0].distinctUntilChanged({ $0.hashValue }, comparer: { $0 == $1 }) }
    )
  }

  @Test func flatMap() throws {
    try SharedMarbles("flatMap", "--1-----2|", "--a-b|", gives: "----a-b---a-b|").check(
      driver: { s in s[0].flatMap { _ in s[1].map { $0 } } },
      signal: { s in s[0].flatMap { _ in s[1].map { $0 } } }
    )
  }

  @Test func flatMapLatest() throws {
    let row = SharedMarbles("flatMapLatest", "--1--2|", "--a-b|", gives: "----a--a-b|")
    try row.check(
      driver: { s in s[0].flatMapLatest { _ in s[1] } },
      signal: { s in s[0].flatMapLatest { _ in s[1] } }
    )
    try row.check(
      driver: { s in s[0].map { _ in s[1] }.switchLatest() },
      signal: { s in s[0].map { _ in s[1] }.switchLatest() }
    )
  }

  @Test func flatMapFirst() throws {
    try SharedMarbles("flatMapFirst", "--1--2|", "--a-b|", gives: "----a-b|").check(
      driver: { s in s[0].flatMapFirst { _ in s[1] } },
      signal: { s in s[0].flatMapFirst { _ in s[1] } }
    )
  }

  @Test func theSequencesOfADriverCanBeSignals() throws {
    try SharedMarbles("to the other kind", "--1---2|", "--a|", gives: "----a---a|").check(
      driver: { s in
        s[0].asSignal(onErrorJustReturn: "").flatMap { _ in s[1] }
      },
      signal: { s in
        s[0].asDriver(onErrorJustReturn: "").flatMap { _ in s[1] }
      }
    )
  }

  @Test func merge() throws {
    let row = SharedMarbles("merge", "--a-----b|", "----1-2|", gives: "--a-1-2-b|")
    try row.check(driver: { Driver.merge($0) }, signal: { Signal.merge($0) })
    try row.check(driver: { Driver.merge($0[...]) }, signal: { Signal.merge($0[...]) })
    try row.check(driver: { Driver.merge($0[0], $0[1]) }, signal: { Signal.merge($0[0], $0[1]) })
    try row.check(
      driver: { s in Driver.of(0, 1).map { s[$0] }.merge() },
      signal: { s in Signal.of(0, 1).map { s[$0] }.merge() }
    )
  }

  @Test func mergeOneAtATime() throws {
    try SharedMarbles("merge(maxConcurrent: 1)", "--a|", "--1-2|", gives: "--a--1-2|").check(
      driver: { s in Driver.of(0, 1).map { s[$0] }.merge(maxConcurrent: 1) },
      signal: { s in Signal.of(0, 1).map { s[$0] }.merge(maxConcurrent: 1) }
    )
  }

  @Test func concat() throws {
    let row = SharedMarbles("concat", "--a|", "--1-2|", gives: "--a--1-2|")
    try row.check(driver: { Driver.concat($0) }, signal: { Signal.concat($0) })
    try row.check(
      driver: { Driver.concat(AnySequence($0)) },
      signal: { Signal.concat(AnySequence($0)) }
    )
  }

  @Test func withLatestFrom() throws {
    try SharedMarbles("withLatestFrom", "----a-----b-|", "--1---2-3---|", gives: "----1-----3-|")
      .check(driver: { $0[0].withLatestFrom($0[1]) }, signal: { $0[0].withLatestFrom($0[1]) })
    try SharedMarbles("with a closure", "----a--|", "--1----|", gives: "----<a1>--|")
      .check(
        driver: { $0[0].withLatestFrom($0[1]) { "\($0)\($1)" } },
        signal: { $0[0].withLatestFrom($0[1]) { "\($0)\($1)" } }
      )
  }

  @Test func throttle() throws {
    try SharedMarbles("throttle", "--a-b---c-d|", gives: "--a--b--c--(d|)").check(
      driver: { $0[0].throttle(.seconds(3)) },
      signal: { $0[0].throttle(.seconds(3)) }
    )
    try SharedMarbles("only the first", "--a-b---c-d|", gives: "--a-----c--|").check(
      driver: { $0[0].throttle(.seconds(3), latest: false) },
      signal: { $0[0].throttle(.seconds(3), latest: false) }
    )
  }

  @Test func debounce() throws {
    try SharedMarbles("debounce", "--a-b------c---|", gives: "-------b------c|").check(
      driver: { $0[0].debounce(.seconds(3)) },
      signal: { $0[0].debounce(.seconds(3)) }
    )
  }

  @Test func delay() throws {
    try SharedMarbles("delay", "--a-b|", gives: "----a-b|").check(
      driver: { $0[0].delay(.seconds(2)) },
      signal: { $0[0].delay(.seconds(2)) }
    )
  }

  @Test func withUnretained() {
    var object: Token? = Token()
    let lines = Lines()
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    if let object {
      _ = signal.withUnretained(object).emit(
        onNext: { lines.add("\($1)") },
        onCompleted: { lines.add("|") }
      )
      _ = signal.withUnretained(object) { $1 * 10 }.emit(onNext: { lines.add("\($0)") })
    }
    relay.accept(1)
    object = nil
    relay.accept(2)
    #expect(lines.take() == ["1", "10", "|"])
  }

  @Test func doCallsEachClosureOnceForAllSubscribers() {
    let lines = Lines()
    let probe = Probe<Int>()
    let signal = probe.observable.asSignal(onErrorJustReturn: 0).do(
      onNext: { lines.add("next \($0)") },
      afterNext: { lines.add("after \($0)") },
      onCompleted: { lines.add("completed") },
      afterCompleted: { lines.add("after completed") },
      onSubscribe: { lines.add("subscribe") },
      onSubscribed: { lines.add("subscribed") },
      onDispose: { lines.add("dispose") }
    )
    _ = signal.emit()
    _ = signal.emit(onNext: { lines.add("\($0)") })
    probe.send(1)
    probe.complete()
    #expect(
      lines.take() == [
        "subscribe", "subscribed", "next 1", "1", "after 1", "completed", "dispose",
        "after completed",
      ]
    )
  }

  @Test func values() async {
    var received: [Int] = []
    for await element in Driver.of(1, 2, 3).values { received.append(element) }
    #expect(received == [1, 2, 3])
  }
}
