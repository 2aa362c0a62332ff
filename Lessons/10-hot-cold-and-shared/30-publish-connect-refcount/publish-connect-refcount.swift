/*:
 # A switch that counts listeners

 With `publish` you call `connect` to switch the source on, and you dispose the connection to switch it off.
 `refCount()` takes that switch out of your hands: it counts the subscribers and decides for itself.

 The source is a radio station that plays a song every 0.4 seconds. It prints when it goes on the air and when it goes
 off.
 */
import Foundation
import RxSwift

//: - Setup: `station`, a cold observable of songs
let air = SerialDispatchQueueScheduler(internalSerialQueueName: "air")
let station = Observable<Int>.interval(.milliseconds(400), scheduler: air)
  .map { "song \($0 + 1)" }
  .do(onSubscribe: { print("station on") }, onDispose: { print("station off") })

//: ## Two listeners
//: Anna listens from the start. Bob joins her one second later.
//: - Predict (number of `station on`): How many lines begin with `station on`?
//: - Hint: `refCount` looks at its number of subscribers. Which changes of that number matter to the station?
//: - Hint: When Bob comes, the station is already on.
print("--- two listeners ---")
let radio = station.publish().refCount()
let anna = radio.subscribe(onNext: { print("Anna hears \($0)") })
Thread.sleep(forTimeInterval: 1)
let bob = radio.subscribe(onNext: { print("Bob hears \($0)") })
Thread.sleep(forTimeInterval: 0.4)

//: ## They leave
//: The count went from 0 to 1 for Anna, and the station went on. It went from 1 to 2 for Bob, who joined in at song
//: 3.
//: - Predict (yes if `station off` before `Bob leaves`): Anna leaves first. Is `station off` printed before
//:   `Bob leaves`?
//: - Hint: Who is still listening then?
//: - Hint: The count goes from 2 to 1. Which other number means that nobody listens?
print("--- they leave ---")
print("Anna leaves")
anna.dispose()
Thread.sleep(forTimeInterval: 0.4)
print("Bob leaves")
bob.dispose()
Thread.sleep(forTimeInterval: 0.4)

//: ## Somebody comes back
//: From 2 to 1: nothing happens. From 1 to 0: the station goes off the air.
//:
//: Nobody listens for a while. Then Cleo subscribes to the same `radio`.
//: - Predict (first line of `Cleo`): Which line does Cleo print first, and how long after she subscribed? Write it as
//:   `5s Cleo hears song 9`.
//: - Hint: The count goes from 0 to 1 again.
//: - Hint: `station` is cold. What does a cold observable do for a new subscription?
print("--- Cleo ---")
let cleo = radio.subscribe(onNext: { print("Cleo hears \($0)") })
Thread.sleep(forTimeInterval: 1)
cleo.dispose()
/*:
 - Hint: For the question: think of what a subscription to the source costs, and who must remember to end it.
 - Question: When would you call `connect` yourself, instead of leaving it to `refCount`?
 - Answer: When the moment matters more than the listeners: to start only after all subscribers are there, or to keep
   the source running while nobody listens. You must then dispose the connection yourself.
 - Experiment: `share()` is short for these two operators: `:diff .publish().refCount() => .share()`.
 */
