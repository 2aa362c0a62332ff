import LabBindings
import LessonKit
import ScriptSource
import ScriptTypes
import Stage
import Testing

/// Nothing of a run's world is left when the run is gone.
struct WorldReleaseTests {
  private static let names = Lessons.catalog().lessons.map(\.name)

  /// What the libraries keep for the whole run: their constants, their tables and the session.
  private static let kept: Set<String> = [
    "module", "Runtime", "AttachmentKey", "Mutex", "NSLock", "NotificationCenter", "ScreenSession",
    "StageClock", "UIScreen", "UIColor", "PlaygroundPage", "RunLoop", "SchedulerSetting", "_Job",
    "Server", "SimulatedSession", "URLSessionConfiguration", "Thread", "QueueScheduler",
    "DispatchSpecificKey",
  ]

  /// Checks that nothing is left of what that `body` has made.
  private func expectRelease(
    of count: Int = 1,
    at location: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) rethrows {
    let census = RunCensus()
    try RunCensus.$current.withValue(census, operation: body)
    #expect(census.made >= count, sourceLocation: location)
    #expect(census.survivors == [], sourceLocation: location)
  }

  private func run(_ script: RunnableScript, limit: StageTime? = nil) -> ScriptRun.Report {
    ScriptRun(script, options: ScriptRun.Options(limit: limit)) { _ in }.run()
  }

  private func run(_ text: String) -> ScriptRun.Report {
    run(RunnableScript(SourceFile(name: "s.swift", text: "import RxSwift\n" + text)))
  }

  @Test func `fifty runs of a lesson leave nothing`() throws {
    let lesson = try #require(Lessons.catalog()["share-replay"])
    expectRelease(of: 50) {
      for _ in 1...50 { #expect(run(RunnableScript(lesson.file)).mistakes.isEmpty) }
    }
  }

  @Test(arguments: names)
  func `a run of each lesson leaves nothing`(_ name: String) throws {
    let lesson = try #require(Lessons.catalog()[name])
    expectRelease { _ = run(RunnableScript(lesson.file)) }
  }

  @Test(arguments: [
    ("rows", ["UIViewController", "UITableViewCell", "RxTableViewDataSourceProxy"]),
    (
      "a-tap-opens-a-screen",
      ["UINavigationController", "LetterController", "RxTableViewDelegateProxy"]
    ),
    ("favorite-target", ["UIButton", "CocoaAction<UIButton>", "Signal<Bool, Never>"]),
  ])
  func `controllers, cells, proxies and bindings are counted`(
    _ name: String,
    _ types: [String]
  ) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let census = RunCensus()
    RunCensus.$current.withValue(census) { _ = run(RunnableScript(lesson.file)) }
    #expect(census.names.isSuperset(of: types))
  }

  /// What lessons leave on purpose.
  private static let leftOnPurpose: [String: Set<String>] = [
    // Its first clock ticks on, and holds itself and its view.
    "the-controller-that-never-goes": [
      "Clock", "NSAttributedString", "NSString", "UIFont", "UILabel",
      "UINavigationItem", "UIView",
    ],
    // What `rx.observe` keeps alive until it is disposed of.
    "observed-properties": ["Observation", "UIView"],
    // Who observes the default center is registered there until the subscription is disposed of.
    "notifications": ["NotificationToken"],
    // `Lifetime.empty`, which is a constant.
    "favorite-action": ["Atomic<Bool>", "CompositeDisposable", "Lifetime", "Lock"],
    "favorite-target": ["Atomic<Bool>", "CompositeDisposable", "Lifetime", "Lock"],
  ]

