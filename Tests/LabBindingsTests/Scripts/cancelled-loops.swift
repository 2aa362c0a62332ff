import Foundation
import RxSwift

let bag = DisposeBag()
let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "ticks")
let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: queue)
  .do(onDispose: { print("disposed") })

// A loop of a cancelled task disposes at once, and throws.
let loop = Task {
  do {
    for try await tick in ticks.values { print("tick \(tick)") }
    print("the end")
  } catch { print("loop \(error is CancellationError)") }
}
Thread.sleep(forTimeInterval: 0.25)
print("cancel")
loop.cancel()
Thread.sleep(forTimeInterval: 0.3)
// expect: tick 0
// expect: tick 1
// expect: cancel
// expect: disposed
// expect: loop true

// So does waiting for a single's value.
let late = Observable<Int>.timer(.seconds(1), scheduler: queue)
  .do(onDispose: { print("late disposed") })
let one = Task {
  do { print(try await late.asSingle().value) } catch { print("value \(error is CancellationError)") }
}
Thread.sleep(forTimeInterval: 0.25)
one.cancel()
Thread.sleep(forTimeInterval: 0.3)
// expect: late disposed
// expect: value true
