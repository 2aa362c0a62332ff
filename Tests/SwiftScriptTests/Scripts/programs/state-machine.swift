enum State: Equatable { case idle, loading(attempt: Int), loaded([String]), failed(String) }
enum Action { case start, succeed([String]), fail(String), retry }
func reduce(_ state: State, _ action: Action) -> State {
  switch (state, action) {
  case (.idle, .start): return .loading(attempt: 1)
  case (.loading, .succeed(let items)): return .loaded(items)
  case (.loading(let n), .fail(let m)) where n >= 2: return .failed(m)
  case (.loading(let n), .fail), (.loading(let n), .retry): return .loading(attempt: n + 1)
  case (.failed, .retry): return .loading(attempt: 1)
  default: return state
  }
}
var state = State.idle
for action in [Action.start, .fail("x"), .fail("down"), .start, .retry, .succeed(["a"])] {
  let next = reduce(state, action)
  print(state == next ? "  stays" : "->", next)
  // expect: -> loading(attempt: 1)
  // expect: -> loading(attempt: 2)
  // expect: -> failed("down")
  // expect:   stays failed("down")
  // expect: -> loading(attempt: 1)
  // expect: -> loaded(["a"])
  state = next
}
print(state == .loaded(["a"]))  // expect: true
