/*:
 # Which thread runs my code?

 An observable has no thread of its own. Every step runs where the step before it ran, unless a scheduler moves it. Each
 line below ends with the thread that printed it; read only the ends and you see the moves.
 - Limit: 10 s
 */
import Foundation
import RxSwift

let bag = DisposeBag()

/// Sends one word, and tells where it was asked for and where it sends.
func announce(_ word: String) -> Observable<String> {
  print("announce(\(word)) called on \(Thread.current)")
  return Observable.create { observer in
    print("sending \(word) on \(Thread.current)")
    observer.onNext(word)
    observer.onCompleted()
    return Disposables.create()
  }
}

//: ## No scheduler: everything stays where `subscribe` was called
//: - Predict: On which thread is the filter's closure called?
//: - Hint: Nothing here mentions a queue, so nobody is there to move anything.
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

//: ## `observe(on:)` moves what comes after it, and can do so again and again
//: - Predict: `do` stands above the first `observe(on:)`, `filter` below it. Which of the two runs on main?
//: - Hint: Read the chain downwards and change the thread at each `observe(on:)`: what stands above one stays where it was.
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

//: ## `subscribe(on:)` moves the start: the closure of `create` runs over there
//: The function `announce` itself is called here, on main, before anybody subscribes.
//: - Predict: On which threads do `sending cake`, `wrapping cake` and `got boxed cake` run?
//: - Hint: `subscribe(on:)` is about going up the chain to its source, `observe(on:)` about coming down.
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

//: ## An operator with a scheduler delivers on it
//: - Predict: `just` sends at once, on main. On which thread does `passing bread` run, and when?
//: - Hint: `delay` has to wait somewhere, and goes on from there.
func waitElsewhere() {
  print("--- delay ---")
  Observable.just("bread").delay(.seconds(1), scheduler: kitchen)
    .do(onNext: { print("passing \($0) on \(Thread.current)") })
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print("got \($0) on \(Thread.current)") })
    .disposed(by: bag)
  DispatchQueue.main.asyncAfter(deadline: .now() + 2) { askTheServer() }
}

//: ## A callback decides for itself
//: A server answers on a thread of its own. Who subscribes, and where, makes no difference.
//: - Predict: Both subscribe to the same kind of request, one on main. Does `from main:` print on main?
//: - Hint: Look for the line that calls `onNext`, and for the queue that it stands in.
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

//: ## `interval` counts on the scheduler it is given
func count() {
  print("--- interval ---")
  Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
    .take(3)
    .subscribe(onNext: { print("\($0) on \(Thread.current)") })
    .disposed(by: bag)
}
/*:
 - Predict: On which thread are the three numbers printed?
 - Hint: The scheduler that `interval` is given does the counting and the delivering.
 - Hint: For the question: a function's own lines run when it is called, the closure of `create` when somebody subscribes.
 - Question: In `--- subscribe(on:) ---`, why is `announce(cake) called` on main although the sending is not?
 - Experiment: Move `.observe(on: MainScheduler.instance)` above `.map` and read the ends again.
 */
