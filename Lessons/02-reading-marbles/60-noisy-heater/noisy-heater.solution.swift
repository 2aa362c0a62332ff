/*:
 # The noisy heater

 Temperatures that change nothing are left out first.
 */
import RxSwift

let temperatures = Observable.of(17, 18, 20, 18, 20, 21, 20, 22, 21, 22, 20, 18, 23)

_ = temperatures
  .filter { $0 < 19 || $0 > 21 }
  .map { $0 < 20 ? "on" : "off" }
  .distinctUntilChanged()
  .subscribe(onNext: { print("heater \($0)") }, onCompleted: { print("night") })
/*:
 A temperature from 19 to 21 never reaches `map`, so it can't change the command. The commands that are left are compared
 with the last one that was let through.
 */
