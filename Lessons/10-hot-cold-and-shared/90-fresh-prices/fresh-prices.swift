/*:
 # Fresh prices

 A shop shows a price that changes every 0.4 seconds. Four things should happen. The market is switched on when the first
 display opens. A window that opens later shows the last price at once. When the last display has closed, the market is
 switched off. On Tuesday it is switched on again, and the shop shows no price of Monday: it waits for the first one of the
 day. So far, the program calls `connect()` itself, and the market stays on until the end of the program.
 - Task: Keep the last price for a late window, switch the market off while nobody looks, and begin Tuesday afresh.
 - Hint: `market off` is printed once, at the very end, and the first price on Tuesday is not 100. Which line switches the
   market on, and which one switches it off?
 - Hint: Let the number of subscribers switch the market on and off, as `refCount` does, instead of `connect`. Then choose
   how long the last price is kept: not at all, as long as somebody is connected, or for ever.
 - Hint: Remove both lines with `connection`, and write `let price = market.share(…)`. With `share()`, the late window
   has to wait; with `.forever`, Tuesday begins with a price of Monday. Which kind is between them?
 */
import Foundation
import RxSwift

//: - Setup: `market`, a cold observable of prices: 100, 101, 102 …, which prints `market on` and `market off`
let exchange = SerialDispatchQueueScheduler(internalSerialQueueName: "exchange")
let market = Observable<Int>.interval(.milliseconds(400), scheduler: exchange)
  .map { 100 + $0 }
  .do(onSubscribe: { print("market on") }, onDispose: { print("market off") })

//: ## The shop
let price = market.replay(1)

print("--- monday ---")
let shop = price.subscribe(onNext: { print("shop: \($0)") })
let connection = price.connect()
Thread.sleep(forTimeInterval: 1)
let window = price.subscribe(onNext: { print("window: \($0)") })
Thread.sleep(forTimeInterval: 0.3)
shop.dispose()
window.dispose()
Thread.sleep(forTimeInterval: 1)

print("--- tuesday ---")
let reopened = price.subscribe(onNext: { print("shop: \($0)") })
Thread.sleep(forTimeInterval: 1)
reopened.dispose()
connection.dispose()
