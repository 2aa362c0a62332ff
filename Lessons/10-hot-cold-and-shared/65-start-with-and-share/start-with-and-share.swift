/*:
 # A first value for everybody

 A scoreboard should never be empty, so the scores get a first value with `startWith("0:0")`. They are also shared.
 Does it matter which of the two operators comes first?
 */
import RxSwift

//: ## `startWith`, then `share`
//: Anna looks from the start. Bob comes a little later, still before the first goal.
//: - Predict (lines of `Bob`): What does Bob see? Write his lines, such as `Bob sees 5:4`.
//: - Hint: `startWith` sends its value when it is subscribed to. How often is it subscribed to here?
//: - Hint: `share()` without a replay buffer keeps nothing.
//: - Misconception: late-subscriber-gets-start
print("--- startWith, share ---")
let match1 = PublishSubject<String>()
let first = match1.startWith("0:0").share()
let anna1 = first.subscribe(onNext: { print("Anna sees \($0)") })
let bob1 = first.subscribe(onNext: { print("Bob sees \($0)") })
print("goal!")
match1.onNext("1:0")

//: ## `share`, then `startWith`
//: `share` subscribed to `startWith` once, for Anna, and `0:0` was sent at that moment. Bob came too late for it.
//:
//: Now `startWith` comes after `share`, so each subscriber has a `startWith` of its own. This time Bob comes after
//: the goal.
//: - Predict (lines of `Bob`): What does Bob see? Write his lines.
//: - Hint: A `startWith` does not know what has happened in the match.
//: - Hint: When is this second `startWith` subscribed to?
print("--- share, startWith ---")
let match2 = PublishSubject<String>()
let second = match2.share().startWith("0:0")
let anna2 = second.subscribe(onNext: { print("Anna sees \($0)") })
print("goal!")
match2.onNext("1:0")
let bob2 = second.subscribe(onNext: { print("Bob sees \($0)") })

//: ## `startWith`, then `share(replay: 1)`
//: Everybody sees a first value now, but Bob's is wrong: the score has been `1:0` for a while.
//:
//: The last chain has `startWith` before `share` again, and a replay buffer for one element. Bob comes before the goal, Cleo
//: after it.
//: - Predict (lines of `Bob`, `Cleo`): What do Bob and Cleo see? Write all their lines in order.
//: - Hint: The buffer keeps the last element, whoever sent it.
//: - Hint: What is in the buffer when Bob comes? And when Cleo comes?
print("--- startWith, share(replay: 1) ---")
let match3 = PublishSubject<String>()
let third = match3.startWith("0:0").share(replay: 1)
let anna3 = third.subscribe(onNext: { print("Anna sees \($0)") })
let bob3 = third.subscribe(onNext: { print("Bob sees \($0)") })
print("goal!")
match3.onNext("1:0")
let cleo3 = third.subscribe(onNext: { print("Cleo sees \($0)") })
/*:
 - Hint: For the question: which subjects and relays do you know that always have a value?
 - Question: Which subject or relay could hold the score instead of the third chain, and what would it do better?
 - Answer: A `BehaviorSubject` or a `BehaviorRelay` that begins with `0:0`. Like the third chain, it gives a new
   subscriber the current score. It also keeps the score while nobody looks, and other code can read its value.
 - Experiment: `:diff startWith("0:0").share() => startWith("0:0").share(replay: 1)` repairs the first chain. Which
   line is new?
 */
