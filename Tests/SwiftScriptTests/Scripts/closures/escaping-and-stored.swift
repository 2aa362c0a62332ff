class Button {
  var handlers: [(String) -> Void] = []
  var onTap: ((Int) -> Void)?
  func add(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func tap(_ text: String) {
    for handler in handlers { handler(text) }
    onTap?(handlers.count)
  }
}
let button = Button()
button.add { print("one", $0) }  // expect: one a
button.add { text in print("two", text) }
// expect: two a
// expect: one b
// expect: two b
button.tap("a")
button.onTap = { print("count", $0) }
button.tap("b")
typealias Completion = (Result<Int, Error>) -> Void
struct Failed: Error {}
func load(_ ok: Bool, _ completion: Completion) { completion(ok ? .success(3) : .failure(Failed())) }
load(true) { result in
  switch result {
  case .success(let n): print("success", n)
  case .failure(let error): print("failure", error)
  }
}
// expect: count 2
// expect: success 3
load(false) { if case .failure(let error) = $0 { print("failed", error is Failed) } }
// expect: failed true
var late: (() -> Void)!
late = { print("late") }
late()  // expect: late
