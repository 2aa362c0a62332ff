/*:
 # Photos in the wrong order

 An album uploads its photos. Each upload takes as long as its photo is large, and the server puts a photo at the end of
 the album when all of it has arrived. The album should have the order in which the photos were chosen. `deferred` runs its
 closure when it is subscribed to, so `upload` is printed when an upload begins.
 - Task: Upload the photos one after the other, in the order in which they were chosen.
 - Hint: Look at the lines that begin with `upload`. How many uploads are under way after 0.1 seconds?
 - Hint: An upload should start when the one before has completed.
 - Hint: Which member of the `flatMap` family keeps elements waiting?
 */
import Foundation
import RxSwift

let background = SerialDispatchQueueScheduler(qos: .default)

func upload(_ photo: String) -> Observable<String> {
  let duration = ["beach": 500, "boat": 200, "dinner": 350][photo] ?? 100
  return Observable.deferred {
    print("upload \(photo)")
    return Observable<Int>.timer(.milliseconds(duration), scheduler: background).map { _ in photo }
  }
}

let chosen = PublishSubject<String>()
let bag = DisposeBag()

chosen
  .flatMap { photo in upload(photo) }
  .subscribe(onNext: { print("album: \($0)") })
  .disposed(by: bag)

//: ## Three photos are chosen (nothing below needs a change)
for photo in ["beach", "boat", "dinner"] {
  chosen.onNext(photo)
  Thread.sleep(forTimeInterval: 0.1)
}
Thread.sleep(forTimeInterval: 1.2)
