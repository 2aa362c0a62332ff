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
