/*:
 # The last page

 `load` chooses an observable that exists already.
 */
import Foundation
import RxSwift

enum LibraryError: Error {
  case notFound
}

let library = ["Heidi": ["the mountains", "the goats", "the city"]]

func load(_ title: String) -> Observable<String> {
  guard let pages = library[title] else { return .error(LibraryError.notFound) }
  return .from(pages)
}

for title in ["Heidi", "Momo"] {
  print("--- \(title) ---")
  _ = load(title).subscribe(
    onNext: { print("page: \($0)") },
    onError: { print("failed: \($0)") },
    onCompleted: { print("finished") })
}
/*:
 `Observable.from` sends the elements of an array and completes; `Observable.error` sends the error. Both send their
 terminal event themselves, so there is none to forget.
 */
