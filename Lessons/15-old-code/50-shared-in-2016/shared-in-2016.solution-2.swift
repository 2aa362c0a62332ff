import Foundation
import RxSwift

let bag = DisposeBag()

let settings = ReplaySubject<String>.create(bufferSize: 1)
let source = Observable<String>.create { observer in
  print("loading")
  observer.onNext("dark mode")
  observer.onCompleted()
  return Disposables.create()
}
source.subscribe(settings).disposed(by: bag)

for screen in ["Home", "Search", "Profile"] {
  settings
    .subscribe(onNext: { print("\(screen) \($0)") }, onCompleted: { print("\(screen) completed") })
    .disposed(by: bag)
  Thread.sleep(forTimeInterval: 0.5)
}
/*:
 A `ReplaySubject` keeps the last element and the completion itself, and is subscribed to the source once. `share` with a
 scope of `.forever` does the same with such a subject inside.
 */
