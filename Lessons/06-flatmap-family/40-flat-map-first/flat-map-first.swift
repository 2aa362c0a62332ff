/*:
 # flatMapFirst: not while it is busy

 A button says *Pay*. A nervous finger taps it three times. While a payment is running, further taps should do nothing.
 `flatMapFirst` ignores elements as long as its inner observable has not ended.
 */
import Foundation
import RxSwift

//: - Setup: `pay(_:)`, which prints `charge`, and sends the number of its tap 400 ms later; the subject `taps`; and
//:   `tapThreeTimes()`, which sends taps 1, 2 and 3 at 0, 0.2 and 0.7 s
let background = SerialDispatchQueueScheduler(qos: .default)

func pay(_ tap: Int) -> Observable<Int> {
  Observable<Int>.timer(.milliseconds(400), scheduler: background)
    .map { _ in tap }
    .do(onSubscribe: { print("charge \(tap)") })
}

let taps = PublishSubject<Int>()

/// Three taps: at 0, 0.2 and 0.7 seconds.
func tapThreeTimes() {
  taps.onNext(1)
  Thread.sleep(forTimeInterval: 0.2)
  taps.onNext(2)
  Thread.sleep(forTimeInterval: 0.5)
  taps.onNext(3)
  Thread.sleep(forTimeInterval: 0.8)
}

//: ## With `flatMapLatest`
//: The finger taps at 0, 0.2 and 0.7 s. You know `flatMapLatest` from the search field. Each `charge` takes money.
//: - Predict (number of `charge`): How many times is the customer charged?
//: - Hint: `flatMapLatest` subscribes to every inner observable.
//: - Hint: Disposing a request does not take it back from the server.
let first = taps.flatMapLatest { tap in pay(tap) }.subscribe(onNext: { print("First paid \($0)") })
tapThreeTimes()
first.dispose()

//: ## With `flatMapFirst`
//: Three charges and only two receipts: the second tap cut off the first payment's answer, not the payment. The same
//: finger again.
//: - Predict (lines of `charge`): Which taps are charged, and when? Say it like `0s charge 1`.
//: - Hint: A payment takes 0.4 seconds. Which taps come while one is running?
//: - Hint: The first payment has ended by 0.7 s.
print("--- flatMapFirst ---")
let second = taps.flatMapFirst { tap in pay(tap) }.subscribe(onNext: { print("Second paid \($0)") })
tapThreeTimes()
second.dispose()

//: ## When is it over?
//: The second tap came during the first payment and was ignored, also later; the third came after the payment. Now an
//: e-mail follows each payment: `pay(tap).concat(email)` subscribes to `email` when the payment has completed. The e-mail
//: sends no element, and `delay` makes it complete 500 ms later. So the inner observable sends the receipt after 400 ms and
//: completes after 900 ms.
//: - Predict (lines of `Third`): Which taps does Third report as paid? Answer with lines like `Third paid 1`.
//: - Hint: What does `flatMapFirst` wait for: the receipt or the completion?
//: - Hint: When the third tap comes at 0.7 s, has the first inner observable completed?
print("--- a long end ---")
let email = Observable<Int>.empty().delay(.milliseconds(500), scheduler: background)
let third = taps.flatMapFirst { tap in pay(tap).concat(email) }
  .subscribe(onNext: { print("Third paid \($0)") })
tapThreeTimes()
third.dispose()

//: ## Looking back
//: The receipt of the first tap was there at 0.4 s, but its observable was open until 0.9 s, so the third tap was
//: ignored, too. `flatMapFirst` listens again only when its inner observable has completed.
print("--- end ---")
/*:
 - Question: A list has a *Like* button in each row, and all taps go into one stream. What goes wrong with `flatMapFirst`?
 - Answer: While the first like is on its way, likes of other rows are ignored. Busy means busy with anything. Use one
   `flatMapFirst` per row, or `flatMap`, if each row guards its own button.
 - Experiment: `:compare flatMapFirst { tap in pay(tap) } | flatMap { tap in pay(tap) } | concatMap { tap in pay(tap) }`:
   how often is the customer charged?
 */
