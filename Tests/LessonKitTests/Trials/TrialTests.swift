import Dispatch
import LessonKit
import Rx
import RxTesting
import Stage
import Testing

/// What operators do with drawn marbles: the picture of a trial is the one of the library itself.
struct TrialTests {
  /// An operator of the library, on cold sources.
  typealias Operator = (Sources) -> Observable<String>

  /// The sources in virtual time.
  struct Sources {
    let first: Observable<String>
    /// The first one again, if there is only one.
    let second: Observable<String>
    let clock: TestScheduler
  }

  struct Row {
    let code: String
    let pictures: [String]
    let result: String
    let real: Operator
  }

  private let rows: [Row] = [
    row("map { $0.uppercased() }", "a-b|", "A-B|") { $0.first.map { $0.uppercased() } },
    row("filter { $0 != \"b\" }", "a-b-c|", "a---c|") { $0.first.filter { $0 != "b" } },
    row("scan(\"\") { $0 + $1 }", "-a-b-#", "-a-<ab>-#") { $0.first.scan("") { $0 + $1 } },
    row("debounce(.seconds(3))", "--a-b--c--|", "----------(c|)") {
      $0.first.debounce(.seconds(3), scheduler: $0.clock)
    },
    row("throttle(.seconds(3), latest: false)", "-abcdef-|", "-a--d---|") {
      $0.first.throttle(.seconds(3), latest: false, scheduler: $0.clock)
    },
    row("delay(.seconds(2))", "-a-b|", "---a-b|") {
      $0.first.delay(.seconds(2), scheduler: $0.clock)
    },
    row("take(2)", "-a-b-c|", "-a-(b|)") { $0.first.take(2) },
    row("skip(.seconds(3))", "-a--b-c|", "----b-c|") {
      $0.first.skip(.seconds(3), scheduler: $0.clock)
    },
    row("distinctUntilChanged", "-a-a-b|", "-a---b|") { $0.first.distinctUntilChanged() },
    row("timeout(.seconds(2))", "-a----b|", "-a-#") {
      // The pictures do not tell the errors apart.
      $0.first.timeout(.seconds(2), scheduler: $0.clock).catch { _ in .error(MarbleFailure()) }
    },
    row("retry(2)", "-a-#", "-a--a-#") { $0.first.retry(2) },
    row("startWith(\"x\")", "-a|", "xa|") { $0.first.startWith("x") },
    row("zip", "-a-b-|", "-x-y|", "-<ax>-<by>-|") {
      Observable.zip($0.first, $0.second, resultSelector: +)
    },
    row("combineLatest { $0 + $1 }", "-a--b|", "--x---y|", "--<ax>-<bx>-<by>|") {
      Observable.combineLatest($0.first, $0.second, resultSelector: +)
    },
    row("merge", "-a-b|", "--x(yz)-|", "-ax(byz)-|") { Observable.merge($0.first, $0.second) },
    row("concat", "-a|", "-x|", "-a-x|") { $0.first.concat($0.second) },
    row("withLatestFrom", "-a-b-c|", "--x-y--|", "---x-y|") { $0.first.withLatestFrom($0.second) },
    row("take(until:)", "-a-b-c|", "----x", "-a-b|") { $0.first.take(until: $0.second) },
    row("sample", "-a-b-c|", "--x---x-x|", "--a---(c|)") { $0.first.sample($0.second) },
    row("flatMap", "-a-b|", "-x-y|", "--x-(yx)-y|") { sources in
      sources.first.flatMap { _ in sources.second }
    },
    row("flatMapLatest", "-a--b|", "-x-y|", "--x--x-y|") { sources in
      sources.first.flatMapLatest { _ in sources.second }
    },
    row("flatMapFirst", "-a--b---|", "-x-y-|", "--x-y---|") { sources in
      sources.first.flatMapFirst { _ in sources.second }
    },
    row("concatMap", "-a-b|", "-x-y|", "--x-y-x-y|") { sources in
      sources.first.concatMap { _ in sources.second }
    },
    row("catch", "-a-#", "-x|", "-a--x|") { sources in sources.first.catch { _ in sources.second }
    },
  ]

  private static func row(_ code: String, _ words: String..., real: @escaping Operator) -> Row {
    Row(code: code, pictures: words.dropLast(), result: words[words.count - 1], real: real)
  }

  @Test func `each operator draws what the library does`() throws {
    for row in rows {
      let expected = try MarbleDiagram(row.result)
      let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
      let all = try row.pictures.map { try clock.createColdObservable(marbles: $0).asObservable() }
      let real = clock.start(created: 0, subscribed: 10, disposed: 100) {
        row.real(Sources(first: all[0], second: all[all.count - 1], clock: clock))
      }
      #expect(MarbleDiagram(events: real.events, from: 10).picture == expected.picture, "\(row)")
      let result = try Self.result(row.code, row.pictures)
      #expect(result.mistakes == [], "\(row.code)")
      let lane = try #require(result.lanes.last)
      #expect(Self.diagram(lane).picture == expected.picture, "\(row.code)")
    }
  }

  static func result(_ code: String, _ pictures: [String]) throws -> TrialResult {
    try OperatorTrial(TrialRequest(code: code, pictures: pictures, after: "try")).result()
  }

  /// The events of a lane.
  private static func diagram(_ lane: MarbleLane) -> MarbleDiagram {
    MarbleDiagram(
      lane.marks.compactMap { timed in
        let symbol: MarbleSymbol
        switch timed.mark {
        case .value(let value): symbol = .element(value)
        case .completed: symbol = .completed
        case .failed: symbol = .error(nil)
        case .subscribed, .disposed: return nil
        }
        return MarbleMark(Int(timed.time.nanoseconds / 1_000_000_000), symbol)
      }
    )
  }
}
