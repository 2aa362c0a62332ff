/*:
 # A view model that survives a failed tap

 A view model makes from what a person does what the screen shows, and knows no view. That of the board has three sequences: the
 posts, the letter that a tap opens, and whether a request runs.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: the API, the tracker and the alert of the lessons before, and a server whose letter 2 can't be had
struct Post: Decodable { let id: Int, text: String }
struct Letter: Decodable { let from: String }

server.answer("GET", "/posts", after: .milliseconds(350)) { _ in
  .json([["id": 1, "text": "Tea at five"], ["id": 2, "text": "A red hat"]])
}
server.answer("GET", "/posts/1", after: .milliseconds(350)) { _ in .json(["from": "Ada"]) }
server.answer("GET", "/posts/2", after: .milliseconds(350)) { _ in .status(503) }
URLSession.rx.shouldLogRequest = { _ in false }

struct API {
  func posts() -> Observable<[Post]> { get("posts") }
  func letter(_ id: Int) -> Observable<Letter> { get("posts/\(id)") }

  private func get<Model: Decodable>(_ path: String) -> Observable<Model> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://board.example/" + path)!))
      .map { try JSONDecoder().decode(Model.self, from: $0) }
      .observe(on: MainScheduler.instance)
  }
}

final class ActivityTracker {
  private let count = BehaviorRelay(value: 0)
  var isBusy: Observable<Bool> { count.map { $0 > 0 }.distinctUntilChanged() }

  func track<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.do(
      onSubscribe: { self.count.accept(self.count.value + 1) },
      onDispose: { self.count.accept(self.count.value - 1) })
  }
}

struct Wireframe {
  let root: UIViewController

  func tell(_ error: any Error) -> Observable<Void> {
    Observable.create { observer in
      let alert = UIAlertController(title: "Problem", message: "\(error)", preferredStyle: .alert)
      let ok = UIAlertAction(title: "OK", style: .cancel) { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      alert.addAction(ok)
      root.present(alert, animated: true)
      return Disposables.create { alert.dismiss(animated: false) }
    }
  }
}

let spinner = UIActivityIndicatorView()
let count = UILabel()
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
let root = UIViewController()
root.title = "Board"
for part in [spinner, count, table] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## Posts for the whole screen
//: If the posts can't be loaded, the person is told, and then the same error goes on: `catch` may answer with a sequence that
//: fails. Here they can be loaded. One binding shows their number, another one the rows.
//: - Predict (number of `GET`): How many requests are sent?
//: - Hint: Each binding subscribes to `posts`.
//: - Hint: The last operator of `posts` is `share(replay: 1)`.
final class BoardViewModel {
  let posts: Observable<[Post]>
  let isBusy: Observable<Bool>
  private let api: API
  private let wireframe: Wireframe
  private let tracker = ActivityTracker()

  init(api: API, wireframe: Wireframe) {
    self.api = api
    self.wireframe = wireframe
    isBusy = tracker.isBusy
    posts = tracker.track(api.posts())
      .catch { error in wireframe.tell(error).flatMap { Observable<[Post]>.error(error) } }
      .share(replay: 1)
  }

  func letters(for taps: Observable<Post>) -> Observable<Letter> {
    let (api, tracker, wireframe) = (api, tracker, wireframe)
    return taps
      .flatMap { tracker.track(api.letter($0.id)) }
      .catch { error in wireframe.tell(error).flatMap { Observable<Letter>.error(error) } }
  }
}

let model = BoardViewModel(api: API(), wireframe: Wireframe(root: root))
// Late, so that it does not flicker for a short request.
model.isBusy.delay(.milliseconds(50), scheduler: MainScheduler.instance)
  .bind(to: spinner.rx.isAnimating)
  .disposed(by: bag)
model.posts.map { "\($0.count) posts" }.bind(to: count.rx.text).disposed(by: bag)
model.posts.bind(to: table.rx.items(cellIdentifier: "post")) { _, post, cell in
  cell.textLabel?.text = post.text
}
.disposed(by: bag)
user.wait(1)
screen()

//: ## A tap that fails
//: The person taps the hat, whose letter can't be had, takes note of the alert, and taps the tea.
//: - Predict (number of `GET`): How many requests are sent in this step?
//: - Hint: After OK the error goes on to the subscriber.
//: - Hint: What does a subscription hear after an error?
//: - Misconception: inner-error-stays-inside
func tapHatThenTea() {
  user.select("A red hat")
  user.wait(1)
  user.tap("OK")
  user.select("Tea at five")
  user.wait(1)
}

let taps = table.rx.modelSelected(Post.self).asObservable()
model.letters(for: taps)
  .subscribe(onNext: { print("Once from \($0.from)") }, onError: { _ in print("Once failed") })
  .disposed(by: bag)
tapHatThenTea()

//: ## Subscribe again
//: `retry()` subscribes again after an error. Of a request that would send it once more; here it stands behind the taps.
//: - Predict (number of `GET`): The same taps. How many requests are sent in this step?
//: - Hint: What does `retry` subscribe to: the request, or the taps?
//: - Hint: A tap is not repeated for a new subscriber.
//: - Misconception: retry-counts-retries
model.letters(for: taps)
  .retry()
  .subscribe(onNext: { print("Again from \($0.from)") }, onError: { _ in print("Again failed") })
  .disposed(by: bag)
tapHatThenTea()
/*:
 The hat's request is not repeated, since nobody taps again; the tea is a new tap, and arrives.
 - Question: Could `retry()` stand behind `posts`, too?
 - Answer: Then the posts would be loaded again as soon as the person taps OK, and as long as the server is down there would be one
   alert after another, without a way out. There, ask first: that is `retry(when:)` of `a-prompt`.
 - Experiment: `:diff .retry() => .retry(1)`. Is the tea's letter shown?
 */
