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
  request.timeout(.seconds(1), other: Observable.just(copy), scheduler: clock)
}

let news = page(server("a cat is mayor", after: 0.4), copy: "old news")
  .subscribe(onNext: { print("News: \($0)") }, onCompleted: { print("News done") })
let weather = page(server("sunny", after: 3), copy: "rain yesterday")
  .subscribe(onNext: { print("Weather: \($0)") }, onCompleted: { print("Weather done") })
Thread.sleep(forTimeInterval: 3.5)
/*:
 After a second of silence, `timeout` disposes of the request and continues with the copy. The quick answer passes, and
 its completion ends the limit.
 */
