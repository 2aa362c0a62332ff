enum Event { case next(Int), error(String), completed; case pair(Int, Int), labelled(id: Int, name: String) }
func text(_ e: Event) -> String {
  switch e {
  case .next(0): return "zero"
  case .next(let n) where n > 10: return "big \(n)"
  case .next(1...5): return "small"
  case .next: return "next"
  case .error("fatal"), .error("crash"): return "bad"
  case let .error(message): return "error \(message)"
  case .pair(let a, _) where a > 5: return "a \(a)"
  case let .pair(a, b): return "\(a)/\(b)"
  case .labelled(id: 1, name: let n): return "one \(n)"
  case let .labelled(id, name): return "\(id) \(name)"
  case .completed: return "done"
  }
}
let events: [Event] = [.next(0), .next(50), .next(3), .next(7), .error("crash"), .error("x"), .pair(9, 1), .pair(1, 2), .labelled(id: 1, name: "q"), .labelled(id: 2, name: "r"), .completed]
for e in events { print(text(e), terminator: ", ") }
print()  // expect: zero, big 50, small, next, bad, error x, a 9, 1/2, one q, 2 r, done, 
let maybe: Event? = .next(3)
switch maybe {
case .next(let n)?: print("some next", n)  // expect: some next 3
case .some: print("some")
case nil: print("nil")
}
let nested: Result<Int?, Error> = .success(nil)
switch nested {
case .success(let x?): print(x)
case .success(nil): print("success nil")  // expect: success nil
case .failure: print("failure")
}
if case .pair(let a, let b) = events[7], a < b { print(a, b) }  // expect: 1 2
let count = events.filter { if case .next = $0 { return true } else { return false } }.count
print(count)  // expect: 4
