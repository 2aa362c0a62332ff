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
  .filter { line in !line.isEmpty && line.allSatisfy { $0.isNumber } }
  .map { line in try cents(line) }
  .subscribe(
    onNext: { print("price: \($0)") },
    onError: { _ in print("the list is broken") },
    onCompleted: { print("end of the list") }
  )
  .dispose()
/*:
 `filter` keeps back each line that `cents` could not read, so `cents` has no reason to throw. The check says what a good
 line is, and any other failure of `cents` would still be reported.
 */
