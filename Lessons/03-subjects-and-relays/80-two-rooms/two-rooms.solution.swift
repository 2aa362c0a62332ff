/*:
 # Two rooms

 A relay takes the elements and leaves the completion out.
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

let inbox = PublishRelay<String>()
let screen = inbox.subscribe(onNext: { print($0) })

_ = room("lobby", every: 300, ["two guests", "one guest"]).bind(to: inbox)
_ = room("kitchen", every: 500, ["soup is ready", "cake is ready"]).bind(to: inbox)
Thread.sleep(forTimeInterval: 1.5)
inbox.accept("manager: we close")
/*:
 The lobby completes after its second message. A `PublishSubject` would end with it; a relay has no completion, so it stays
 open for the kitchen and for the manager.
 */
