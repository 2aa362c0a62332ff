/*:
 # A search screen that stays alive

 The same screen as in `search-faults`, repaired with three operators. Each stands where it does for a reason.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a server with three teas, `find(_:)`, which asks it, and the screen
struct Teas: Decodable { let teas: [String] }

server.answer("GET", "/teas", after: .milliseconds(430)) { request in
  let names = ["assam", "azure", "ceylon"].filter { $0.hasPrefix(request["q"]) }
  return request["q"] == "?" ? .status(500) : .json(["teas": names])
}
URLSession.rx.shouldLogRequest = { _ in false }

func find(_ text: String) -> Observable<[String]> {
  var address = URLComponents(string: "https://tea.example/teas")!
  address.queryItems = [URLQueryItem(name: "q", value: text)]
  return URLSession.shared.rx.data(request: URLRequest(url: address.url!))
    .map { try JSONDecoder().decode(Teas.self, from: $0).teas }
}

let search = UISearchBar()
let count = UILabel()
let list = UITableView()
list.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
let page = UIStackView(arrangedSubviews: [search, count, list])
page.axis = .vertical
PlaygroundPage.current.liveView = page
let bag = DisposeBag()
//:

//: ## Three repairs
//: `throttle` lets a text through at most every 300 ms, `catch` answers for a request that failed, and `share` gives both
//: bindings the same teas.
//: - Predict (number of `GET`): The screen appears, and `a` is typed. How many requests are sent?
//: - Hint: The empty text is a text, too.
//: - Hint: Two bindings subscribe to `found`. How often does `share` subscribe to what is above it?
let found = search.rx.text.orEmpty
  .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
  .distinctUntilChanged()
  .flatMapLatest { text in find(text).catchAndReturn([]) }
  .observe(on: MainScheduler.instance)
  .share(replay: 1)

found.map { "\($0.count) teas" }
  .bind(to: count.rx.text)
  .disposed(by: bag)
found.bind(to: list.rx.items(cellIdentifier: "tea", cellType: UITableViewCell.self)) { _, name, cell in
  cell.textLabel?.text = name
}
.disposed(by: bag)
user.wait(1)
user.type("a", into: search)
user.wait(1)

//: ## A quick typist
//: - Predict (number of `GET`): The keys of `ssam` come 170 ms apart. How many requests are sent for them?
//: - Hint: `throttle` sends the first text at once, and then the latest one when its 300 ms are over.
//: - Hint: Look for the windows: they begin 0, 300 and 600 ms after the first key.
user.type("ssam", into: search)
user.wait(1)
screen()

//: ## A server with a problem
//: - Predict (number of `GET`): The field is cleared, `?` is typed, for which the server fails, and a second later `c` in
//:   its place. How many requests are sent in this step?
//: - Hint: Which sequence does `catchAndReturn` end: that of the request, or that of the field?
//: - Hint: It stands inside of `flatMapLatest`.
user.clear(search)
user.type("?", into: search)
user.wait(1)
user.clear(search)
user.type("c", into: search)
user.wait(1)
screen()
/*:
 - Question: What would happen if `catchAndReturn([])` stood behind `flatMapLatest` instead of inside it?
 - Answer: The error would end the sequence of the field's texts there, and `catchAndReturn` would send one last empty list
   and complete: no crash, and a dead screen all the same.
 - Experiment: `:diff find(text).catchAndReturn([]) => find(text)` takes the repair away, which makes this program stop. Which
   line is the last one of the screen?
 */
