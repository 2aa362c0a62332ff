/*:
 # A subscription inside a subscription

 To show a user's messages, an app has to log in first. Both take time, so both are observables. The obvious way is to
 subscribe to the messages when the login has answered: inside `onNext`. This lesson shows what gets lost that way.
 */
import Foundation
import RxSwift

//: - Setup: `login()`, which sends user 1 after 300 ms, and `messages(of:)`: 11, 12, 13, 300 ms each
let background = SerialDispatchQueueScheduler(qos: .default)

func login() -> Observable<Int> {
  Observable<Int>.timer(.milliseconds(300), scheduler: background).map { _ in 1 }
}

func messages(of user: Int) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: background)
    .take(3)
    .map { index in user * 10 + index + 1 }
}

//: ## When is it done?
//: `First is done` should tell us that all messages are there.
//: - Predict (first of `First is done`, `First 11`, `First 13`): Which is printed first: `First is done`, `First 11` or
//:   `First 13`?
//: - Hint: To which observable does `onCompleted` belong?
//: - Hint: The login sends one element. What comes after that, and when?
_ = login()
  .subscribe(
    onNext: { user in
      _ = messages(of: user).subscribe(onNext: { print("First \($0)") })
    },
    onCompleted: { print("First is done") }
  )
Thread.sleep(forTimeInterval: 1.4)

//: ## Logging out
//: The login was done, not the messages: the outer subscription knows nothing of the inner one. Now the user logs out
//: after 0.8 s, when one message has arrived.
//: - Predict (number of `Second`): How many messages does Second print in all?
//: - Hint: Which of the two subscriptions does `second` hold?
//: - Hint: Who could dispose the other?
print("--- logging out ---")
let second = login()
  .subscribe(onNext: { user in
    _ = messages(of: user).subscribe(onNext: { print("Second \($0)") })
  })
Thread.sleep(forTimeInterval: 0.8)
second.dispose()
print("logged out")
Thread.sleep(forTimeInterval: 0.7)

//: ## The same with `flatMap`
//: All three messages came, two of them after logging out. `flatMap` makes one observable of the two, and there is one
//: subscription. The user logs out after 0.8 s again.
//: - Predict (number of `Third`): How many messages does Third print in all?
//: - Hint: `flatMap` holds the subscriptions to its inner observables.
//: - Hint: What does `flatMap` do with them when it is disposed?
print("--- flatMap ---")
let third = login()
  .flatMap { user in messages(of: user) }
  .subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 0.8)
third.dispose()
print("logged out")
Thread.sleep(forTimeInterval: 0.7)

//: ## Done, with `flatMap`
//: Disposing the only subscription disposed everything above it. One question is left: the completion.
//: - Predict (lines of `Fourth`): What does Fourth print?
//: - Hint: When does the result of `flatMap` complete?
//: - Hint: Both the login and the messages have to be complete.
print("--- done ---")
_ = login()
  .flatMap { user in messages(of: user) }
  .subscribe(onNext: { print("Fourth \($0)") }, onCompleted: { print("Fourth is done") })
Thread.sleep(forTimeInterval: 1.4)

//: ## Looking back
//: With `flatMap`, the end and the disposal reach the whole chain, and so does an error. If you find a `subscribe` inside
//: the closure of a `subscribe`, a `flatMap` is missing.
print("--- end ---")
/*:
 - Question: Could a bag mend the nested subscription, if the inner one is put into it?
 - Answer: Partly: when the bag goes away, both end. But the outer one still does not know when the inner one is done or
   fails, and a second login would start a second stream of messages beside the first.
 - Experiment: `:diff 76: messages(of: user) => messages(of: user).map { message in "\(user): \(message)" }` keeps the
   user with each message.
 */
