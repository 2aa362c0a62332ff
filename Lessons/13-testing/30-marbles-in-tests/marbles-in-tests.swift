/*:
 # Tests as pictures

 A timetable with numbers is exact, and hard to read. A marble picture shows the same at a glance: one character is
 one tick, `-` is a quiet tick, a letter is an element, and `|` is the end. Two small functions turn pictures into
 timetables and records into pictures, so that a test is a row of pictures.
 */
import Foundation
import RxSwift
import RxTest

//: - Setup: `events("-a-|")` makes a timetable of a picture, and `picture(of:)` draws what was recorded
/// The first character of a picture stands for tick 200, at which `start` subscribes.
let start = 200

func events(_ picture: String) -> [Recorded<Event<String>>] {
  var events: [Recorded<Event<String>>] = []
  for (position, mark) in picture.enumerated() where mark != "-" {
    events.append(
      mark == "|" ? .completed(start + position) : .next(start + position, String(mark)))
  }
  return events
}

func picture(of events: [Recorded<Event<String>>]) -> String {
  var picture = ""
  for event in events {
    while picture.count < event.time - start { picture += "-" }
    picture += event.value.element ?? "|"
  }
  return picture
}

/// Sends the events of a picture through an operator, and draws what comes out.
func run(
  _ source: String,
  through change: (Observable<String>, TestScheduler) -> Observable<String>
) -> String {
  let scheduler = TestScheduler(initialClock: 0)
  let changed = change(scheduler.createHotObservable(events(source)).asObservable(), scheduler)
  return picture(of: scheduler.start { changed }.events)
}

//: ## From a picture to ticks
//: The first character stands for tick 200, when `start` subscribes.
//: - Predict (lines of `Event next(b) @`): At which tick does `b` come?
//: - Hint: The first character is tick 200. Count on from there.
//: - Hint: A dash counts like a letter. `a` comes at 201.
for event in events("-a--b-|") {
  print("Event \(event)")
}

//: ## A picture of the result
//: Each character is one tick, so `b` is sent at 204. A function of the setup, `run`, sends a picture through an
//: operator and draws the result with the same ticks.
//: - Predict (lines of `Paused`): Which picture does Paused print, with a `debounce` of 2 ticks? Write it as
//:   `Paused --a|`.
//: - Hint: `debounce` sends a letter 2 ticks after it came, unless another letter comes before.
//: - Hint: `b` and `c` are neighbours. Only one of them is followed by 2 quiet ticks.
print("Source -a--bc---|")
let mapped = run("-a--bc---|") { source, _ in source.map { $0.uppercased() } }
print("Mapped \(mapped)")
let paused = run("-a--bc---|") { source, clock in
  source.debounce(.seconds(2), scheduler: clock)
}
print("Paused \(paused)")

//: ## Two expectations
//: `map` keeps every tick, and `debounce` moves a letter by the length of the pause. Now a test says which picture
//: should come out, and prints both pictures, one under the other. Anna and Ben do not agree about
//: `distinctUntilChanged`.
//: - Predict (one of `passed Anna`, `passed Ben`): Which line is printed, `passed Anna` or `passed Ben`?
//: - Hint: Anna expects that a letter comes only once. Ben expects that it may come again.
//: - Hint: With which element does `distinctUntilChanged` compare a new one?
func test(_ name: String, _ expected: String, _ received: String) {
  print(received == expected ? "passed \(name)" : "failed \(name)")
  print("  expected \(expected)")
  print("  received \(received)")
}
test("Anna", "-a---b---|", run("-a-a-b-a-|") { source, _ in source.distinctUntilChanged() })
test("Ben", "-a---b-a-|", run("-a-a-b-a-|") { source, _ in source.distinctUntilChanged() })
/*:
 - Question: Anna's test fails. What do the two pictures tell you that the word `failed` does not?
 - Answer: The tick at which they differ, and what came there: a second `a`, after the `b`. You see what the operator
   does and correct the expectation, or the operator.
 - Experiment: `:diff "-a---b---|", run("-a-a-b-a-|") => "-a---b---|", run("-a-a-b---|")` gives Anna a source for
   which both are right.
 */
