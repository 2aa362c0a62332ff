/*:
 # Warm or cold

 A heating is switched on below 20 degrees, and off at 20 and above. Each command makes a loud click. At the moment it
 clicks at nearly every measurement, because the command is sent again and again.
 - Task: Send a command only when it differs from the last one.
 - Hint: Which elements does `distinctUntilChanged` compare at its place in the chain?
 - Hint: The commands should be compared, and those exist after `map`.
 - Hint: Write `.map { … }` first, and `.distinctUntilChanged()` behind it.
 */
import RxSwift

let temperatures = Observable.of(17, 17, 18, 21, 22, 23, 19, 18, 17, 21)

_ = temperatures
  .distinctUntilChanged()
  .map { $0 < 20 ? "on" : "off" }
  .subscribe(onNext: { print("heating \($0)") }, onCompleted: { print("night") })
