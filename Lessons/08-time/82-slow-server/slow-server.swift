/*:
 # A copy while you wait

 A page shows news and weather. Each comes from a server, and the app has a copy from yesterday. The news are quick, but
 today the weather takes three seconds, and the page stays empty. After one second without an answer, the page should
 show the copy instead, and ignore the answer that comes late.
 - Task: Show yesterday's copy if the server has not answered within a second.
 - Hint: Change `page`, which is used for both. What can it do with an observable that is silent for too long?
 - Hint: An error would leave the page empty as well. Look for a `timeout` that goes on with another observable.
 - Hint: `timeout(.seconds(1), other: …, scheduler: clock)`, and `Observable.just(copy)` is an observable of the copy.
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
  request
}

let news = page(server("a cat is mayor", after: 0.4), copy: "old news")
  .subscribe(onNext: { print("News: \($0)") }, onCompleted: { print("News done") })
let weather = page(server("sunny", after: 3), copy: "rain yesterday")
  .subscribe(onNext: { print("Weather: \($0)") }, onCompleted: { print("Weather done") })
Thread.sleep(forTimeInterval: 3.5)
