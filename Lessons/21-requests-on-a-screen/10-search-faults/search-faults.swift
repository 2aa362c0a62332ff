/*:
 # A search screen that works at first

 A screen shows the teas whose names begin with what is typed, and how many there are. The program below looks right, and
 it passes the first test. It has three faults, and the log shows each.
 - Build: release
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

//: ## Two bindings
//: `found` sends the teas for each text. One binding shows their number, the other one their names.
//: - Predict (number of `GET`): `a` is typed. How many requests are sent for it, beside those for the empty text?
//: - Hint: Who subscribes to `found`, and how often?
//: - Hint: `found` is cold, as `flatMapLatest` of a cold source is.
let found = search.rx.text.orEmpty
  .distinctUntilChanged()
  .flatMapLatest { find($0) }

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
screen()

//: ## A quick typist
//: The keys of `ss` come 170 ms apart, and an answer takes 430 ms.
//: - Predict (number of `GET`): How many requests are sent for the two keys, although only the last text is wanted?
//: - Hint: Nothing waits for a pause: each key is a text of its own.
//: - Hint: Each text has two requests here. `flatMapLatest` cancels those for the text before, but they have been sent.
user.type("ss", into: search)
user.wait(1)

//: ## A server with a problem
//: The server fails for a question mark. Then a text is typed for which it has teas.
//: - Predict (number of `GET`): The field is cleared, then `?` and `c` are typed, a second apart. How many requests
//:   are sent in this step?
//: - Hint: What does an error do to the sequence that it goes through?
//: - Hint: The error reaches both bindings. Is anybody subscribed to the field afterwards?
user.clear(search)
user.wait(1)
user.type("?", into: search)
user.wait(1)
user.clear(search)
user.type("c", into: search)
user.wait(1)
screen()
/*:
 Three faults: each text costs two requests, as each binding subscribes to the whole chain; a request leaves for each
 key; and one failed request ends the screen, which goes on showing what it showed before.
 - Question: Why does the screen not show that it is dead?
 - Answer: A label keeps its text when nobody sets it. Nothing tells a person that the sequences behind the screen have
   ended, so tests should look for it.
 - Experiment: `:diff find($0) => find($0).catchAndReturn([])` repairs one of the faults. Which one?
 */
