/*:
 # Two rooms

 The binding passes on the elements only.
 */
import Foundation
import RxCocoa
import RxSwift

/// Sends each text after the one before, and completes.
func room(_ name: String, every period: Int, _ texts: [String]) -> Observable<String> {
  Observable<Int>.interval(
    .milliseconds(period), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
  ).take(texts.count).map { "\(name): \(texts[$0])" }
}

let inbox = PublishSubject<String>()
let screen = inbox.subscribe(onNext: { print($0) })

_ = room("lobby", every: 300, ["two guests", "one guest"]).bind(onNext: { inbox.onNext($0) })
_ = room("kitchen", every: 500, ["soup is ready", "cake is ready"]).bind(onNext: { inbox.onNext($0) })
Thread.sleep(forTimeInterval: 1.5)
inbox.onNext("manager: we close")
/*:
 A binding to a closure calls it for elements, so the completion of a room never reaches the subject. `inbox` stays a
 subject, and only whoever calls its `onCompleted` can end it.
 */
