/*:
 # Warm or cold

 The commands are compared, not the temperatures.
 */
import RxSwift

let temperatures = Observable.of(17, 17, 18, 21, 22, 23, 19, 18, 17, 21)

_ = temperatures
  .map { $0 < 20 ? "on" : "off" }
  .distinctUntilChanged()
  .subscribe(onNext: { print("heating \($0)") }, onCompleted: { print("night") })
/*:
 `distinctUntilChanged` compares what reaches it, so it stands behind the `map` that makes commands. Temperatures that lead
 to the same command are now equal neighbours.
 */
