/*:
 # Which sharing?

 You know three ways to share: `share()`, also spelled `publish().refCount()`, `share(replay: 1)`, and the scope `.forever`.
 While the source runs and nobody comes or goes, they all do the same. They differ in what a newcomer gets, and that
 depends on what has happened before: does the source go on, has it completed, has it failed, or has the last subscriber
 left?

 A kitchen cooks soup. Each subscription to it opens a new pot, and sends its number after 0.1 seconds. So a number tells
 whether a newcomer gets what was kept, pot 1, or causes a new run of the source, pot 2.
 */
import Foundation
import RxSwift

//: - Setup: `kitchen(then:)`: pots, each sent 0.1 seconds after its subscription; what follows the first one is up to you
let stove = SerialDispatchQueueScheduler(internalSerialQueueName: "stove")

struct Burnt: Error {}

func kitchen(then end: Observable<String>) -> Observable<String> {
  var pots = 0
  return Observable.deferred {
    pots += 1
    return Observable.just("pot \(pots)").delay(.milliseconds(100), scheduler: stove)
      .concat(pots == 1 ? end : Observable.never())
  }
}

//: ## The guests
//: Here are the three ways in four spellings, with their names. For each spelling, Anna subscribes first, and prints
//: nothing. The newcomer comes 0.2 seconds later, when pot 1 has been sent, and stays for 0.2 seconds. It prints what it
//: gets after the name.
let ways: [(name: String, share: (Observable<String>) -> Observable<String>)] = [
  ("share", { $0.share() }),
  ("replay", { $0.share(replay: 1) }),
  ("forever", { $0.share(replay: 1, scope: .forever) }),
  ("refCount", { $0.publish().refCount() }),
]

func visit(then end: Observable<String>, annaStays: Bool = true) {
  for way in ways {
    let soup = way.share(kitchen(then: end))
    let anna = soup.subscribe(onError: { _ in })
    Thread.sleep(forTimeInterval: 0.2)
    if !annaStays { anna.dispose() }
    let newcomer = soup.subscribe(
      onNext: { print("\(way.name): \($0)") }, onError: { _ in print("\(way.name): burnt") })
    Thread.sleep(forTimeInterval: 0.2)
    newcomer.dispose()
    anna.dispose()
  }
}

//: ## The source goes on
//: Anna is there, and the kitchen has not ended: it sends nothing more during the visit.
//: - Predict (lines of `share`, `replay`, `forever`, `refCount`): What do the newcomers print? Write the lines in the order
//:   of the list, such as `share: pot 7; refCount: pot 8`. Leave out who prints nothing.
//: - Hint: Everybody here joins Anna's connection. Nobody causes a new pot.
//: - Hint: Who has a replay buffer?
print("--- it goes on ---")
visit(then: .never())

//: ## The source has completed
//: All four joined Anna's connection. A buffer gave pot 1 to two of the newcomers, and the others waited in vain.
//:
//: Now the kitchen completes right after pot 1, before the newcomer comes.
//: - Predict (lines of `share`, `replay`, `forever`, `refCount`): What do the four newcomers print now?
//: - Hint: A completion ends the connection. For whom does the buffer go with it?
//: - Hint: Whoever finds nothing kept begins a new run: pot 2.
//: - Misconception: replay-ends-with-the-source
print("--- it has completed ---")
visit(then: .empty())

//: ## The source has failed
//: Three of the four asked the kitchen again. Only `.forever` kept the pot and the end.
//:
//: Now the first pot burns right after it was sent. A second pot would be fine.
//: - Predict (one of `share: burnt`, `replay: burnt`, `forever: burnt`, `refCount: burnt`): One newcomer hears of the error, and prints
//:   `burnt` after its name. Which one?
//: - Hint: An error ends a connection as a completion does. Who begins a new run then?
//: - Hint: What does `.forever` keep besides the element?
print("--- it has failed ---")
visit(then: .error(Burnt()))

//: ## The last one has left
//: `.forever` kept the error behind pot 1: whoever comes there gets both, and never another soup. The others began anew.
//:
//: In the last visit the kitchen would go on, but Anna leaves just before the newcomer comes.
//: - Predict (number of `forever`): How many lines does the newcomer with `.forever` print?
//: - Hint: Nobody is left, so the connection ends. This is true of every way to share.
//: - Hint: `.forever` keeps pot 1. The source has not ended: can anything come after pot 1?
print("--- the last one has left ---")
visit(then: .never(), annaStays: false)

//: ## The rule
//: The newcomer with `.forever` got the kept pot and then a new one: nothing had ended for good, so it began a connection,
//: as the others did. This is what a newcomer gets:
//:
//: - the source goes on: the last element from the buffer of `share(replay: 1)` and of `.forever`; with `share()` and
//:   `publish().refCount()`, it waits for the next one
//: - the source has completed: with `.forever` the last element and the completion; otherwise a new run
//: - the source has failed: with `.forever` the last element and the error; otherwise a new run
//: - the last one has left: with `.forever` the last element, and then a new run; otherwise a new run
//:
//: A new run begins with an empty buffer, except with `.forever`. `share()` and `publish().refCount()` are the same.
print("--- end ---")
/*:
 - Hint: For the question: go through the four moments, one by one.
 - Question: A screen shows the position of a phone. It opens and closes often, and sometimes the sensor fails. Which way of
   sharing do you take, and why not the others?
 - Answer: `share(replay: 1)`. Two views of one screen share the sensor, and the second one shows the last position at once.
   When the screen opens again, the position is new. `.forever` would show an old one first, and keep a failure for good;
   `share()` would leave the second view empty until the phone moves.
 - Experiment: `:diff $0.publish().refCount() => $0.replay(1).refCount()`. Which of the ways is the last one like now?
 */
