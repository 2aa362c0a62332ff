/*:
 # One request

 Each tap loads a list of dishes. A table shows the dishes, and a badge shows how many there are. For each tap the log
 should have one `GET`, one `parsing`, and then the table and the badge. But the server gets two requests for each tap, and
 the slow parser runs twice.
 - Task: Send one request and parse one answer for each tap.
 - Hint: Count the subscriptions: the table and the badge both subscribe to `dishes`. `taps` is hot, but each of the two has
   a `flatMapLatest` and a `map` of its own below it.
 - Hint: Everything above `share()` happens once, everything below it once for each subscriber. `GET` is printed in
   `flatMapLatest`, and `parsing` in `map`: on which side must they be?
 - Hint: Right below `taps`, `share()` changes nothing; right below `flatMapLatest`, it saves the request only. Make it the
   last line of the chain that the table and the badge have in common.
 */
import Foundation
import RxSwift

//: - Setup: `load(_:)`, a request, which prints `GET` and answers after 0.3 seconds, and `parse(_:)`, which prints `parsing`
let server = DispatchQueue(label: "server")

func load(_ page: Int) -> Observable<String> {
  Observable.create { observer in
    print("GET /dishes/\(page)")
    server.asyncAfter(deadline: .now() + 0.3) {
      observer.onNext(page == 1 ? "soup,rice,tea" : "cake,tea")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

func parse(_ text: String) -> [String] {
  print("parsing")
  return text.split(separator: ",").map { String($0) }
}

//: ## The screen
let bag = DisposeBag()
let taps = PublishSubject<Int>()

let dishes = taps
  .flatMapLatest { load($0) }
  .map { parse($0) }

dishes.subscribe(onNext: { print("table: \($0.joined(separator: ", "))") }).disposed(by: bag)
dishes.map { $0.count }.subscribe(onNext: { print("badge: \($0)") }).disposed(by: bag)

for page in 1...2 {
  taps.onNext(page)
  Thread.sleep(forTimeInterval: 0.6)
}
