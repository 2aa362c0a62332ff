/*:
 # A message that sends itself
 */
import Foundation
import RxRelay
import RxSwift

let text = BehaviorRelay(value: "")
let taps = PublishRelay<Void>()

let messages = taps.withLatestFrom(text)
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
 `withLatestFrom` sends an element for each tap and only then. A new text just replaces the one that it remembers.
 */
