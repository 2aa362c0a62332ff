/*:
 # Stop the alarm

 The bell asks whether anyone still listens, before it rings.
 */
import Foundation
import RxSwift

/// Rings up to six times, every half second.
func alarm() -> Observable<Int> {
  Observable.create { observer in
    let stop = BooleanDisposable()
    func ring(_ number: Int) {
      if stop.isDisposed { return }
      print("the bell rings")
      observer.onNext(number)
      if number < 6 { later(number + 1) }
    }
    func later(_ number: Int) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { ring(number) }
    }
    later(1)
    return stop
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
 `anna.dispose()` disposes of the `BooleanDisposable` that `alarm` has returned, and from then on it says that it is
 disposed. The next call of `ring` sees that, neither rings nor schedules another call, and so the chain of calls ends.
 A plain `var` in its place prints the same lines, but main would write it while a worker may read it: a data race. A
 `BooleanDisposable` may be used from several threads.
 */
