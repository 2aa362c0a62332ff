/*:
 # The last page

 A reader loads a book page by page, and shows when it is finished. A missing book should be an error. At the moment the
 screen never says that the book is finished, and says nothing at all about a book that doesn't exist.
 - Task: Make the screen show `finished` after the last page of a book, and `failed: notFound` for a missing one.
 - Hint: The subscribers have closures for the end. Look at which events `load` sends.
 - Hint: A terminal event is sent with `onCompleted()` or `onError(…)`, and nothing can follow it.
 - Hint: In the `guard`, call `observer.onError(LibraryError.notFound)`. After the loop, call `observer.onCompleted()`.
 */
import Foundation
import RxSwift

enum LibraryError: Error {
  case notFound
}

let library = ["Heidi": ["the mountains", "the goats", "the city"]]

func load(_ title: String) -> Observable<String> {
  Observable.create { observer in
    guard let pages = library[title] else { return Disposables.create() }
    for page in pages { observer.onNext(page) }
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
