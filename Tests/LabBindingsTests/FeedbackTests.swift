import LabBindings
import ScriptSource
import Stage
import Testing

/// Subjects and relays that feed themselves are a mistake of the script, never a stack overflow.
struct FeedbackTests {
  /// A script whose last line sends the event that goes round, and the names that the message gives.
  struct Ring: CustomTestStringConvertible, Sendable {
    let name: String
    let script: String
    let names: String

    init(_ name: String, _ script: String, _ names: String) {
      self.name = name
      self.script = script
      self.names = names
    }

    var testDescription: String { name }

    static let all: [Ring] =
      [
        Ring(
          "two relays bound to each other",
          """
          let a = BehaviorRelay(value: 1), b = BehaviorRelay(value: 2)
          _ = a.bind(to: b)
          _ = b.bind(to: a)
          """,
          "`a` and `b` feed each other"
        ),
        Ring(
          "a relay bound to itself",
          "let a = BehaviorRelay(value: 1)\n_ = a.bind(to: a)",
          "`a` feeds itself"
        ),
        Ring(
          "three subjects",
          """
          let a = PublishSubject<Int>(), b = BehaviorSubject(value: 0), c = ReplaySubject<Int>.createUnbounded()
          _ = a.subscribe(b)
          _ = b.skip(1).subscribe(c)
          _ = c.subscribe(a)
          a.onNext(1)
          """,
          "`a`, `b` and `c` feed each other"
        ),
        Ring(
          "relays made in one place",
          """
          let all = (0..<3).map { _ in PublishRelay<Int>() }
          for i in 0..<3 { _ = all[i].bind(to: all[(i + 1) % 3]) }
          all[0].accept(1)
          """,
          "subjects feed each other, and the `PublishRelay` in line 2 is among them"
        ),
        Ring(
          "a closure that sends to its own subject",
          "let s = PublishSubject<Int>()\n_ = s.subscribe(onNext: { s.onNext($0) })\ns.onNext(0)",
          "`s` feeds itself"
        ),
        Ring(
          "a connectable connected to itself",
          """
          let s = PublishSubject<Int>()
          let c = s.publish()
          _ = c.subscribe(s)
          _ = c.connect()
          s.onNext(1)
          """,
          "`s` feeds itself"
        ),
        Ring(
          "an observer made of the subject",
          "let s = PublishSubject<Int>()\n_ = s.subscribe(AnyObserver(s))\ns.onNext(1)",
          "`s` feeds itself"
        ),
        Ring(
          "two ways back",
          """
          let s = PublishSubject<Int>()
          _ = s.subscribe(s)
          _ = s.skip(0).subscribe(s)
          s.onNext(1)
          """,
          "`s` feeds itself"
        ),
      ]
      + [
        "", ".map { $0 }", ".skip(0)", ".startWith(2)", ".share()", ".debug(\"s\")",
        ".take(1 << 40)",
        ".amb(Observable<Int>.never())", ".withLatestFrom(s)",
        ".window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).merge()",
        ".share(replay: 1)", ".distinctUntilChanged { _, _ in false }",
      ].map {
        Ring(
          "a subject subscribed to its own `\($0)`",
          "let s = PublishSubject<Int>()\n_ = s\($0).subscribe(s)\ns.onNext(1)",
          "`s` feeds itself"
        )
      }
      + [
        Ring(
          "a subject merged into itself",
          "let s = PublishSubject<Int>()\n_ = Observable.merge(s, s).subscribe(s)\ns.onNext(1)",
          "`s` feeds itself"
        )
      ]
  }

  @Test(arguments: Ring.all, [false, true])
  func whatFeedsItselfIsNamedAtTheLineThatSends(_ ring: Ring, _ traces: Bool) {
    let log = ScriptLog(
      ring.script,
      kinds: traces ? .all : .printed,
      eventBudget: .max,
      statementBudget: .max,
      mainStackSize: 8 << 20
    )
    #expect(log.mistakes.count == 1)
    let mistake = log.mistakes.first
    // A closure of the script's in the ring may find the stack full first.
    let isFull = mistake?.message == "the calls nest too deeply"
    #expect(isFull || mistake?.message.hasPrefix(ring.names) ?? false, "\(mistake?.message ?? "")")
    #expect(mistake?.span != nil)
  }

  @Test(arguments: ["relays[0].accept(1)", "relays[0].accept(1); print(1)"])
  func aChainThatIsTooLongIsAMistake(_ line: String) {
    let log = ScriptLog(
      """
      var relays = [PublishRelay<Int>()]
      for i in 1..<20_000 {
        let next = PublishRelay<Int>()
        _ = relays[i - 1].bind(to: next)
        relays.append(next)
      }
      \(line)
      """,
      eventBudget: .max,
      statementBudget: .max,
      mainStackSize: 8 << 20
    )
    #expect(
      log.mistakes.map(\.message)
        == ["the subjects that send this event on to each other are too many"]
    )
    #expect(log.mistakes.first?.span?.line == 8)
    #expect(log.printed == [])
  }

  @Test func aCompletionIsNoExceptionToTheChain() {
    let log = ScriptLog(
      """
      var all = [PublishSubject<Int>()]
      for i in 1..<20_000 {
        let next = PublishSubject<Int>()
        _ = all[i - 1].subscribe(next)
        all.append(next)
      }
      all[0].onCompleted()
      """,
      eventBudget: .max,
      statementBudget: .max,
      mainStackSize: 8 << 20
    )
    #expect(log.mistakes.count == 1)
  }

  @Test func theSessionLivesOn() {
    var configuration = Lab.Configuration()
    configuration.mainStackSize = 8 << 20
    let lab = Lab(configuration)
    defer { lab.finish() }
    let replies = [
      "import RxCocoa", "let a = BehaviorRelay(value: 1), b = BehaviorRelay(value: 2)",
      "_ = a.bind(to: b)", "_ = b.bind(to: a)", "a.accept(3)", "1 + 1",
    ].map { entry in
      var reply = ""
      let ending = lab.evaluate(SourceFile(name: "entry", text: entry)) { reply = $0 }
      if case .failed(let mistakes) = ending { return mistakes.map(\.message).joined() }
      return reply
    }
    let ends = "feed each other: every event comes back"
    #expect(
      replies == ["", "", "", "`a` and `b` \(ends)", "`a` and `b` \(ends)", "Int = 2"]
    )
  }

  @Test func aLongChainThatFitsWorks() {
    let log = ScriptLog(
      """
      var relays = [PublishRelay<Int>()]
      for i in 1..<500 {
        let next = PublishRelay<Int>()
        _ = relays[i - 1].bind(to: next)
        relays.append(next)
      }
      _ = relays[499].subscribe(onNext: { print($0) })
      relays[0].accept(1)
      """
    )
    #expect(log.printed == ["1"])
    #expect(log.mistakes.map(\.message) == [])
  }
}
