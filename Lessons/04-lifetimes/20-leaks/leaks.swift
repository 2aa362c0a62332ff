/*:
 # A subscription that outlives its screen

 The price feed of a shop lives as long as the app. A screen subscribes to it, the user looks at it and goes back, and the
 screen goes away. What about its subscription? Code that still runs for a screen that is gone is a *leak*: it costs time
 and memory, and each visit adds to it.
 */
import RxSwift

/// Sends each new price of tea.
let prices = PublishSubject<Int>()

//: ## The screen goes away
//: The closure uses the screen's name and nothing else of it, and nobody keeps the `Disposable`. A `deinit` that prints
//: shows when an object leaves memory.
//: - Predict (lines of `Tea`): Which lines that begin with `Tea screen` are printed? One such line is
//:   `Tea screen: 300 cents`.
//: - Hint: What does the closure hold: the screen, or a string?
//: - Hint: The subject holds its observers. Does it know the screen?
final class TeaScreen {
  init() {
    let name = "Tea screen"
    _ = prices.subscribe(onNext: { print("\(name): \($0) cents") })
  }

  deinit { print("Tea screen is gone") }
}

var tea: TeaScreen? = TeaScreen()
prices.onNext(300)
tea = nil
prices.onNext(310)

//: ## The user comes back
//: The screen was freed, and its subscription goes on: the subject holds the observer, and the observer does not need the
//: screen. Now the user opens the same screen three more times.
//: - Predict (number of `Tea screen: 320`): How many lines print the new price of 320 cents?
//: - Hint: Each screen subscribes once, in its `init`.
//: - Hint: The subscription of the first screen is still there.
print("--- three more visits ---")
for _ in 1...3 {
  tea = TeaScreen()
  tea = nil
}
prices.onNext(320)

//: ## A screen with a bag
//: One price, four lines, and no screen. Type `:ledger` to see it: the ledger lists all subscriptions that have not
//: ended, and what could end them. The next screen owns a bag.
//: - Predict (number of `Coffee screen:`): How many prices does the coffee screen print?
//: - Hint: Who is the only owner of the bag?
//: - Hint: Compare the moment when the bag goes away with the moments when prices arrive.
print("--- with a bag ---")
final class CoffeeScreen {
  private let bag = DisposeBag()

  init() {
    prices.subscribe(onNext: { print("Coffee screen: \($0) cents") }).disposed(by: bag)
  }

  deinit { print("Coffee screen is gone") }
}

var coffee: CoffeeScreen? = CoffeeScreen()
prices.onNext(330)
coffee = nil
prices.onNext(340)

//: ## Looking back
//: The coffee screen took its subscription along: screen, bag and subscription ended in one moment. The four
//: subscriptions of the tea screens still print. `:ledger` lists these four and no other.
print("--- end ---")
/*:
 - Question: The tea screen's `deinit` was printed each time. Why does that not prove that all is well?
 - Answer: `deinit` shows that the screen was freed, but not that its subscriptions have ended. `:ledger` shows the
   subscriptions. Check both when you look for a leak.
 - Experiment: `:diff _ = prices.subscribe => _ = prices.take(2).subscribe` gives the tea screens a source that ends.
   Which lines are gone?
 */
