/*:
 # A goal that nobody scored

 At half time, the teams change sides, and the scoreboard swaps its two numbers. From 3:1, it should go straight to 1:3.
 Instead, it shows 1:1 for a moment, and the crowd is puzzled. After a goal, it prints the same score twice.
 - Task: Print each score exactly once, and none that wasn't sent.
 - Hint: `score` sends one element. How many events does `combineLatest` receive for it?
 - Hint: `distinctUntilChanged` can't drop the 1:1, which is different from both neighbours. Take the diamond away, or
   pair its two ways.
 - Hint: Make the whole text in one `map` of `score`, without `left` and `right`.
 */
import Foundation
import RxRelay
import RxSwift

struct Score {
  let left: Int
  let right: Int
}

let score = BehaviorRelay(value: Score(left: 2, right: 1))
let left = score.map { "\($0.left)" }
let right = score.map { "\($0.right)" }

let scoreboard = Observable.combineLatest(left, right) { "\($0) : \($1)" }
  .subscribe(onNext: { print("Score \($0)") })

Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 3, right: 1))
Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 1, right: 3))
