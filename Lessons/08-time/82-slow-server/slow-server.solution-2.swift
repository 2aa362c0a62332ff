/*:
 # A copy while you wait
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

/// Answers after some seconds.
func server(_ answer: String, after seconds: Double) -> Observable<String> {
  Observable.just(answer)
    .delay(.milliseconds(Int(seconds * 1000)), scheduler: clock)
}

/// What the page shows of a request.
func page(_ request: Observable<String>, copy: String) -> Observable<String> {
  request.amb(Observable.just(copy).delay(.seconds(1), scheduler: clock))
}

let news = page(server("a cat is mayor", after: 0.4), copy: "old news")
  .subscribe(onNext: { print("News: \($0)") }, onCompleted: { print("News done") })
let weather = page(server("sunny", after: 3), copy: "rain yesterday")
  .subscribe(onNext: { print("Weather: \($0)") }, onCompleted: { print("Weather done") })
Thread.sleep(forTimeInterval: 3.5)
/*:
 The copy, delayed by a second, takes part in a race with the server. `amb` passes on whoever speaks first and disposes
 of the other, so the late answer can't come any more.
 */
