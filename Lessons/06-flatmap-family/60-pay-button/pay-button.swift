/*:
 # Paid twice

 A customer taps *Pay*, waits a little, taps again, and later buys two more things. The second tap comes during the first
 payment and should do nothing. Both taps after that are new purchases and should be charged. `deferred` runs its closure
 when it is subscribed to, so `charge` is printed when a payment begins.
 - Task: Ignore taps as long as a payment is under way.
 - Hint: How many payments are charged today, and which of them is one too many?
 - Hint: A payment that has been sent to the bank can't be taken back by disposing it. So the newest must not win here.
 - Hint: Which member of the `flatMap` family ignores elements while it is busy?
 */
import Foundation
import RxSwift

let background = SerialDispatchQueueScheduler(qos: .default)

func pay(_ cents: Int) -> Observable<String> {
  Observable.deferred {
    print("charge \(cents)")
    return Observable<Int>.timer(.milliseconds(500), scheduler: background)
      .map { _ in "paid \(cents)" }
  }
}

/// Sends the price in the shopping cart at each tap.
let taps = PublishSubject<Int>()
let bag = DisposeBag()

taps
  .flatMap { cents in pay(cents) }
  .subscribe(onNext: { print("receipt: \($0)") })
  .disposed(by: bag)

//: ## The customer taps (nothing below needs a change)
taps.onNext(900)
Thread.sleep(forTimeInterval: 0.2)
taps.onNext(900)
Thread.sleep(forTimeInterval: 0.6)
taps.onNext(900)
Thread.sleep(forTimeInterval: 0.7)
taps.onNext(250)
Thread.sleep(forTimeInterval: 0.7)
