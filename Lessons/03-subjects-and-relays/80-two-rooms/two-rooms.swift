/*:
 # Two rooms

 The lobby and the kitchen of a hotel send messages to one inbox, and the manager writes there by hand. Everybody should be
 heard, even when one of the rooms has said all it has to say. At the moment the cake stays in the kitchen.
 - Task: Show all five messages.
 - Hint: After which message does the screen fall silent? What has ended at that moment?
 - Hint: `bind(to:)` passes on completion, too. A `PublishSubject` ends with it.
 - Hint: Make `inbox` a `PublishRelay<String>()`, and use `accept` where `onNext` was called by hand.
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

_ = room("lobby", every: 300, ["two guests", "one guest"]).bind(to: inbox)
_ = room("kitchen", every: 500, ["soup is ready", "cake is ready"]).bind(to: inbox)
Thread.sleep(forTimeInterval: 1.5)
inbox.onNext("manager: we close")
