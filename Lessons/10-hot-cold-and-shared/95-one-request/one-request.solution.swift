/*:
 # One request

 Each tap loads a list of dishes. A table shows the dishes, and a badge shows how many there are. The server
 complains: it gets two requests for each tap. The parser is slow, so it should not run twice either.
 - Task: Send one request and parse one answer for each tap.
 - Hint: `taps` is one subject, but how many subscriptions does `flatMapLatest` have?
 - Hint: Share what should happen once. Which is the lowest operator that the table and the badge have in common?
 - Hint: Put `.share()` below the `map` that parses.
 */
import Foundation
import RxSwift

//: - Setup: `load(_:)`, a request that answers after 0.3 seconds, and `parse(_:)`
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
  .share()

dishes.subscribe(onNext: { print("table: \($0.joined(separator: ", "))") }).disposed(by: bag)
dishes.map { $0.count }.subscribe(onNext: { print("badge: \($0)") }).disposed(by: bag)

for page in 1...2 {
  taps.onNext(page)
  Thread.sleep(forTimeInterval: 0.6)
}
/*:
 Everything above `share` happens once for both subscribers: the request and the parsing. Below it, the table and the
 badge have chains of their own.
 */
