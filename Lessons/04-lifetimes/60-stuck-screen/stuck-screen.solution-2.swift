/*:
 # A screen that stays

 A screen shows a clock. The user leaves it after half a second, and the screen should go away, and the clock with it.
 Neither happens: the screen has a bag, and all the same it goes on showing numbers that nobody sees.
 - Task: Make the screen go away when the user leaves it, and let it end the clock's subscription.
 - Hint: Who holds the screen? Draw an arrow from each object to each object that it holds, and look for a ring.
 - Hint: The closure passed to `subscribe` uses `self`. A capture list changes how the closure holds the screen.
 - Hint: Write `{ [weak self] number in self?.show(number) }`.
 */
import Foundation
import RxSwift

let background = SerialDispatchQueueScheduler(qos: .default)

/// What draws; it knows no screen.
struct Face {
  func show(_ number: Int) { print("screen shows \(number)") }
}

final class Screen {
  private let bag = DisposeBag()
  private let face = Face()

  init() {
    Observable<Int>.interval(.milliseconds(200), scheduler: background)
      .take(6)
      .do(onDispose: { print("clock off") })
      .subscribe(onNext: { [face] number in face.show(number) })
      .disposed(by: bag)
  }

  deinit { print("screen is gone") }
}

//: ## The user opens the screen and leaves it (nothing below needs a change)
var screen: Screen? = Screen()
Thread.sleep(forTimeInterval: 0.5)
print("the user leaves")
screen = nil
Thread.sleep(forTimeInterval: 0.6)
print("the app goes on")
/*:
 The closure holds only what it needs: the part that draws, which does not know the screen. There never is a ring, so no
 reference has to be weak.
 */
