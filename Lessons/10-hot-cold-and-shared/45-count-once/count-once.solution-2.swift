/*:
 # A request that is sent twice

 Solved with `publish` and `connect`.
 - Limit: 10 s
 */
import Foundation
import RxSwift

/// Asks a server that takes half a second to answer.
func request(_ path: String) -> Observable<String> {
  Observable.create { observer in
    print("GET \(path)")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      observer.onNext("tea and cake")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

let page = request("/menu").publish()
let text = page.subscribe(onNext: { print("text: \($0)") })
let connection = page.connect()
Thread.sleep(forTimeInterval: 0.2)
let status = page.subscribe(onNext: { print("status: \($0.count) letters") })
Thread.sleep(forTimeInterval: 1)
/*:
 `publish` makes one subscription for all subscribers, and `connect` starts it, so the request is sent once. It keeps no answer:
 a subscriber that came after it would get nothing.
 */
