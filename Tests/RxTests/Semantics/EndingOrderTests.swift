import Foundation
import Rx
import RxTesting
import Testing

/// The order in which the end is received, `onDisposed` is called and sources are disposed: RxSwift's, operator by operator.
struct EndingOrderTests {
  @Test(arguments: Scene.oneSource)
  func ofOneSource(_ scene: Scene) {
    #expect(scene.played() == scene.log)
  }

  @Test(arguments: Scene.severalSources)
  func ofSeveralSources(_ scene: Scene) {
    #expect(scene.played() == scene.log)
  }

  @Test(arguments: Scene.innerSources)
  func ofInnerSources(_ scene: Scene) {
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

  /// The subscription is disposed when the subscriber has received the end, unless it is still being made.
  @Test(arguments: [true, false])
  func doCallsItsAfterClosuresWhenTheSubscriptionHasEnded(_ isHot: Bool) {
    func play(_ operation: (Observable<Int>) -> Observable<Int>) -> [String] {
      var log: [String] = []
      let subject = PublishSubject<Int>()
      let source = Observable<Int>.create { observer in
        let subscription = subject.subscribe(observer)
        if !isHot { observer.onCompleted() }
        return Disposables.create {
          subscription.dispose()
          log.append("source")
        }
      }
      let watched = source.do(
        onCompleted: { log.append("onCompleted") },
        afterCompleted: { log.append("afterCompleted") },
        onDispose: { log.append("onDispose") }
      )
      _ = operation(watched).subscribe(
        onCompleted: { log.append("completed") },
        onDisposed: { log.append("onDisposed") }
      )
      subject.onCompleted()
      return log
    }
    let start = ["onCompleted", "completed", "onDisposed"]
    let log =
      isHot
      ? start + ["source", "onDispose", "afterCompleted"]
      : start + ["afterCompleted", "source", "onDispose"]
    #expect(play { $0 } == log)
    #expect(play { $0.map { $0 + 1 } } == log)
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
