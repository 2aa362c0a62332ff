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
 - Question: In `--- subscribe(on:) ---`, why is `announce(cake) called` on main although the sending is not?
 - Experiment: Move `.observe(on: MainScheduler.instance)` above `.map` and read the ends again.
 */
