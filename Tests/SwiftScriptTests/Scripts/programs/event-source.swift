enum Event<T> { case next(T), error(Error), completed }
final class Subscription {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action?(); action = nil }
  deinit { print("subscription gone") }
}
class Stream<T> {
  private let subscribe: (@escaping (Event<T>) -> Void) -> Subscription
  init(_ subscribe: @escaping (@escaping (Event<T>) -> Void) -> Subscription) { self.subscribe = subscribe }
  func on(_ handler: @escaping (Event<T>) -> Void) -> Subscription { subscribe(handler) }
  func map<R>(_ f: @escaping (T) throws -> R) -> Stream<R> {
    Stream<R> { handler in
      self.on { event in
        switch event {
        case .next(let value):
          do { handler(.next(try f(value))) } catch { handler(.error(error)) }
        case .error(let error): handler(.error(error))
        case .completed: handler(.completed)
        }
      }
    }
  }
  func filter(_ test: @escaping (T) -> Bool) -> Stream<T> {
    Stream { handler in
      self.on { event in
        if case .next(let value) = event, !test(value) { return }
        handler(event)
      }
    }
  }
  static func from(_ items: [T]) -> Stream<T> {
    Stream { handler in
      items.forEach { handler(.next($0)) }
      handler(.completed)
      return Subscription { print("disposed") }
    }
  }
}
struct Odd: Error {}
let subscription = Stream.from([1, 2, 3, 4]).filter { $0 != 2 }.map { n -> String in
  if n == 4 { throw Odd() }
  return "#\(n)"
}.on { event in
  switch event {
  case .next(let text): print(text)
  case .error(let error): print("error", error)
  case .completed: print("completed")
  }
}
subscription.dispose()
do {
  let inner = Stream.from(["x"]).on { if case .next(let s) = $0 { print(s) } }
  inner.dispose()
}
// expect: #1
// expect: #3
// expect: error Odd()
// expect: completed
// expect: disposed
// expect: x
// expect: disposed
// expect: subscription gone
print("end")  // expect: end
