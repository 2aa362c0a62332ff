/*:
 # Which thread runs my code?

 An observable has no thread of its own. Each operator runs on the thread of the one before it, unless a scheduler moves it.
 Each line below ends with the thread that printed it; look at the end of each line to see where the work moves.
 - Limit: 10 s
 */
import Foundation
import RxSwift

let bag = DisposeBag()

/// Sends one word; prints the thread that it is called on and the one that it sends on.
func announce(_ word: String) -> Observable<String> {
  print("announce(\(word)) called on \(Thread.current)")
  return Observable.create { observer in
    print("sending \(word) on \(Thread.current)")
    observer.onNext(word)
    observer.onCompleted()
    return Disposables.create()
  }
}

//: ## No scheduler
//: - Predict (thread of `checking tea`): On which thread is the filter's closure called?
//: - Hint: Nothing here has a scheduler, so nothing switches threads.
print("--- one thread ---")
print("subscribing on \(Thread.current)")
announce("tea")
  .do(onNext: { print("passing \($0) on \(Thread.current)") })
  .filter { word in
    print("checking \(word) on \(Thread.current)")
    return word != "coffee"
  }
  .subscribe(onNext: { print("got \($0) on \(Thread.current)") })
  .disposed(by: bag)

//: ## `observe(on:)`, three times
//: - Predict (thread of `checking soup`): `do` comes before the first `observe(on:)`, `filter` after it. On which thread or queue does `filter` run?
//: - Hint: Read the chain downwards and switch threads at each `observe(on:)`: it moves only what comes after it.
print("--- observe(on:) ---")
let kitchen = SerialDispatchQueueScheduler(internalSerialQueueName: "kitchen")
let counter = SerialDispatchQueueScheduler(internalSerialQueueName: "counter")
announce("soup")
  .do(onNext: { print("passing \($0) on \(Thread.current)") })
  .observe(on: kitchen)
  .filter { word in
    print("checking \(word) on \(Thread.current)")
    return word != "coffee"
  }
  .observe(on: counter)
  .map { word -> String in
    print("wrapping \(word) on \(Thread.current)")
    return "boxed " + word
  }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print("got \($0) on \(Thread.current)") })
  .disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { subscribeElsewhere() }

//: ## `subscribe(on:)`
//: The function `announce` itself is called on main, before anything is subscribed to.
//: - Predict (thread of `wrapping cake`): On which thread or queue does `wrapping cake` run?
//: - Hint: `subscribe(on:)` moves the way up the chain to the source, `observe(on:)` the way down.
func subscribeElsewhere() {
  print("--- subscribe(on:) ---")
  announce("cake")
    .map { word -> String in
      print("wrapping \(word) on \(Thread.current)")
      return "boxed " + word
    }
    .subscribe(on: kitchen)
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print("got \($0) on \(Thread.current)") })
    .disposed(by: bag)
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { waitElsewhere() }
}

//: ## An operator with a scheduler: `delay`
//: - Predict (thread of `passing bread`): `just` sends immediately, on main. On which thread or queue does `passing bread` run?
//: - Hint: `delay` waits on its scheduler, and sends from there.
func waitElsewhere() {
  print("--- delay ---")
  Observable.just("bread").delay(.seconds(1), scheduler: kitchen)
    .do(onNext: { print("passing \($0) on \(Thread.current)") })
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print("got \($0) on \(Thread.current)") })
    .disposed(by: bag)
  DispatchQueue.main.asyncAfter(deadline: .now() + 2) { askTheServer() }
}

//: ## A callback
//: The server answers on a queue of its own. One of two subscribers is on main, the other one is not.
//: - Predict (thread of `from main:`): On which thread is `from main:` printed?
//: - Hint: Find the line that calls `onNext`, and the queue that runs it.
func answer() -> Observable<String> {
  Observable.create { observer in
    let server = DispatchQueue(label: "server")
    server.asyncAfter(deadline: .now() + 0.5) {
      observer.onNext("200 OK")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

func askTheServer() {
  print("--- who decides? ---")
  print("asking on \(Thread.current)")
  answer()
    .subscribe(onNext: { print("from main: \($0) on \(Thread.current)") })
    .disposed(by: bag)
  DispatchQueue(label: "elsewhere").asyncAfter(deadline: .now() + 0.2) {
    print("asking on \(Thread.current)")
    answer()
      .subscribe(onNext: { print("from a queue: \($0) on \(Thread.current)") })
      .disposed(by: bag)
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count() }
}

//: ## `interval`
func count() {
  print("--- interval ---")
  Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
    .take(3)
    .subscribe(onNext: { print("\($0) on \(Thread.current)") })
    .disposed(by: bag)
}
/*:
 - Predict (thread of `0`): On which thread are the three numbers printed?
 - Hint: `interval` counts and sends on its scheduler.
 - Hint: For the question: a function's own lines run when it is called, the closure of `create` when it is subscribed to.
 - Question: In `--- subscribe(on:) ---`, why is `announce(cake) called` on main although the sending is not?
 - Answer: `announce(cake)` is a call of a function, which runs where it is called. Only the closure of `create` runs when the
   observable is subscribed to, and `subscribe(on:)` moves the subscribing.
 - Experiment: `:change announce("cake") => announce("cake").observe(on: MainScheduler.instance)`, then read the ends again.
 */
