import Foundation
import Rx
import RxTesting
import Testing

/// The order in which the end is received, `onDisposed` is called and sources are disposed: RxSwift's, operator by operator.
struct EndingOrderTests {
  @Test(arguments: Scene.oneSource + Scene.severalSources + Scene.innerSources)
  func isThatOfRxSwift(_ scene: Scene) {
    #expect(scene.played() == scene.log)
  }

  /// RxSwift disposes of a source that ends while it is being subscribed to when `subscribe` returns.
  @Test func mergeCompletesAfterItHasSubscribedToAll() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onCompleted()
      return Disposables.create { log.append("disposed") }
    }
    _ = Observable.merge(source, source).subscribe(onCompleted: { log.append("completed") })
    #expect(log == ["subscribed", "disposed", "subscribed", "disposed", "completed"])
  }

  @Test func retryWhenCallsItsHandlerBeforeItDisposesOfASourceThatFailsAtOnce() {
    _ = DiagnosticsLog.shared
    let name = "retry-when-order"
    _ = Observable<Int>.error(TestError()).debug(name).retry { (errors: Observable<any Error>) in
      errors.do(onNext: { _ in Diagnostics.write("\(name) -> handler") }).take(1)
        .flatMap { _ in Observable<Int>.empty() }
    }.subscribe()
    let lines = DiagnosticsLog.shared.lines(containing: name).map { line in
      String(line[line.range(of: "\(name) -> ")!.upperBound...])
    }
    #expect(
      lines == ["subscribed", "Event error(TestError(name: \"#\"))", "handler", "isDisposed"]
    )
  }

  /// A type of the program's own does not dispose of itself, so it is disposed where `subscribe(on:)` disposes: on the scheduler.
  @Test func subscribeOnDisposesOfAForeignSourceOnItsScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }
}

/// An observable made of sources that are sent to by hand, and what is logged at each step.
struct Scene: CustomTestStringConvertible, Sendable {
  /// The sources, to which a step sends.
  struct Sources {
    let outer: Observable<Int>
    let a: Observable<Int>
    let b: Observable<Int>

    /// The inner source for an element of the outer one.
    func inner(_ number: Int) -> Observable<Int> { number == 1 ? a : b }
  }

  let name: String
  /// `o1` sends 1 to the outer source, `a|` completes a, `b#` fails b, and `!` disposes of the subscription.
  let steps: String
  /// What each step logs, if anything: `completed` or `error`, `D` for `onDisposed`, and the name of each source that is disposed;
  /// `result` is the part of the chain behind the operator.
  let log: [String]
  let make: @Sendable (Sources) -> Observable<Int>

  init(
    _ name: String,
    _ steps: String,
    _ log: String,
    _ make: @escaping @Sendable (Sources) -> Observable<Int>
  ) {
    self.name = name
    self.steps = steps
    self.log = log.isEmpty ? [] : log.components(separatedBy: "; ")
    self.make = make
  }

  var testDescription: String { "\(name): \(steps)" }

  func played() -> [String] {
    let subjects = ["o", "a", "b"].map { ($0, PublishSubject<Int>()) }
    var log: [String] = []
    let sources = subjects.map { name, subject in
      subject.do(onDispose: { log.append(name) })
    }
    let result = make(Sources(outer: sources[0], a: sources[1], b: sources[2]))
    let subscription = result.do(onDispose: { log.append("result") }).subscribe(
      onError: { _ in log.append("error") },
      onCompleted: { log.append("completed") },
      onDisposed: { log.append("D") }
    )
    var lines: [String] = []
    for step in steps.split(separator: " ") {
      log = []
      let subject = subjects.first { step.hasPrefix($0.0) }?.1
      switch step.dropFirst() {
      case "": subscription.dispose()
      case "|": subject?.onCompleted()
      case "#": subject?.onError(TestError())
      default: subject?.onNext(Int(step.dropFirst()) ?? 0)
      }
      if !log.isEmpty { lines.append("\(step) \(log.joined(separator: " "))") }
    }
    return lines
  }
}

extension Scene {
  /// Three scenes of an operator of one source: it completes, fails and is disposed.
  private static func ends(
    _ name: String,
    completed: String = "a| completed D a result",
    failed: String = "a# error D a result",
    disposed: String = "! a result D",
    _ make: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) -> [Scene] {
    [("a1 a|", completed), ("a1 a#", failed), ("a1 !", disposed)].map { steps, log in
      Scene(name, steps, log) { make($0.a) }
    }
  }

  static var oneSource: [Scene] {
    let now = CurrentThreadScheduler.instance
    return ends("map") { $0.map { $0 } }
      + ends("toArray") { $0.toArray().asObservable().map { $0.count } }
      + ends("observe(on:)") { $0.observe(on: now) }
      + ends("subscribe(on:)") { $0.subscribe(on: now) }
      + ends("groupBy") { $0.groupBy { $0 }.map { $0.key } }
      + ends("retry(1)") { $0.retry(1) }
      + ends("catchAndReturn", failed: "a# completed D a result") { $0.catchAndReturn(1) }
      + ends("retry(when:)", failed: "a# a error D result") { source in
        source.retry { (errors: Observable<any Error>) in
          errors.flatMap { Observable<Int>.error($0) }
        }
      }
      + ends(
        "share",
        completed: "a| completed D result a",
        failed: "a# error D result a"
      ) { $0.share() }
      + ends(
        "share(replay: 1)",
        completed: "a| completed D result a",
        failed: "a# error D result a"
      ) { $0.share(replay: 1) }
      + ends(
        "share(replay: 2)",
        completed: "a| a completed D result",
        failed: "a# a error D result"
      ) { $0.share(replay: 2) }
      + ends(
        "publish",
        completed: "a| a completed D result",
        failed: "a# a error D result"
      ) { $0.publish().refCount() }
  }

