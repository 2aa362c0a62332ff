/*:
 # A request that is sent twice

 A page is loaded from a server. One subscriber shows the text, and a second one, which comes a little later, shows how long it
 is. The server's bill counts requests, and today each page costs two.
 - Task: Send one request for both subscribers, and still show the text and its length.
 - Hint: Look at what the second `subscribe` does: when does the closure of `create` run?
 - Hint: Both subscribers need one common subscription to the request: an operator of the share or publish family makes one.
 - Hint: `request("/menu").share(replay: 1)` subscribes to the request for the first subscriber, and lets the others join.
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

let page = request("/menu")
let text = page.subscribe(onNext: { print("text: \($0)") })
Thread.sleep(forTimeInterval: 0.2)
let status = page.subscribe(onNext: { print("status: \($0.count) letters") })
Thread.sleep(forTimeInterval: 1)
