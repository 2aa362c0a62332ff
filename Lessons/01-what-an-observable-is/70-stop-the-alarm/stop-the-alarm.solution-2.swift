/*:
 # Stop the alarm

 One timer rings the bell, and it is cancelled when nobody listens.
 */
import Foundation
import RxSwift

/// Rings up to six times, every half second.
func alarm() -> Observable<Int> {
  Observable.create { observer in
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    var number = 0
    timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
    timer.setEventHandler {
      number += 1
      print("the bell rings")
      observer.onNext(number)
      if number == 6 { timer.cancel() }
    }
    timer.resume()
    return Disposables.create { timer.cancel() }
  }
}

let anna = alarm().subscribe(onNext: { print("Anna hears ring \($0)") })
Thread.sleep(forTimeInterval: 1.2)
anna.dispose()
print("Anna sleeps")
Thread.sleep(forTimeInterval: 1)
let ben = alarm().subscribe(onNext: { print("Ben hears ring \($0)") })
Thread.sleep(forTimeInterval: 0.7)
ben.dispose()
print("Ben sleeps")
Thread.sleep(forTimeInterval: 1)
print("good morning")
/*:
 One timer that repeats can be cancelled, unlike a chain of calls that schedule each other. The closure of
 `Disposables.create` runs when the subscription ends, and cancels it.
 */
