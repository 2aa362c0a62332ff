/*:
 # The noisy heater

 The last command is remembered.
 */
import RxSwift

let temperatures = Observable.of(17, 18, 20, 18, 20, 21, 20, 22, 21, 22, 20, 18, 23)

_ = temperatures
  .scan("off") { command, degrees in
    if degrees < 19 { return "on" }
    if degrees > 21 { return "off" }
    return command
  }
  .distinctUntilChanged()
  .subscribe(onNext: { print("heater \($0)") }, onCompleted: { print("night") })
/*:
 `scan` keeps the last command, and sends it again from 19 to 21 degrees. `distinctUntilChanged` drops these repetitions.
 */
