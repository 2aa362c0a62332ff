/*:
 # Clean up after a subscription

 The closure of `create` returns a `Disposable`, the source's own part of the subscription. Up to now that was
 `Disposables.create()`, which does nothing. `Disposables.create { … }` takes a closure that stops or closes what the source
 has started: a timer, a file, a request.
 */
import Foundation
import RxSwift

//: - Setup: `Tap`, which drips every half second until it is closed
/// Calls `onDrop` with 1, 2, 3 …, every half second, until it is closed.
final class Tap {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
  private let name: String
  private var drops = 0

  init(_ name: String) { self.name = name }

  func open(onDrop: @escaping (Int) -> Void) {
    timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
    timer.setEventHandler {
      self.drops += 1
      print("\(self.name) drip")
      onDrop(self.drops)
    }
    timer.resume()
  }

  func close() {
    print("\(name) closed")
    timer.cancel()
  }
}

//: ## A dripping tap
//: `kitchen` drips every half second, and the tap itself prints each drop. The observable passes the drops on. Anna listens
//: for 1.2 seconds, and one more second goes by.
//: - Predict (number of `kitchen drip`): How many lines begin with `kitchen drip`?
//: - Hint: `dispose()` keeps the events from Anna. Does anybody close the tap?
//: - Hint: `Disposables.create()` without a closure does nothing. How many half seconds fit into 2.2 seconds?
let kitchen = Tap("kitchen")
let kitchenWater = Observable<Int>.create { observer in
  kitchen.open { drop in observer.onNext(drop) }
  return Disposables.create()
}
let anna = kitchenWater.subscribe(onNext: { print("Anna hears \($0)") })
Thread.sleep(forTimeInterval: 1.2)
anna.dispose()
Thread.sleep(forTimeInterval: 1)
kitchen.close()

//: ## Close it
//: Anna heard nothing after 1.2 seconds, but the tap went on dripping for nobody, until the last line closed it by hand. A
//: request would go on loading, a sensor would empty the battery. This source says how to close its tap.
//: - Predict (first of `Ben has left`, `bath closed`): Which line is printed first, `Ben has left` or `bath closed`?
//: - Hint: Somebody has to call the closure of `Disposables.create`. Who knows that Ben leaves?
//: - Hint: `dispose()` is a call like any other: what it does is done when it returns.
let bath = Tap("bath")
let bathWater = Observable<Int>.create { observer in
  bath.open { drop in observer.onNext(drop) }
  return Disposables.create { bath.close() }
}
let ben = bathWater.subscribe(onNext: { print("Ben hears \($0)") })
Thread.sleep(forTimeInterval: 1.2)
ben.dispose()
print("Ben has left")
Thread.sleep(forTimeInterval: 1)

//: ## And if nobody disposes?
//: `dispose()` calls the closure that the source has returned, so a tap drips for a subscriber and for nobody else. The tap
//: in the garden fills a can: two drops, and the source completes. Clara never calls `dispose()`.
//: - Predict (yes if `garden closed`): Is `garden closed` printed?
//: - Hint: When is a subscription over? There are three ways.
//: - Hint: Which closure of `subscribe` is called however it ends? This is its counterpart at the source.
let garden = Tap("garden")
let can = Observable<Int>.create { observer in
  garden.open { drop in
    observer.onNext(drop)
    if drop == 2 { observer.onCompleted() }
  }
  return Disposables.create { garden.close() }
}
let clara = can.subscribe(
  onNext: { print("Clara hears \($0)") }, onCompleted: { print("Clara: the can is full") })
Thread.sleep(forTimeInterval: 2)

//: ## What a source owes
//: A source that starts something returns the closure that stops it. It runs once for each subscription, however that ends:
//: completed, failed or disposed of.
print("no tap drips")
/*:
 - Hint: Where is the timer of `interval`, and who could reach it?
 - Question: In the lesson `dispose`, nobody returned a closure that stops the timer of `interval`. Why did the timer
   not go on after `dispose()`?
 - Answer: `interval` is a source that RxSwift has written for you. It returns a `Disposable` that cancels its timer, and so
   do all sources of the library.
 - Experiment: `:diff Disposables.create { garden.close() } => Disposables.create()` leaves the garden's tap open. What does
   Clara notice of it?
 */
