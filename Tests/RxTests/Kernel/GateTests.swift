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
        // The other thread finds this one inside, leaves its element and is gone: nobody waits.
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          second.value.onNext(2)
          done.signal()
        }
        #expect(done.wait(timeout: .now() + 10) == .success)
        log.append(-1)
      }
    })
    first.onNext(1)
    #expect(log == [1, -1, 2])
    subscription.dispose()
  }
}