  static var severalSources: [Scene] {
    /// Scenes of an operator of two sources.
    func rows(
      _ name: String,
      _ rows: KeyValuePairs<String, String>,
      _ make: @escaping @Sendable (Sources) -> Observable<Int>
    ) -> [Scene] {
      rows.map { Scene(name, $0.key, $0.value, make) }
    }
    let disposed = "! a b result D"
    return rows(
      "merge",
      [
        "a| b|": "a| a; b| b completed D result", "b| a|": "b| b; a| a completed D result",
        "a#": "a# error D a b result", "b#": "b# error D a b result", "!": disposed,
      ]
    ) { .merge($0.a, $0.b) }
      + rows(
        "zip",
        [
          "a| b|": "a| a; b| b completed D result", "a#": "a# a error D b result",
          "b#": "b# b error D a result", "!": disposed,
        ]
      ) { .zip($0.a, $0.b) { $0 + $1 } }
      + rows(
        "zip of an array",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "a1 a| b1 b1": "a| a; b1 completed D b result",
          "!": disposed,
        ]
      ) { .zip([$0.a, $0.b]) { $0.count } }
      + rows(
        "combineLatest",
        [
          "a| b|": "a| a; b| b completed D result", "a#": "a# a error D b result",
          "b#": "b# b error D a result", "a| b1": "a| a; b1 completed D b result", "!": disposed,
        ]
      ) { .combineLatest($0.a, $0.b) { $0 + $1 } }
      + rows(
        "combineLatest of an array",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": disposed,
        ]
      ) { .combineLatest([$0.a, $0.b]) { $0.count } }
      + rows(
        "concat",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a result",
          "a| b#": "a| a; b# error D b result", "!": "! a result D",
        ]
      ) { $0.a.concat($0.b) }
      + rows(
        "catch(sequence:)",
        [
          "a|": "a| completed D a result", "a# b#": "a# a; b# error D b result",
          "a# b|": "a# a; b| completed D b result", "!": "! a result D",
        ]
      ) { .catch(sequence: [$0.a, $0.b]) }
      + rows(
        "catch",
        [
          "a|": "a| completed D a result", "a# b|": "a# a; b| completed D b result",
          "a# b#": "a# a; b# error D b result", "a# !": "a# a; ! b result D",
        ]
      ) { sources in sources.a.catch { _ in sources.b } }
      + rows(
        "ifEmpty(switchTo:)",
        [
          "a1 a|": "a| completed D a result", "a| b|": "a| a; b| completed D b result",
          "a#": "a# error D a result", "!": "! a result D",
        ]
      ) { $0.a.ifEmpty(switchTo: $0.b) }
      + rows(
        "withLatestFrom",
        [
          "b| a|": "b| b; a| completed D a result", "a|": "a| completed D a b result",
          "a#": "a# error D a b result", "b#": "b# error D a b result", "!": disposed,
        ]
      ) { $0.a.withLatestFrom($0.b) }
      + rows(
        "sample",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": disposed,
        ]
      ) { $0.a.sample($0.b) }
      + rows(
        "take(until:)",
        [
          "b1": "b1 completed D a b result", "a|": "a| completed D a b result",
          "a#": "a# error D a b result", "b#": "b# error D a b result", "!": disposed,
        ]
      ) { $0.a.take(until: $0.b) }
      + rows(
        "skip(until:)",
        [
          "b1 a|": "b1 b; a| completed D a result", "a| !": "a| a b; ! result D",
          "a#": "a# error D a b result", "b#": "b# error D a b result", "!": disposed,
        ]
      ) { $0.a.skip(until: $0.b) }
      + rows(
        "amb",
        [
          "a1 a|": "a1 b; a| completed D a result", "b|": "b| a completed D b result",
          "b#": "b# a error D b result", "!": disposed,
        ]
      ) { $0.a.amb($0.b) }
  }

  static var innerSources: [Scene] {
    let all: [(String, @Sendable (Sources) -> Observable<Int>)] = [
      ("flatMap", { $0.outer.flatMap($0.inner) }),
      ("flatMapFirst", { $0.outer.flatMapFirst($0.inner) }),
      ("concatMap", { $0.outer.concatMap($0.inner) }),
      ("flatMapLatest", { $0.outer.flatMapLatest($0.inner) }),
    ]
    return all.flatMap { name, make in
      // Where inner observables wait for their turn, the outer one is disposed after the result has completed.
      let outerLast = name == "concatMap" ? "completed D o result" : "o completed D result"
      let isLatest = name == "flatMapLatest"
      return [
        Scene(name, "o1 o| a|", "o| o; a| a completed D result", make),
        Scene(name, "o1 a| o|", "a| a; o| \(outerLast)", make),
        Scene(name, "o#", "o# error D o result", make),
        Scene(name, "o1 o#", "o# error D o a result", make),
        Scene(name, "o1 a#", isLatest ? "a# a error D o result" : "a# error D o a result", make),
        Scene(name, "o1 !", "! o a result D", make),
      ]
    } + [
      Scene("flatMapLatest", "o1 o2 b| o|", "o2 a; b| b; o| o completed D result", all[3].1),
      Scene("concatMap", "o1 o2 a| b| o|", "a| a; b| b; o| completed D o result", all[2].1),
    ]
  }
}
