import Dispatch
import Rx
import Testing

struct GateTests {
  @Test func aDeliveryFromAnotherThreadIsMadeByTheOwner() {
    let (first, second) = (PublishSubject<Int>(), Sent(PublishSubject<Int>()))
    var log: [Int] = []
    let subscription = Observable.merge(first, second.value).subscribe(onNext: { number in
      log.append(number)
      if number == 1 {
        // The other thread finds this one inside, leaves its element and continues: no thread waits.
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          second.value.onNext(2)
          done.signal()
        }
        #expect(done.wait(timeout: .now() + 60) == .success)
        log.append(-1)
      }
    })
    first.onNext(1)
    #expect(log == [1, -1, 2])
    subscription.dispose()
  }

  @Test(arguments: [true, false])
  func whatArrivesDuringAReplayComesAfterIt(_ isReplaySubject: Bool) {
    let (replay, behavior) = (
      ReplaySubject<Int>.create(bufferSize: 2), BehaviorSubject<Int>(value: 0)
    )
    let subject: Observable<Int> = isReplaySubject ? replay : behavior
    let push = Sent { (number: Int) in
      if isReplaySubject { replay.onNext(number) } else { behavior.onNext(number) }
    }
    push.value(1)
    var log: [Int] = []
    let subscription = subject.subscribe(onNext: { number in
      log.append(number)
      if number == 1 {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          push.value(2)
          done.signal()
        }
        #expect(done.wait(timeout: .now() + 60) == .success)
        log.append(-1)
      }
    })
    #expect(log == [1, -1, 2])
    subscription.dispose()
  }
}
