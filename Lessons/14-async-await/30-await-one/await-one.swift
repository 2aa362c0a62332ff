/*:
 # Waiting for one result

 A `Single` has one element or an error, which is just what an async function gives you: it returns or it throws. So a
 `Single` has a property `value`, for which you write `try await`. It subscribes, waits, and returns the element.
 */
import Foundation
import RxSwift

//: - Setup: `price(of:)`, a request that takes 0.5 seconds
struct SoldOut: Error {}
let shop = SerialDispatchQueueScheduler(internalSerialQueueName: "shop")
let prices = ["tea": 3, "cake": 4]

func price(of article: String) -> Single<Int> {
  Single<Int>.create { observer in
    print("request \(article)")
    if let price = prices[article] {
      observer(.success(price))
    } else {
      observer(.failure(SoldOut()))
    }
    return Disposables.create()
  }
  .delay(.milliseconds(500), scheduler: shop)
}

//: ## Two prices, one after the other
//: With `subscribe` you would need `flatMap` to ask for the second price after the first. Here one line stands below
//: the other. Each request takes half a second.
//: - Predict (lines of `Sum`): What does Sum print, and how long after the start? Write it as `3s Sum 9`.
//: - Hint: When does the second request begin?
//: - Hint: The line with the cake begins when the line with the tea is done.
print("--- sum ---")
Task {
  let tea = try await price(of: "tea").value
  let cake = try await price(of: "cake").value
  print("Sum \(tea + cake)")
}
Thread.sleep(forTimeInterval: 1.5)

//: ## The same single twice
//: The second line began when the first had its price. Here both lines wait for the same `Single`.
//: - Predict (number of `request`): How many requests are sent?
//: - Hint: Reading `value` subscribes.
//: - Hint: A `Single` made with `create` is cold.
//: - Misconception: cold-runs-once
print("--- twice ---")
let cake = price(of: "cake")
Task {
  let first = try await cake.value
  let second = try await cake.value
  print("Cakes \(first + second)")
}
Thread.sleep(forTimeInterval: 1.5)

//: ## An error
//: A `Single` is as cold as any other observable: one request for each `value`. Soup is not in the list of prices.
//: - Predict (lines of `Guest`): What does Guest print?
//: - Hint: The error of a `Single` is thrown by `await`. Which lines are skipped then?
//: - Hint: Read the `catch`.
print("--- error ---")
Task {
  do {
    let soup = try await price(of: "soup").value
    print("Guest pays \(soup)")
  } catch {
    print("Guest leaves")
  }
}
Thread.sleep(forTimeInterval: 1)

//: ## Perhaps nothing
//: The error is thrown, and the line below `await` is skipped. A `Maybe` can also complete without an element, so its
//: `value` is an optional.
//: - Predict (lines of `Special`): What does Special print if today's special is empty?
//: - Hint: An empty `Maybe` is no error.
//: - Hint: Look at the right side of `??`.
print("--- maybe ---")
let special = Maybe<String>.empty()
Task {
  let dish = try await special.value
  print("Special \(dish ?? "none")")
}
Thread.sleep(forTimeInterval: 0.3)
/*:
 - Question: `value` exists for `Single`, `Maybe` and `Completable`, but not for `Observable`. Why?
 - Answer: An observable can have many elements, so there is no one value to return. Make a `Single` of it first, such
   as with `toArray()` or `first()`, or loop over its `values`.
 - Experiment: `:diff price(of: "soup").value => price(of: "soup").catchAndReturn(0).value` catches the error in the
   chain.
 */
