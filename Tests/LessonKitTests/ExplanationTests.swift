import LessonKit
import Stage
import Testing

struct ExplanationTests {
  @Test(arguments: Lessons.names)
  func everyLineOfEveryLessonIsExplainedBackToTheScript(_ name: String) throws {
    let story = try Lessons.recording(name).story
    #expect(!story.printed.isEmpty)
    for record in story.records {
      let explanation = try #require(Explanation(of: record.sequence, in: story))
      #expect(explanation.reachesScript, "\(explanation.lines.joined(separator: "\n"))")
      #expect(!explanation.steps.isEmpty)
      #expect(explanation.lines.allSatisfy { !$0.contains("line 0") && !$0.contains("unknown") })
    }
  }

  /// A line printed by code that runs later says what made it run; only the script's own top level needs no reason.
  @Test(arguments: ["hot-cold", "share-replay", "while-connected", "custom-operator"])
  func whatIsPrintedAtADisposalSaysWhoDisposed(_ name: String) throws {
    let story = try Lessons.recording(name).story
    let lines = story.printed.filter { $0.text == "Disposed" }
    #expect(!lines.isEmpty)
    for line in lines { #expect(story.chain(to: line.sequence).count > 1) }
  }

  private func lines(_ text: String, in name: String, _ number: Int = 0) throws -> [String] {
    let story = try Lessons.recording(name).story
    let records = story.printed.filter { $0.text.hasPrefix(text) }
    return try #require(Explanation(of: records[number].sequence, in: story)).lines
  }

  @Test func aReplayedValueNamesTheBufferAndWhereItCameFrom() throws {
    #expect(
      try lines("Third 8", in: "share-replay") == [
        "line 18 10s main: `Third 8`",
        "  because line 48 prints it",
        "  because the subscriber `third` (line 48) received 8",
        "  because `shared` (line 33) replayed 8, which arrived at 9 s (#63)",
        "  because its buffer keeps the last element forever",
        "  because the subscriber `third` (line 48) subscribed to share (line 33)",
        "  because the script reached line 48, which subscribed `third`",
        "  all on main: no scheduler switched threads after line 48",
      ]
    )
  }