  @Test(arguments: names)
  func `what a lesson makes goes with its screen and its variables`(_ name: String) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let census = RunCensus()
    RunCensus.$current.withValue(census) {
      let lab = Lab()
      _ = lab.evaluate(lesson.file)
      _ = lab.advance(by: .seconds(30))
      _ = lab.letGo()
      let left = census.survivors.filter { survivor in
        !Self.kept.contains {
          survivor == $0 || survivor.hasPrefix("\($0)<") || survivor.hasPrefix("\($0) ")
        }
      }
      #expect(Set(left) == Self.leftOnPurpose[name] ?? [])
      lab.finish()
    }
  }

  @Test func `a run that ends by an error leaves nothing`() {
    expectRelease(of: 3) {
      #expect(run("let subject = PublishSubject<Int>()\nsubject.onNxt(1)").wasRefused)
      #expect(run("let list = [1]\nlet f = { list[3] }\nprint(f())").mistakes.count == 1)
      #expect(
        run(
          """
          struct Failure: Error {}
          let f = { () throws -> Int in throw Failure() }
          try f()
          """
        ).mistakes.count == 1
      )
    }
  }

  @Test func `a run that ends by its time limit leaves nothing`() {
    expectRelease(of: 2) {
      let endless = run(
        """
        let bag = DisposeBag()
        var seen: [Int] = []
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
          .do(onDispose: { print(seen) })
          .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        OperationQueue.main.addOperation { print(seen) }
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(seen) }
        """
      )
      #expect(endless.reachedLimit != nil)
      let waiting = run(
        """
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { semaphore.wait(); print(semaphore) }
        Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 1) } }
        Thread.sleep(forTimeInterval: 100)
        """
      )
      #expect(waiting.reachedLimit != nil)
    }
  }

  @Test func `a run that leaks leaves nothing`() {
    expectRelease(of: 6) {
      let leaks = [
        "do { let a = Node(); a.next = a }",
        "do { let a = Node(); a.body = { print(a) }; a.body?() }",
        """
        do { var f: (() -> Void)?; f = { print(f == nil) }; f?() }
        """,
        """
        func count() {
          var down: (Int) -> Void = { _ in }
          down = { if $0 > 0 { down($0 - 1) } }
          down(3)
        }
        count()
        """,
        """
        do {
          let a = Node()
          a.subject.map { _ in a.number }.subscribe(onNext: { print($0, a) }).disposed(by: a.bag)
          a.subject.onNext(1)
        }
        """,
        """
        func start() {
          let a = Node()
          Observable<Int>.create { observer in
            a.body = { observer.onNext(1) }
            return Disposables.create { print("gone", a) }
          }.subscribe(onNext: { print($0, a) }).disposed(by: a.bag)
        }
        start()
        """,
      ]
      for leak in leaks {
        let report = run(
          """
          protocol Numbered { var number: Int { get } }
          final class Node: Numbered {
            var next: Node?
            var body: (() -> Void)?
            let subject = PublishSubject<Int>()
            let bag = DisposeBag()
            lazy var number = 1
            deinit { print("deinit") }
          }
          \(leak)
          """
        )
        #expect(report.mistakes.isEmpty)
      }
    }
  }

  @Test func `a list of many objects goes with its run`() {
    expectRelease {
      let report = run(
        """
        final class Node { let next: Node?; init(_ next: Node?) { self.next = next } }
        var head: Node?
        for _ in 0..<100_000 { head = Node(head) }
        """
      )
      #expect(report.mistakes.isEmpty)
    }
  }

  @Test func `a run that is never started leaves nothing`() {
    expectRelease {
      let script = RunnableScript(SourceFile(name: "s.swift", text: "print(1)"))
      _ = ScriptRun(script, options: ScriptRun.Options()) { _ in }
    }
  }

  @Test func `nothing is printed or recorded once a run is over`() {
    let records = RecordCollector()
    let script = RunnableScript(
      SourceFile(
        name: "s.swift",
        text: """
          import RxSwift
          final class Node { deinit { print("deinit") } }
          let node = Node()
          let bag = DisposeBag()
          Disposables.create { print("disposed") }.disposed(by: bag)
          Observable<Int>.never().debug("never").subscribe().disposed(by: bag)
          """
      )
    )
    var last = 0
    do {
      let run = ScriptRun.recording(script) { records.append($0) }
      _ = run.run()
      last = records.all.count
    }
    #expect(records.all.count == last)
    #expect(!records.all.contains { $0.kind == .print || $0.kind == .disposed })
  }

  @Test func `explore leaves nothing`() {
    let file = SourceFile(
      name: "s.swift",
      text: """
        import RxSwift
        var count = 0
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        subject.subscribe(onNext: { print($0, count) }).disposed(by: bag)
        let group = DispatchGroup()
        for _ in 1...2 {
          DispatchQueue.global().async(group: group) { let old = count; count = old + 1 }
        }
        group.wait()
        subject.onNext(count)
        """
    )
    expectRelease(of: 30) {
      let bounds = Explorer.Bounds(runs: 30)
      #expect(Explorer(RunnableScript(file), bounds: bounds).explore().count == 30)
    }
  }

  @Test func `a session leaves nothing`() {
    expectRelease {
      let session = PromptSession()
      #expect(session.evaluate("let bag = DisposeBag()").errors.isEmpty)
      _ = session.evaluate(
        """
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance) \
        .subscribe(onNext: { print($0, bag) }).disposed(by: bag)
        """
      )
      _ = session.advance(by: .seconds(3))
      #expect(session.evaluate("[1][2]").errors.count == 1)
      #expect(session.evaluate("undeclared").errors.count == 1)
      _ = session.completion(of: "bag.")
    }
  }

  @Test func `stepping through a lesson leaves nothing`() throws {
    let lesson = try #require(Lessons.catalog()["share-replay"])
    expectRelease {
      let player = LessonPlayer(lesson.file)
      _ = player.advance(to: .statements(5))
      _ = player.evaluate("1 + 1")
    }
  }
}
