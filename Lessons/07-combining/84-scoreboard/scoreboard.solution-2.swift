/*:
 # A goal that nobody scored
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

let scoreboard = Observable.zip(left, right) { "\($0) : \($1)" }
  .subscribe(onNext: { print("Score \($0)") })

Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 3, right: 1))
Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 1, right: 3))
/*:
 Each score sends one element on each way, and `zip` waits until both halves are there. That holds as long as both ways
 send exactly one element for each score.
 */
