/*:
 # Stop the alarm

 An alarm clock rings every half second, until its spring has run down. Anna switches hers off after the second ring, and
 Ben his after the first. They don't hear them any more, but both alarms go on ringing for nobody.
 - Task: Make each bell stop ringing when its subscription is disposed of.
 - Hint: Anna and Ben do their part: they call `dispose()`. Look at what `alarm` returns from the closure of `create`.
 - Hint: `ring` must find out that the subscription is over, or what it has scheduled must be cancelled.
 - Hint: `let stop = BooleanDisposable()`, `if stop.isDisposed { return }` in `ring`, and `return stop` at the end.
 */
import Foundation
import RxSwift

/// Rings up to six times, every half second.
func alarm() -> Observable<Int> {
  Observable.create { observer in
    func ring(_ number: Int) {
      print("the bell rings")
      observer.onNext(number)
      if number < 6 { later(number + 1) }
    }
    func later(_ number: Int) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { ring(number) }
    }
    later(1)
    return Disposables.create()
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
