/*:
 # Sign up, tested

 The view model of a form knows no view, so a test can hand it timetables in place of fields, and write down what the form would show. Its
 clock is that of a `TestScheduler`, which jumps. One thing is in the way: a driver brings its own scheduler, main.
 */
import Foundation
import RxCocoa
import RxSwift
import RxTest

//: - Setup: `Validation`, and `answers(on:)`, a stand-in for the server, which takes 5 seconds and knows Ada
enum Validation: Equatable {
  case empty, checking, free, taken, unknown
}

struct NoAnswer: Error {}

func answers(on clock: TestScheduler) -> (String) -> Observable<Validation> {
  { name in
    let answer: Observable<Validation> =
      switch name {
      case "": .just(.empty)
      case "?": .error(NoAnswer())
      default: .just(name == "ada" ? .taken : .free)
      }
    return answer.delay(.seconds(5), scheduler: clock).startWith(.checking)
  }
}
//:

//: ## A test that forgets about main
//: The model asks about a name when no key has come for 3 seconds. The test types `b` and `bo`, and runs the clock.
//: - Predict (number of `Recorded`): How many validations has the recorder written down when `start()` returns?
//: - Hint: Which clock does `debounce` of a driver wait on? It takes no scheduler.
//: - Hint: The test's clock jumps to its end at once. What has main's clock done meanwhile?
struct SignUpModel {
  let name: Driver<Validation>
  let isAllowed: Driver<Bool>

  init(name: Driver<String>, password: Driver<String>, check: @escaping (String) -> Observable<Validation>) {
    self.name = name.debounce(.seconds(3))
      .flatMapLatest { check($0).asDriver(onErrorJustReturn: .unknown) }
    isAllowed = Driver.combineLatest(self.name, password) { $0 == .free && $1.count >= 4 }
      .distinctUntilChanged()
  }
}

func record(_ keys: [Recorded<Event<String>>], passwords: [Recorded<Event<String>>] = [], on clock: TestScheduler)
  -> (names: [Recorded<Event<Validation>>], allowed: [Recorded<Event<Bool>>])
{
  let model = SignUpModel(
    name: clock.createHotObservable(keys).asDriver(onErrorJustReturn: ""),
    password: clock.createHotObservable(passwords).asDriver(onErrorJustReturn: ""),
    check: answers(on: clock))
  let (names, allowed) = (clock.createObserver(Validation.self), clock.createObserver(Bool.self))
  let bag = DisposeBag()
  model.name.drive(names).disposed(by: bag)
  model.isAllowed.drive(allowed).disposed(by: bag)
  clock.start()
  return (names.events, allowed.events)
}

let forgetful = record([.next(10, "b"), .next(12, "bo")], on: TestScheduler(initialClock: 0, simulateProcessingDelay: false))
for event in forgetful.names { print("Recorded \(event)") }
print("start() has returned")

//: ## The test's clock for drivers
//: `SharingScheduler.mock` gives all drivers that are made in its closure another scheduler in place of main. The test's clock takes no tick
//: for a hop between schedulers, since it does not simulate a processing delay.
//: - Predict (lines of `Name`): The same keys. Which validations are written down, and at which ticks? A line is
//:   `Name next(checking) @ 99`.
//: - Hint: `b` came at 10, `bo` at 12. When are 3 quiet ticks over?
//: - Hint: The server takes 5 ticks more. The value then is `free`.
let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
SharingScheduler.mock(scheduler: clock) {
  for event in record([.next(10, "b"), .next(12, "bo")], on: clock).names { print("Name \(event)") }
}

//: ## A test of the whole form
//: A test is a timetable, and the list of what it should give. The name changes at 40: the button may not stay allowed.
//: - Predict (lines of `test`): Is the expectation right?
//: - Hint: `isAllowed` needs both. When is the password long enough, and when is `bo` free?
//: - Hint: At 43 the new name is being checked, which is not `free`. `?` gets no answer at all.
let second = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
SharingScheduler.mock(scheduler: second) {
  let result = record(
    [.next(12, "bo"), .next(40, "?")], passwords: [.next(5, "mil"), .next(30, "milk")], on: second)
  for event in result.allowed { print("Allowed \(event)") }
  let expected: [Recorded<Event<Bool>>] = [.next(15, false), .next(30, true), .next(43, false)]
  print(result.allowed == expected ? "test passed" : "test failed")
}
/*:
 - Question: What would a test need if the model named `MainScheduler.instance` in its own `debounce`?
 - Answer: It would have to wait on main, in real time, and compare what came with tolerance. A scheduler that is handed in, or replaced, as
   here, makes the test exact and takes no time.
 - Experiment: `:diff .debounce(.seconds(3)) => .throttle(.seconds(3))`. What is checked at 10 now?
 */
