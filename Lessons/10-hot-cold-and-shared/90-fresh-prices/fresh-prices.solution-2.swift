/*:
 # Fresh prices

 A price changes every 0.4 seconds. While the shop is open, a second window should show the last price at once. When
 the shop is opened again later, it must wait for a fresh price: the last one of yesterday is wrong.
 - Task: Show a window that opens later the last price, but never a price of yesterday.
 - Hint: Look at the first price of the shop on the second day. Where does it come from?
 - Hint: The price must be kept as long as somebody is subscribed. What decides how long a replay buffer is kept?
 - Hint: Use the scope `.whileConnected`.
 */
import Foundation
import RxSwift

//: - Setup: `market`, a cold observable of prices: 100, 101, 102 …
let exchange = SerialDispatchQueueScheduler(internalSerialQueueName: "exchange")
let market = Observable<Int>.interval(.milliseconds(400), scheduler: exchange).map { 100 + $0 }

//: ## The shop
let price = market.replay(1).refCount()

print("--- monday ---")
let shop = price.subscribe(onNext: { print("shop: \($0)") })
Thread.sleep(forTimeInterval: 1)
let window = price.subscribe(onNext: { print("window: \($0)") })
Thread.sleep(forTimeInterval: 0.4)
shop.dispose()
window.dispose()
Thread.sleep(forTimeInterval: 1)

print("--- tuesday ---")
let reopened = price.subscribe(onNext: { print("shop: \($0)") })
Thread.sleep(forTimeInterval: 1)
reopened.dispose()
/*:
 `replay(1)` makes a new buffer for each connection, and `refCount` ends the connection when the last subscriber
 leaves. So nothing of Monday is left on Tuesday.
 */
