// not compiled: spellings of older versions
import Foundation
import ReactiveCocoa
import Result

SignalProducer<Int, NoError>(values: [1, 2])
  .on(
    started: { print("started") },
    completed: { print("completed") },
    terminated: { print("terminated") },
    next: { print("next", $0) }
  )
  .start()
// expect: started
// expect: next 1
// expect: next 2
// expect: completed
// expect: terminated
let (clicks, observer) = Signal<Int, NoError>.pipe()
clicks.on(next: { print("on", $0) }).observeNext { print("click", $0) }
observer.sendNext(1)
// expect: on 1
// expect: click 1

SignalProducer<Int, NSError> { observer, disposable in
  disposable.addDisposable { print("cleaned up") }
  observer.sendFailed(NSError(domain: "disk", code: 1, userInfo: nil))
}
.flatMapError { error in SignalProducer<Int, NoError>(value: error.code) }
.startWithNext { print("code", $0) }
// expect: code 1
// expect: cleaned up

let bin = CompositeDisposable()
bin.addDisposable { print("emptied") }
bin.dispose()  // expect: emptied

let width = MutableProperty(1)
let height = MutableProperty(10)
width.modify { $0 + 1 }
print(width.value)  // expect: 2
combineLatest(width.producer, height.producer).startWithNext { print("size", $0, $1) }
// expect: size 2 10
zip(width.producer, height.producer, SignalProducer(value: "cm")).startWithNext { print($0, $1, $2) }
// expect: 2 10 cm
height.value = 20  // expect: size 2 20

let check = Action<Int, String, NSError> { number in
  number > 0
    ? SignalProducer(value: "\(number)")
    : SignalProducer(error: NSError(domain: "sign", code: number, userInfo: nil))
}
check.apply(3).startWithResult { print($0.value ?? "none") }  // expect: 3
check.apply(-3).startWithResult { result in
  if let error = result.error { print(error) }
}
// expect: producerFailed(Error Domain=sign Code=-3 "(null)")
check.apply(-3).startWithResult { result in
  print(result.analysis(ifSuccess: { $0 }, ifFailure: { _ in "failed" }))
}
// expect: failed

timer(1, onScheduler: QueueScheduler.mainQueueScheduler).take(1).startWithNext { _ in print("tick") }
timer(interval: .seconds(2), on: QueueScheduler.main).take(1).startWithNext { _ in print("tock") }

let center = NSNotificationCenter.defaultCenter()
center.rac_notifications("saved", object: nil).startWithNext { _ in print("saved") }
center.postNotificationName("saved", object: nil)  // expect: saved
// expect: tick
// expect: tock
