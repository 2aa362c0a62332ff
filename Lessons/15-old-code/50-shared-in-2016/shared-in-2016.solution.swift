import Foundation
import RxSwift

let bag = DisposeBag()

let settings = Observable<String>.create { observer in
  print("loading")
  observer.onNext("dark mode")
  observer.onCompleted()
  return Disposables.create()
}
.share(replay: 1, scope: .forever)

for screen in ["Home", "Search", "Profile"] {
  settings
    .subscribe(onNext: { print("\(screen) \($0)") }, onCompleted: { print("\(screen) completed") })
    .disposed(by: bag)
  Thread.sleep(forTimeInterval: 0.5)
}
/*:
 With the scope `.forever`, the buffer and the completion are kept when the source has ended. That is what `shareReplay(1)` did in 2016.
 */
