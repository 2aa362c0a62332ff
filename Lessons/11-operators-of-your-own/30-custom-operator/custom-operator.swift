/*:
 # Operators of your own

 A source is a function that returns an observable. An operator is a method on `ObservableType` that subscribes to its
 source and sends something else. You can write both with `create` alone.
 - Limit: 30 s
 */
import Foundation
import RxSwift

//: ## Two sources
/// Sends one element and completes.
func only<Element>(_ element: Element) -> Observable<Element> {
  Observable.create { observer in
    observer.onNext(element)
    observer.onCompleted()
    return Disposables.create()
  }
}

/// Counts until its subscription is disposed.
func counting(every period: Double) -> Observable<Int> {
  Observable.create { observer in
    print("Subscribed")
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    timer.schedule(deadline: .now() + period, repeating: period)
    let stop = Disposables.create {
      print("Disposed")
      timer.cancel()
    }
    var next = 0
    timer.setEventHandler {
      if stop.isDisposed { return }
      observer.onNext(next)
      next += 1
    }
    timer.resume()
    return stop
  }
}

//: ## Two operators
extension ObservableType {
  /// Transforms each element with `change`. An error or completion is passed on.
  func changed<Result>(by change: @escaping (Element) -> Result) -> Observable<Result> {
    Observable.create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element): observer.on(.next(change(element)))
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }

  /// Prints each event after a name.
  func spoken(as name: String) -> Observable<Element> {
    self.do(
      onNext: { print("\(name): \($0)") }, onError: { print("\(name) failed: \($0)") },
      onCompleted: { print("\(name) is done") }, onDispose: { print("\(name) is gone") })
  }
}

struct OutOfPaper: Error {}

//: ## Three chains with them
//: - Predict (lines of `painter`): In which order are the three lines of `painter` printed?
//: - Hint: `onDispose` is called when the subscription has ended, however it ended.
//: - Hint: For the question: follow the `Disposable` that each `create` returns, from `subscription.dispose()` upwards.
print("--- one element ---")
only("leaf").changed { "green \($0)" }.spoken(as: "painter").subscribe().dispose()

print("--- an error passes ---")
Observable<Int>.error(OutOfPaper()).changed { $0 + 1 }
  .subscribe(onNext: { print($0) }, onError: { print("got \($0)") })
  .dispose()

print("--- a count ---")
let subscription = counting(every: 0.5)
  .changed { "number \($0)" }
  .spoken(as: "counter")
  .subscribe()
Thread.sleep(forTimeInterval: 2)
subscription.dispose()
/*:
 - Question: What calls the closure in `counting` that prints `Disposed`?
 - Answer: `subscription.dispose()` disposes the subscription of `spoken`, which disposes what it got from its own source, and
   so on up to `counting`. The closure belongs to the `Disposable` that `counting` returned from `create`.
 - Experiment: Paste an operator of your own, `func every(_ n: Int) -> Observable<Element>`, in an extension of
   `ObservableType`: it sends each n-th element. Use it: `counting(every: 1).every(3).take(2).spoken(as: "third").subscribe()`.
 */
