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

let scoreboard = score.map { "\($0.left) : \($0.right)" }
  .subscribe(onNext: { print("Score \($0)") })

Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 3, right: 1))
Thread.sleep(forTimeInterval: 0.5)
score.accept(Score(left: 1, right: 3))
/*:
 One element of `score` now makes one line. There is no second way on which half of it could come later.
 */