  /// A text with a line break takes two lines of the log.
  @Test func `the headline of a printed line has its number in the log`() throws {
    let story = Lessons.story(
      """
      print("one\\nmore")
      _ = Observable.of("a\\nb").debug("x").subscribe(onNext: { print("First", $0) })
      """
    )
    let headlines = story.records.compactMap {
      Explanation(of: $0.sequence, in: story)?.lines.first
    }
    #expect(headlines.count == 20 && headlines.contains("#7 0s main: next(a\nb)"))
    #expect(
      headlines.filter { $0.hasPrefix("line") } == [
        "line 1 0s main: `one`", "line 2 0s main: `more`",
        "line 3 0s main: `x -> subscribed`", "line 4 0s main: `x -> Event next(a\nb)`",
        "line 6 0s main: `First a`", "line 7 0s main: `b`",
        "line 8 0s main: `x -> Event completed`", "line 9 0s main: `x -> isDisposed`",
      ]
    )
  }

  @Test func `what is printed after the end is caused by the completion`() throws {
    let story = try Lessons.recording("custom-operator").story
    let line = try #require(story.printed.first { $0.text == "painter is gone" })
    let causes = story.chain(to: line.sequence).dropFirst()
    #expect(
      causes.map(\.kind).prefix(5) == [.completed, .completed, .completed, .completed, .subscribed]
    )
    let steps = try #require(Explanation(of: line.sequence, in: story)).steps.dropFirst()
    #expect(steps.map(\.record).prefix(5) == causes.map(\.sequence).prefix(5))
    #expect(steps.first?.text == "do (line 59) received the completion")
  }

  @Test(arguments: [
    ("replay(1).refCount()", "until the last subscriber leaves or the source ends"),
    ("share(replay: 1)", "until the last subscriber leaves or the source ends"),
    ("share(replay: 1, scope: .forever)", "forever"),
  ])
  func `an element that is replayed is explained by the buffer`(
    _ sharing: String,
    _ lifetime: String
  ) throws {
    let story = Lessons.story(
      """
      let numbers = PublishSubject<Int>()
      let shared = numbers.map { $0 }.\(sharing)
      _ = shared.subscribe(onNext: { print("One", $0) })
      numbers.onNext(1)
      _ = shared.subscribe(onNext: { print("Two", $0) })
      """
    )
    let line = try #require(story.line(2))
    let steps = try #require(Explanation(of: line.sequence, in: story)).steps.map(\.text)
    #expect(steps.contains { $0.contains(" replayed 1") && $0.contains("0 s (#") }, "\(steps)")
    #expect(steps.contains("its buffer keeps the last element \(lifetime)"), "\(steps)")
  }

  @Test func `a connectable observable's buffer ends with the connection`() throws {
    let story = Lessons.story(
      """
      let numbers = PublishSubject<Int>()
      let shared = numbers.replay(1)
      let connection = shared.connect()
      numbers.onNext(1)
      _ = shared.subscribe(onNext: { print("One", $0) })
      connection.dispose()
      _ = shared.subscribe(onNext: { print("Two", $0) })
      """
    )
    let line = try #require(story.line(1))
    let steps = try #require(Explanation(of: line.sequence, in: story)).steps.map(\.text)
    #expect(steps.contains("its buffer keeps the last element until the connection ends"))
    #expect(story.line(2) == nil)
    let stream = try #require(story.sharedStreams.first { $0.variable == "shared" })
    let last = try #require(story.records.last)
    #expect(story.buffer(of: stream, at: line.sequence).map(\.text) == ["1"])
    #expect(story.buffer(of: stream, at: last.sequence).isEmpty)
  }

  @Test func aSecondSubscriptionToASourceSaysWhy() throws {
    let again = try lines("Subscribed", in: "share-replay", 1)
    #expect(
      again.contains(
        "  because the reference count of share had dropped to 0 at 9 s (#69) and went 0 → 1 again"
      )
    )
    let ended = try lines("Subscribed", in: "while-connected", 3)
    #expect(
      ended.contains {
        $0.contains("the source of share had ended at ")
          && $0.hasSuffix(", so share subscribed to it again")
      }
    )
    let first = try lines("Subscribed", in: "share-replay")
    #expect(
      first.contains("  because share had no subscribers before: its reference count went 0 → 1")
    )
  }

  @Test func aDisposalOfSomethingSharedNamesTheLastSubscriber() throws {
    #expect(
      try lines("Disposed", in: "share-replay") == [
        "line 16 9s main: `Disposed`",
        "  because line 23 prints it",
        "  because the last subscriber of share left: its reference count dropped to 0, so it disposed create (line 12)",
        "  because share (line 33) was disposed with it",
        "  because line 40 disposed the subscriber `second` (line 36)",
        "  all on main: no scheduler switched threads after line 40",
      ]
    )
  }

  /// What the script sends later than it observed does not come of observing.
  @Test func whatIsSentIsExplainedByWhoSentIt() throws {
    let story = Lessons.recording(
      text: """
        import ReactiveSwift
        import RxSwift
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.map { $0 + 1 }.observeValues { print("signal", $0) }
        input.send(value: 1)
        let property = MutableProperty(3)
        property.signal.observeValues { print("property", $0) }
        property.value = 4
        var observer: AnyObserver<Int>?
        let numbers = Observable<Int>.create {
          observer = $0
          $0.onNext(5)
          return Disposables.create()
        }
        _ = numbers.subscribe(onNext: { print("numbers", $0) })
        observer?.onNext(6)
        """
    ).story
    let steps = try story.printed.map { record in
      let steps = try #require(Explanation(of: record.sequence, in: story)).steps.map(\.text)
      return steps.filter { $0.contains(" sent ") || $0.contains(" sends ") }
    }
    #expect(
      steps == [
        ["line 6 sent 1 through pipe() (line 4)"],
        ["line 9 sent 4 to the subscriber `property` (line 8)"],
        ["create (line 11) sends 5 as soon as it is subscribed to"],
        ["line 17 sent 6 through create (line 11)"],
      ]
    )
  }

  @Test func aThreadSaysWhoMoved() throws {
    #expect(
      try lines("wrapping soup", in: "thread-tracing").dropFirst() == [
        "  because line 53 prints it",
        "  because observe(on: counter) (line 51) sent soup",
        "  because observe(on: counter) (line 51) moved it to the queue `counter` (worker 2)",
        "  because filter (line 47) passed soup on",
        "  because observe(on: kitchen) (line 46) sent soup",
        "  because observe(on: kitchen) (line 46) moved it to the queue `kitchen` (worker 1)",
        "  because do (line 45) passed soup on",
        "  because create (line 16) sends soup as soon as it is subscribed to",
        "  because do (line 45) subscribed to create (line 16)",
        "  because the 6 operators downstream each subscribed to the one above",
        "  because the script reached line 57, which subscribed",
      ]
    )
    // The same for the move itself, before anything has come of it.
    let story = try Lessons.recording("thread-tracing").story
    let hop = try #require(story.records.first { $0.kind == .hop })
    #expect(
      try #require(Explanation(of: hop.sequence, in: story)).steps.first?.text
        == "observe(on: kitchen) (line 46) moved it to the queue `kitchen` (worker 1)"
    )
    let timer = try lines("First 1", in: "hot-cold")
    #expect(
      timer.contains(
        "  because line 22 scheduled a call every 1 s (call 2) on the global queue (worker 1)"
      )
    )
  }

  @Test func aSubjectNamesTheLineThatSent() throws {
    let story = Lessons.story(
      """
      let subject = BehaviorSubject(value: 1)
      subject.onNext(2)
      _ = subject.subscribe(onNext: { print("A \\($0)") })
      let relay = PublishRelay<Int>()
      _ = relay.subscribe(onNext: { print("B \\($0)") })
      relay.accept(7)
      """
    )
    let first = try #require(story.line(1).flatMap { Explanation(of: $0.sequence, in: story) })
    #expect(
      first.lines.contains(
        "  because `subject` (line 2) replayed 2, which arrived at 0 s (#2)"
      )
    )
    let second = try #require(story.line(2).flatMap { Explanation(of: $0.sequence, in: story) })
    #expect(
      second.lines.contains("  because line 7 sent next(7) to `relay` (line 5)")
    )
  }

  @Test func aLongChainIsShownWithoutItsMiddle() throws {
    let story = Lessons.story(
      """
      func again(_ n: Int) {
        if n == 0 { return print("done") }
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(n) / 1_000) { again(n - 1) }
      }
      again(200)
      """
    )
    let explanation = try #require(
      story.line(1).flatMap { Explanation(of: $0.sequence, in: story) }
    )
    #expect(explanation.steps.count > 200)
    #expect(explanation.reachesScript)
    #expect(explanation.lines.count == 32)
    #expect(explanation.lines.contains { $0.contains("172 more") })
  }

  @Test(arguments: [
    (
      """
      func again(_ n: Int) {
        if n == 0 { return print("done") }
        DispatchQueue.main.async { again(n - 1) }
      }
      again(200)
      """, "… 199 more times: this cause"
    ),
    (
      """
      struct Busy: Error {}
      var attempts = 0
      let source = Observable<Int>.create { observer in
        attempts += 1
        let attempt = attempts
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          if attempt < 5 { observer.onError(Busy()) } else { observer.onNext(attempt) }
        }
        return Disposables.create()
      }
      _ = source.retry(9).subscribe(onNext: { print("got \\($0)") })
      """, "… 3 more times: these 3 causes"
    ),
  ])
  func `causes that repeat themselves are counted`(_ row: (script: String, count: String)) throws {
    let story = Lessons.story(row.script)
    let explanation = try #require(
      story.line(1).flatMap { Explanation(of: $0.sequence, in: story) }
    )
    let lines = explanation.lines
    #expect(lines.contains { $0.contains(row.count) }, "\(lines)")
    #expect(lines.count < 16, "\(lines)")
  }

  @Test(.disabled("the end of an object is told without what released it"))
  func `what a deinit prints names what released the object`() throws {
    let story = Lessons.story(
      """
      final class Cart {
        deinit { print("gone") }
      }
      var cart: Cart? = Cart()
      cart = nil
      var other: Cart? = Cart()
      let subject = PublishSubject<Int>()
      let s = subject.subscribe(onNext: { [other] _ in print(other!) })
      other = nil
      s.dispose()
      var last: Cart? = Cart()
      _ = Observable.of(1, 2).subscribe(onNext: { if $0 == 2 { last = nil } })
      """
    )
    func steps(_ line: Int) throws -> [String] {
      try #require(story.line(line).flatMap { Explanation(of: $0.sequence, in: story) }).steps
        .map(\.text)
    }
    // `Lessons.story` puts an import on line 1.
    let printing = "line 3 prints it, during the `deinit` of an object"
    #expect(try steps(1) == [printing, "line 6 released the last reference to the object"])
    #expect(try steps(2).first == printing)
    #expect(try steps(2).contains("line 11 disposed the subscriber `s` (line 9)"))
    #expect(try steps(3).first == printing)
    #expect(try steps(3).contains("the subscriber of line 13 received 2"))
  }

  @Test(arguments: [24, 40, 80])
  func linesAreBrokenWhereTheWindowEnds(_ width: Int) throws {
    let story = try Lessons.recording("thread-tracing").story
    for record in story.printed {
      let explanation = try #require(Explanation(of: record.sequence, in: story))
      let lines = explanation.lines(ViewOptions(width: width))
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(
        lines.joined().filter { $0 != " " } == explanation.lines.joined().filter { $0 != " " }
      )
    }
  }

  @Test func aRecordThatIsNotThereHasNoExplanation() {
    #expect(Explanation(of: 1, in: Story([])) == nil)
  }

  @Test func aMissingLinkIsNoAnswer() throws {
    let lost = LogRecord(
      sequence: 1,
      time: .zero,
      thread: .init(number: 1, name: "main"),
      .debug(.init(identifier: "x", step: .subscribed, style: .rxSwift6))
    )
    #expect(try #require(Explanation(of: 1, in: Story([lost]))).reachesScript == false)
  }
}
