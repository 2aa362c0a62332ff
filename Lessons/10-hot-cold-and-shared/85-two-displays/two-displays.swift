/*:
 # Two displays

 A lift shows its floor on two displays: one in the cabin, one in the hall. The hall display is switched on a second
 later. Then it should show the floor of the lift at once, and both should show the same floors from then on.
 - Task: Make the hall display show the same floors as the cabin display, beginning with the current one.
 - Hint: How many lifts are running here? Each subscription to `floors` begins a ride of its own.
 - Hint: Share one ride. What should a display that comes late receive first?
 - Hint: Add `.share(replay: 1)` to `floors`.
 */
import Foundation
import RxSwift

let motor = SerialDispatchQueueScheduler(internalSerialQueueName: "motor")
let bag = DisposeBag()

let floors = Observable<Int>.interval(.milliseconds(400), scheduler: motor).take(5)

floors.subscribe(onNext: { print("cabin: floor \($0)") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 1)
print("hall display on")
floors.subscribe(onNext: { print("hall: floor \($0)") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 2.5)
