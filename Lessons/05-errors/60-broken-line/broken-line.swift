/*:
 # A broken line in a price list

 A price list arrives line by line. One line is damaged. The report should contain all prices that can be read, up to the
 end of the list; today it stops at the damaged line.
 - Task: Leave out lines that are no number, and report all others.
 - Hint: Which operator makes the error? What does `catchAndReturn` do to the lines below the damaged one?
 - Hint: An error that never enters the stream can't end it. `try?` gives nil in place of an error.
 - Hint: `compactMap` drops nil: try it with `try? cents(…)`.
 */
import RxSwift

struct NotANumber: Error {}

func cents(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw NotANumber() }
  return number
}

let lines = Observable.from(["300", "250", "2?0", "410", "95"])

lines
  .map { line in try cents(line) }
  .catchAndReturn(0)
  .subscribe(
    onNext: { print("price: \($0)") },
    onError: { _ in print("the list is broken") },
    onCompleted: { print("end of the list") }
  )
  .dispose()
