/*:
 # A message that sends itself
 */
import Foundation
import RxRelay
import RxSwift

let text = BehaviorRelay(value: "")
let taps = PublishRelay<Void>()

let messages = taps.flatMap { text.take(1) }
  .subscribe(onNext: { print("Sent: \($0)") })

text.accept("hi")
text.accept("hi Ben")
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
Thread.sleep(forTimeInterval: 0.5)
text.accept("w")
text.accept("where are you?")
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
Thread.sleep(forTimeInterval: 0.5)
taps.accept(())
/*:
 Each tap subscribes to the relay anew, which immediately sends its current text, and `take(1)` ends that subscription
 before the next text comes. So nobody listens to the text between two taps.
 */
