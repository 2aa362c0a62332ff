/*:
 # New records

 `records()` should pass on a jump only if it is longer than all the jumps before it. Anna watches the first day of a
 championship, Bob the second one, and each day has records of its own. Anna sees the right ones. Bob sees none.
 - Task: Repair `records()` so that each subscriber sees the records of the day.
 - Hint: Who has set the variable `best` when Bob subscribes?
 - Hint: Each subscription needs a `best` of its own. The closure of `create` runs at each subscription; `scan` also
   begins afresh.
 - Hint: Wrap the body: `Observable.deferred { var best = 0; return self.filter { … } }`, or use
   `scan(0) { max($0, $1) }` and drop neighbours that are equal.
 */
import RxSwift

//: - Setup: `jumps`, which sends the jumps of the first day to the first subscriber, and those of the second day to the second
var day = 0
let jumps = Observable<Int>.deferred {
  day += 1
  return day == 1 ? Observable.of(610, 580, 640, 640, 600, 655) : Observable.of(590, 620, 605, 630)
}

//: ## The operator
extension ObservableType where Element == Int {
  /// Passes on an element that is greater than 0 and than all elements before it.
  func records() -> Observable<Int> {
    Observable.deferred {
      var best = 0
      return self.filter { jump in
        if jump <= best { return false }
        best = jump
        return true
      }
    }
  }
}

let records = jumps.records()

print("--- Anna ---")
records.subscribe(
  onNext: { print("Anna: \($0) cm") }, onCompleted: { print("Anna: that was all") }
).dispose()

print("--- Bob ---")
records.subscribe(
  onNext: { print("Bob: \($0) cm") }, onCompleted: { print("Bob: that was all") }
).dispose()
/*:
 `deferred` runs its closure at each subscription, so each subscriber has a `best` of its own. Apart from that,
 nothing has changed.
 */
