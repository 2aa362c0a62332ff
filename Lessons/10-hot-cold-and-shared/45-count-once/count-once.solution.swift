/*:
 # A request that is sent twice

 Solved with `share(replay: 1)`.
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

let page = request("/menu").share(replay: 1)
let text = page.subscribe(onNext: { print("text: \($0)") })
Thread.sleep(forTimeInterval: 0.2)
let status = page.subscribe(onNext: { print("status: \($0.count) letters") })
Thread.sleep(forTimeInterval: 1)
/*:
 `share(replay: 1)` subscribes to the request for the first subscriber only, and sends its answer to both. The second one joins
 while the request is on its way, so it does not start another.
 */
