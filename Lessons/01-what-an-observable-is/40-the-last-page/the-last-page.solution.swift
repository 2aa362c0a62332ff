/*:
 # The last page

 `load` sends a terminal event in both cases.
 */
import Foundation
import RxSwift

enum LibraryError: Error {
  case notFound
}

let library = ["Heidi": ["the mountains", "the goats", "the city"]]

func load(_ title: String) -> Observable<String> {
  Observable.create { observer in
    guard let pages = library[title] else {
      observer.onError(LibraryError.notFound)
      return Disposables.create()
    }
    for page in pages { observer.onNext(page) }
    observer.onCompleted()
    return Disposables.create()
  }
}

for title in ["Heidi", "Momo"] {
  print("--- \(title) ---")
  _ = load(title).subscribe(
    onNext: { print("page: \($0)") },
    onError: { print("failed: \($0)") },
    onCompleted: { print("finished") })
}
/*:
 Each way through the closure now ends with a terminal event, so the subscriber always learns how it ended. An observable
 that sends none looks like one that is still busy.
 */
