/*:
 # Shared in 2016

 The article loaded the settings once, with `shareReplay(1)`, and every screen that was opened later still got them.
 In the new version each screen loads them again.
 - Task: Load the settings once, and give them to each screen when it opens.
 - Hint: How long are the settings kept between two screens?
 - Hint: `share(replay: 1)` keeps its buffer only while somebody is subscribed, and here the source has also ended.
 - Hint: A scope says how long the buffer is kept: `share(replay: 1, scope: .forever)`.
 */
import Foundation
import RxSwift

let bag = DisposeBag()

let settings = Observable<String>.create { observer in
  print("loading")
  observer.onNext("dark mode")
  observer.onCompleted()
  return Disposables.create()
}
.share(replay: 1)

for screen in ["Home", "Search", "Profile"] {
  settings
    .subscribe(onNext: { print("\(screen) \($0)") }, onCompleted: { print("\(screen) completed") })
    .disposed(by: bag)
  Thread.sleep(forTimeInterval: 0.5)
}
