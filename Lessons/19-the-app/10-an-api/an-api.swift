/*:
 # An API of observables

 The app of this chapter shows the board of a village: posts that people wrote to each other. Its server is reached by a
 function that takes a callback. Callbacks can't be mapped, shared or retried, so the app wraps that function once.
 */
import Foundation
import RxCocoa
import RxSwift

//: - Setup: the board's server, which takes 350 ms, and `ask(_:callback:)`, which calls back when the answer has come
server.answer("GET", "/posts", after: .milliseconds(350)) { _ in
  .json([["id": 1, "text": "Tea at five"], ["id": 2, "text": "Lost: a red hat"]])
}
server.answer("GET", "/posts/1", after: .milliseconds(350)) { _ in
  .json(["id": 1, "from": ["name": "Ada"], "to": ["data": [["name": "Bo"], ["name": "Cy"]]]])
}
server.answer("GET", "/posts/2", after: .milliseconds(350)) { _ in .json(["id": 2]) }
server.answer("GET", "/posts/3", after: .milliseconds(350)) { _ in .fail(.timedOut) }

func ask(_ path: String, callback: @escaping @Sendable (Data?, (any Error)?) -> Void) -> URLSessionDataTask {
  let url = URL(string: "https://board.example/" + path)!
  let task = URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, error in callback(data, error) }
  task.resume()
  return task
}

let bag = DisposeBag()
//:

//: ## A callback becomes an observable
//: The closure of `create` runs for each subscription. It passes the answer on, completes, and says how to cancel.
//: - Predict (first of `GET`, `made`, `subscribed`): Which of these lines comes first?
//: - Hint: When does the closure of `create` run?
//: - Hint: `board` is made before anybody subscribes to it.
//: - Misconception: cold-runs-once
func answer(_ path: String) -> Observable<Data> {
  Observable.create { observer in
    let task = ask(path) { data, error in
      if let data {
        observer.onNext(data)
        observer.onCompleted()
      } else {
        observer.onError(error ?? RxError.unknown)
      }
    }
    return Disposables.create { task.cancel() }
  }
}

struct Post: Decodable { let id: Int, text: String }

func posts() -> Observable<[Post]> {
  answer("posts").map { try JSONDecoder().decode([Post].self, from: $0) }
}

let board = posts()
print("made")
board
  .subscribe(onNext: { print("Board \($0.map(\.text))") }, onCompleted: { print("Board completed") })
  .disposed(by: bag)
print("subscribed")
Thread.sleep(forTimeInterval: 1)

//: ## A model that is flatter than its JSON
//: The server puts the readers of a post into an object of their own: `"to": {"data": […]}`. The app does not want to
//: write `to.data` everywhere, so the model opens that object when it is decoded.
//: - Predict (lines of `Readers`): What is printed for post 1?
//: - Hint: `to` is an array of people here.
//: - Hint: The server sends Bo and Cy.
struct Person: Decodable { let name: String }

struct Letter: Decodable {
  let from: Person
  let to: [Person]

  enum Keys: String, CodingKey { case from, to, data }

  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Keys.self)
    from = try outer.decode(Person.self, forKey: .from)
    to = try outer.nestedContainer(keyedBy: Keys.self, forKey: .to).decode([Person].self, forKey: .data)
  }
}

func letter(_ id: Int) -> Observable<Letter> {
  answer("posts/\(id)").map { try JSONDecoder().decode(Letter.self, from: $0) }
}

letter(1).subscribe(onNext: { print("Readers \($0.to.map(\.name).joined(separator: " and "))") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 1)

//: ## Two ways to fail
//: Post 2 has an answer, but nobody is named in it. For post 3 the server does not answer in time.
//: - Predict (number of `Failed`): Both are asked for. How many lines begin with `Failed`?
//: - Hint: A closure of `map` may throw. What becomes of that error?
//: - Hint: The subscriber need not know whether the network failed or the decoder.
for id in [2, 3] {
  letter(id)
    .subscribe(onNext: { print("Letter from \($0.from.name)") }, onError: { print("Failed \(id): \(type(of: $0))") })
    .disposed(by: bag)
}
Thread.sleep(forTimeInterval: 1)

//: ## Gone before the answer
//: - Predict (yes if `net: 5 canceled` before `a second later`): The subscription is disposed after 200 ms, and the answer would
//:   take 350. Is request 5 canceled within the next second?
//: - Hint: Who calls `task.cancel()`?
//: - Hint: The closure given to `Disposables.create` runs when the subscription is disposed.
let impatient = posts().subscribe(onNext: { _ in print("Impatient got it") })
Thread.sleep(forTimeInterval: 0.2)
impatient.dispose()
Thread.sleep(forTimeInterval: 1)
print("a second later")
/*:
 - Question: What goes wrong if `create` forgets `onCompleted`?
 - Answer: The answer arrives all the same, but nobody hears that the request is over: `concat` never begins the next one,
   and a sign that the app is busy never goes away.
 - Experiment: `:diff return Disposables.create { task.cancel() } => return Disposables.create()` disposes without
   canceling. Which lines change?
 */
