enum Event<Element> {
  case next(Element)
  case error(Error)
  case completed
  var isStop: Bool { if case .next = self { return false }; return true }
  func map<R>(_ f: (Element) throws -> R) -> Event<R> {
    switch self {
    case .next(let e): do { return .next(try f(e)) } catch { return .error(error) }
    case .error(let e): return .error(e)
    case .completed: return .completed
    }
  }
}
struct Bad: Error {}
let events: [Event<Int>] = [.next(1), .next(2), .next(-1), .completed]
for e in events.map({ $0.map { n -> Int in if n < 0 { throw Bad() }; return n * 10 } }) {
  switch e {
  case .next(let v): print("next(\(v))")
  // expect: next(10)
  // expect: next(20)
  case .error(let error): print("error(\(error))")  // expect: error(Bad())
  case .completed: print("completed")  // expect: completed
  }
}
print(events.filter(\.isStop).count, events.prefix { !$0.isStop }.count)  // expect: 1 3
