/*:
 # Warm or cold

 The temperatures are compared, by what they lead to.
 */
import RxSwift

let temperatures = Observable.of(17, 17, 18, 21, 22, 23, 19, 18, 17, 21)

_ = temperatures
  .distinctUntilChanged { ($0 < 20) == ($1 < 20) }
  .map { $0 < 20 ? "on" : "off" }
  .subscribe(onNext: { print("heating \($0)") }, onCompleted: { print("night") })
/*:
 The closure says which temperatures count as the same: those on one side of 20 degrees. So only the first one on each side
 reaches `map`.
 */
