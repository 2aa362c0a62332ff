/*:
 # The noisy heater

 Each command to a heater makes a loud click. Near 20 degrees it clicks at nearly every measurement: on, off, on. From now
 on it should be switched on below 19 degrees, and off above 21. From 19 to 21 it stays as it is.
 - Task: Send `on` below 19 degrees, `off` above 21, and only commands that differ from the last one.
 - Hint: The `map` decides by one temperature alone. What does the command for 20 degrees depend on?
 - Hint: Either remember the last command, or leave out a temperature that changes nothing. You know an operator for each.
 - Hint: `.filter { $0 < 19 || $0 > 21 }` leaves the temperatures that decide something.
 */
import RxSwift

let temperatures = Observable.of(17, 18, 20, 18, 20, 21, 20, 22, 21, 22, 20, 18, 23)

_ = temperatures
  .map { $0 < 20 ? "on" : "off" }
  .distinctUntilChanged()
  .subscribe(onNext: { print("heater \($0)") }, onCompleted: { print("night") })
