/*:
 # A search screen with a driver

 In `search-repaired` you have to remember three things: to answer for errors, to come back to main, and to share. A
 `Driver` is a sequence whose type says that all three are done.
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

//: ## What the type promises
//: `asDriver(onErrorJustReturn:)` asks what to send in place of an error. From then on `drive` takes the place of `bind`.
//: - Predict (number of `GET`): The screen appears, and `a` is typed. How many requests are sent?
//: - Hint: Nobody wrote `share` here.
//: - Hint: A driver shares by itself, and gives the last element to who comes later.
let found = search.rx.text.orEmpty.asDriver()
  .throttle(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { text in find(text).asDriver(onErrorJustReturn: []) }

found.map { "\($0.count) teas" }
  .drive(count.rx.text)
  .disposed(by: bag)
found.drive(list.rx.items(cellIdentifier: "tea", cellType: UITableViewCell.self)) { _, name, cell in
  cell.textLabel?.text = name
}
.disposed(by: bag)
user.wait(1)
user.type("a", into: search)
user.wait(1)
screen()

//: ## A server with a problem
//: - Predict (number of `GET`): The field is cleared, `?` is typed, for which the server fails, and a second later `c` in
//:   its place. How many requests are sent in this step?
//: - Hint: The compiler would not have taken `flatMapLatest { find($0) }` here.
//: - Hint: The empty list stands for the request that failed, and for nothing else.
user.clear(search)
user.type("?", into: search)
user.wait(1)
user.clear(search)
user.type("c", into: search)
user.wait(1)
screen()
/*:
 - Question: Where has `observe(on: MainScheduler.instance)` gone?
 - Answer: `asDriver` does it: a driver sends its elements on main, whoever made them. That is also why `throttle` of a
   driver takes no scheduler.
 - Experiment: `:marbles` shows one lane for each operator, however many subscribe.
 */
