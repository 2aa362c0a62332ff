/*:
 # take(until:): until something else happens

 `take(until:)` passes on its source's elements until a second observable, the *notifier*, sends one. With it, a chain
 itself says when it ends: a download runs until the user leaves the page, a clock until the door opens.
 */
import Foundation
import RxSwift

//: - Setup: `clock()`, which sends 1, 2, 3 … every 300 ms; it prints `clock off` when its subscription has ended
let background = SerialDispatchQueueScheduler(qos: .default)

func clock() -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: background)
    .map { $0 + 1 }
    .do(onDispose: { print("clock off") })
}

//: ## The notifier sends an element
//: The user leaves after 0.75 seconds.
//: - Predict (lines of `First`): What does First print?
//: - Hint: `take(3)` completes after the third element. What could `take(until:)` do in the same way?
//: - Hint: There are two numbers, and one more line.
let leaving = PublishSubject<Void>()
_ = clock().take(until: leaving)
  .subscribe(onNext: { print("First \($0)") }, onCompleted: { print("First completed") })
Thread.sleep(forTimeInterval: 0.75)
print("leaving")
leaving.onNext(())
Thread.sleep(forTimeInterval: 0.4)

//: ## The notifier completes
//: The element of the notifier ended the chain in both directions: the subscriber received `completed`, and the clock was
//: switched off. The element itself, here `()`, does not matter and is not passed on. This time the notifier completes
//: and has not sent an element.
//: - Predict (number of `Second`): How many lines does Second print in this step, which takes 1.35 seconds?
//: - Hint: `take(until:)` waits for an element.
//: - Hint: A notifier that has completed never sends an element.
//: - Misconception: take-until-notifier-completion
print("--- a notifier that completes ---")
let door = PublishSubject<Void>()
let second = clock().take(until: door)
  .subscribe(onNext: { print("Second \($0)") }, onCompleted: { print("Second completed") })
Thread.sleep(forTimeInterval: 0.75)
print("the door completes")
door.onCompleted()
Thread.sleep(forTimeInterval: 0.6)
second.dispose()

//: ## `take(until:)` or a bag
//: A notifier that completes without an element does nothing at all: the clock went on until it was disposed. Now compare
//: the two ways of ending a subscription. Third has a bag, Fourth has `take(until:)`, and both end at the same moment.
//: - Predict (one of `Third completed`, `Fourth completed`): Which of them prints `completed`: Third or Fourth?
//: - Hint: Did Second print `completed` when it was disposed?
//: - Hint: To dispose is to stop listening. `completed` is an event that somebody sends.
print("--- two ways to end ---")
let page = PublishSubject<Void>()
var bag: DisposeBag? = DisposeBag()
clock()
  .subscribe(onNext: { print("Third \($0)") }, onCompleted: { print("Third completed") })
  .disposed(by: bag!)
Thread.sleep(forTimeInterval: 0.1)
_ = clock().take(until: page)
  .subscribe(onNext: { print("Fourth \($0)") }, onCompleted: { print("Fourth completed") })
Thread.sleep(forTimeInterval: 0.4)
bag = nil
page.onNext(())
Thread.sleep(forTimeInterval: 0.3)

//: ## Looking back
//: A bag cuts the subscriber off: it hears nothing more, not even that it is over. `take(until:)` ends the sequence, and
//: the subscriber receives `completed`. Use it when what comes after needs to know of the end.
print("--- end ---")
/*:
 - Question: A notifier completes and has sent no element. One could take that for a sign to stop now. Why does
   `take(until:)` go on?
 - Answer: `take(until:)` asks whether something has happened, and a notifier that ends without an element says that it
   never will. So if you have a notifier that only completes, turn its end into an element first.
 - Experiment: `:diff door.onCompleted() => door.onNext(())` lets the door send an element. When is the clock switched
   off?
 */
