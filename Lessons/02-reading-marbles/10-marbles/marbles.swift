/*:
 # Marble diagrams

 A *marble diagram* is a picture of what an observable sends: time runs from left to right, and each event has its place on
 the line. In this course, `:marbles` draws one of everything that has happened. Type it whenever you want to see a run.
 */
import Foundation
import RxSwift

//: - Setup: `lane`, an observable that sends what you draw
enum LaneError: Error { case broken }

/// Sends a drawing, one place a second: `-` is nothing, `|` completion, `#` an error, a letter is that letter.
func lane(_ drawing: String) -> Observable<String> {
  Observable.create { observer in
    let clock = DispatchQueue(label: "lane")
    for (second, sign) in drawing.enumerated() where sign != "-" {
      clock.asyncAfter(deadline: .now() + Double(second)) {
        switch sign {
        case "|": observer.onCompleted()
        case "#": observer.onError(LaneError.broken)
        default: observer.onNext(String(sign))
        }
      }
    }
    return Disposables.create()
  }
}

//: ## Draw a clock
//: You can answer with a drawing, too: the subscriber's name, a colon, and one character for each second, beginning with 0
//: s of the step. `-` means that nothing is printed, and a digit or a letter is what the line ends with. `Cat: --7` says
//: that the line `Cat 7` comes at 2 s.
//: - Predict (marble of `Clock`): What does Clock print?
//: - Hint: `interval` waits for a second before it sends its first number, 0.
//: - Hint: Nothing comes at 0 s, so begin with `-`. Then there is a number each second, until 2.5 s.
let seconds = Observable<Int>.interval(
  .seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
let clock = seconds.subscribe(onNext: { print("Clock \($0)") })
Thread.sleep(forTimeInterval: 2.5)
clock.dispose()

//: ## Draw an end
//: Type `:marbles` now. The observable and its subscriber have a row each: `^` is where somebody subscribed, `!` where they
//: disposed, and `|` is where an observable completed. In your drawing, `|` stands for a line that ends with `completed`.
//: `lane` is a source for these lessons, which sends what you draw: here `a` after 1 s, `b` after 2 s, and then completion.
//: Time 0 of your drawing is again when the step begins.
//: - Predict (marble of `Ben`): What does Ben print?
//: - Hint: `lane` uses `create`. When does the time of a recipe begin?
//: - Hint: Ben subscribes after 2 s. Put two places in front of the drawing of `lane`.
let ab = lane("-ab|")
Thread.sleep(forTimeInterval: 2)
let ben = ab.subscribe(
  onNext: { print("Ben \($0)") }, onCompleted: { print("Ben completed") })
Thread.sleep(forTimeInterval: 3.5)

//: ## Several events at one time
//: Each subscription of a cold observable has a time of its own, and its drawing begins where somebody subscribes. Now
//: another case: events may come at the same time. They are drawn in parentheses, and together take one place:
//: `Cat: -(12|)` is two elements and completion at 1 s.
//: - Predict (marble of `Menu`): What does Menu print?
//: - Hint: When does `of` send its elements? Think of the menu of the first lesson.
//: - Hint: How long does `of` wait between its last element and completion? All that comes at one time belongs inside of
//:   the parentheses.
let menu = Observable.of("x", "y").subscribe(
  onNext: { print("Menu \($0)") }, onCompleted: { print("Menu completed") })

//: ## Draw an error
//: `of` has sent both elements, and completed, before `subscribe` returned: all at one time. The last sign is `#`, an
//: error. In your drawing it stands for a line that ends with `error`; `:marbles` draws `X` there, and says below which
//: error it was.
//: - Predict (marble of `Draft`): What does Draft print?
//: - Hint: Copy the drawing in the code as far as it is true for the subscriber.
//: - Hint: An error is a terminal event. What do you know about the time after it?
let draft = lane("-a#b|").subscribe(
  onNext: { print("Draft \($0)") }, onError: { _ in print("Draft error") },
  onCompleted: { print("Draft completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## The whole run
//: Type `:marbles` once more, and find your four subscribers. The source `create` above Draft ends at the error, although
//: its recipe goes on. Diagrams of operators are drawn in the same way: one row for what goes in, one for what comes out.
print("the drawing is done")
/*:
 - Hint: `^` is where a subscription begins.
 - Question: `ab` was made at the beginning of its step. Why does its row in `:marbles` begin two seconds later?
 - Answer: A row begins where somebody subscribes, and Ben did so two seconds after `ab` had been made. An observable to
   which nobody subscribes has no row at all.
 - Experiment: `:diff lane("-a#b|") => lane("-a-b#")` moves the error to the end. Which lines are new? Then look at
   `:marbles`.
 */
