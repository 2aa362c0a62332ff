import LessonKit
import ScriptSource
import Stage
import Testing

struct StoryStateTests {
  private func state(_ story: Story, after text: String) throws -> [String] {
    let record = try #require(story.records.last { $0.text == text })
    return StoryState(of: story, at: record.sequence).lines
  }

  @Test func aShareShowsItsCountAndItsBuffer() throws {
    let story = try Lessons.recording("share-replay").story
    #expect(
      try state(story, after: "Second 4") == [
        "at 5 s, after #44",
        "  shared = share(replay: 1, scope: .forever) L33: refCount=2 (s1, s4) · connected=yes · buffer=[4]",
        "  s1 first L34: subscribed · last 4",
        "  s4 second L36: subscribed · last 4",
      ]
    )
    #expect(
      try state(story, after: "nobody listens") == [
        "at 9 s, after #71",
        "  shared = share(replay: 1, scope: .forever) L33: refCount=0 · connected=no · buffer=[8]",
        "  s1 first L34: disposed at 5 s · last 4",
        "  s4 second L36: disposed at 9 s · last 8",
      ]
    )
  }

  @Test func subjectsShowTheirValues() throws {
    let story = Lessons.story(
      """
      let value = BehaviorSubject(value: 1)
      let log = ReplaySubject<Int>.create(bufferSize: 2)
      _ = value.subscribe()
      _ = log.subscribe()
      print("begin")
      value.onNext(2)
      for n in 1...3 { log.onNext(n) }
      print("end")
      """
    )
    #expect(
      try state(story, after: "begin").prefix(3) == [
        "at 0 s, after #9",
        "  value = BehaviorSubject(value: 1) L2: 1 subscribed (s1) · buffer=[1]",
        "  log = ReplaySubject(bufferSize: 2) L3: 1 subscribed (s3) · buffer=[]",
      ]
    )
    #expect(try state(story, after: "end")[1].hasSuffix("buffer=[2]"))
    #expect(try state(story, after: "end")[2].hasSuffix("buffer=[2, 3]"))
  }

  @Test func whatNobodySubscribedToIsShownWithTheSizeItReallyHas() throws {
    let story = Lessons.story(
      """
      let size = 1 + 1
      let log = ReplaySubject<Int>.create(bufferSize: size)
      let relay = BehaviorRelay(value: "x")
      let hot = Observable.of(1).publish()
      print("made")
      for n in 1...5 { log.onNext(n) }
      relay.accept("y")
      print("sent")
      """
    )
    #expect(
      try state(story, after: "made").dropFirst().map { $0.split(separator: " · ").last } == [
        "buffer=[]", "buffer=[x]", "buffer=[]",
      ]
    )
    #expect(
      try state(story, after: "sent").dropFirst() == [
        "  log = ReplaySubject(bufferSize: size) L3: 0 subscribed · buffer=[4, 5]",
        "  relay = BehaviorRelay(value: \"x\") L4: 0 subscribed · buffer=[y]",
        "  hot = publish() L5: refCount=0 · connected=no · buffer=[]",
      ]
    )
  }

  /// The subscriptions to the subject of a `multicast` connect nothing.
  @Test(arguments: ["", ".refCount()"])
  func `only a subscription to the source is a connection`(_ counting: String) throws {
    let story = Lessons.story(
      """
      let numbers = PublishSubject<Int>()
      let shared = numbers.multicast(ReplaySubject<Int>.create(bufferSize: 2))\(counting)
      let one = shared.subscribe()
      print("one")
      let two = shared.subscribe(onNext: { print("two", $0) })
      numbers.onNext(1)
      let three = shared.subscribe(onNext: { print("three", $0) })
      print("three")
      """
    )
    let isCounted = !counting.isEmpty
    let words = "connected=\(isCounted ? "yes" : "no")"
    let found = try state(story, after: "one").filter { $0.contains("connected=") }
    #expect(found.allSatisfy { $0.contains(words) } && !found.isEmpty, "\(found)")
    #expect(story.printed.contains { $0.text == "two 1" } == isCounted)
    let last = try #require(story.subscriptions.last?.start)
    let lines = try #require(Explanation(of: last, in: story)).lines
    #expect(lines.count > 2 && !lines.contains { $0.contains("0 → 1") }, "\(lines)")
    let buffers = try state(story, after: "three").filter { $0.contains("connected=") }
    withKnownIssue(
      "what the subject of `multicast` remembers is not known",
      isIntermittent: !isCounted
    ) {
      #expect(
        buffers.allSatisfy { $0.hasSuffix(isCounted ? "buffer=[1]" : "buffer=[]") },
        "\(buffers)"
      )
    }
  }

  @Test func whatIsSharedKeepsWhatTheScriptComputed() throws {
    let story = Lessons.story(
      """
      let scope = SubjectLifetimeScope.forever
      let count = 2
      let shared = Observable.of(1, 2, 3).share(replay: count, scope: scope)
      _ = shared.subscribe()
      print("end")
      """
    )
    #expect(try state(story, after: "end")[1].hasSuffix("buffer=[2, 3]"))
  }

  @Test func beforeAnythingThereIsNothing() {
    #expect(
      StoryState(of: Story([]), at: 0).lines == [
        "at 0 s, after #0", "  There are no subscriptions yet.",
      ]
    )
  }

  @Test func theLedgerNamesWhatWasLeft() {
    let recording = Lessons.recording(
      text: """
        let bag = DisposeBag()
        _ = Observable<Int>.never().map { $0 }.subscribe()
        Observable<Int>.never()
          .subscribe()
          .disposed(by: bag)
        _ = Observable.of(1).subscribe()
        """
    )
    #expect(
      Ledger(of: recording.story, source: { _ in recording.file }).lines() == [
        "2 subscriptions outlived the run:",
        "  s1 subscribe() L3, of never() (line 3)",
        "     no DisposeBag: add `.disposed(by: bag)`, or dispose what `subscribe`",
        "     returns",
        "  s4 subscribe() L5, of never() (line 4)",
        "     its DisposeBag still existed when the run ended",
      ]
    )
    #expect(Ledger(of: Story([])).lines() == ["There are no subscriptions yet."])
  }

  @Test func `the ledger knows what ends a subscription`() {
    let recording = Lessons.recording(
      text: """
        import ReactiveSwift
        import RxSwift
        let bag = DisposeBag()
        let owner = Lifetime.make()
        let numbers = MutableProperty(1)
        let copy = MutableProperty(0)
        numbers.signal.observeValues { print($0) }
        copy <~ numbers.signal.map { $0 + 1 }
        numbers.signal
          .take(during: owner.lifetime)
          .observeCompleted { print("over") }
        SignalProducer<Int, Never>.never.startWithValues { number in
          print(number)
        }
        Observable<Int>.never().subscribe(onNext: { number in
          print(number)
        })
        .disposed(by: bag)
        """
    )
    let ledger = Ledger(of: recording.story, source: { _ in recording.file })
    #expect(
      ledger.entries.map(\.hint) == [
        "no lifetime ends it: add `.take(duringLifetimeOf: owner)`, or dispose what the call returns",
        "its target still existed when the run ended",
        "its lifetime had not ended when the run did",
        "no lifetime ends it: add `.take(duringLifetimeOf: owner)`, or dispose what the call returns",
        "its DisposeBag still existed when the run ended",
      ]
    )
  }

  @Test(.timeLimit(.minutes(5))) func `the ledger ends where a shared sequence is its own source`()
  {
    let story = Lessons.story(
      """
      var shared: Observable<Int>! = nil
      shared = Observable<Int>.deferred { shared }.share()
      let own = shared.subscribe(onNext: { print($0) })
      """
    )
    #expect(Ledger(of: story).lines().first == "1 subscription outlived the run:")
  }
}
