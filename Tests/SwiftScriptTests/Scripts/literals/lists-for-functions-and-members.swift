// A list is an `[Any]` for a function rather than a `T`. Members are found later: there each element that becomes an `Any` counts.
func f<T>(_ x: T) -> String { "T" }
func f(_ x: [Any]) -> String { "[Any]" }
struct Members {
  var text = ""
  init() {}
  init<T>(_ x: T) { text = "T" }
  init(_ x: [Any]) { text = "[Any]" }
  func m<T>(_ x: T) -> String { "T" }
  func m(_ x: [Any]) -> String { "[Any]" }
  func callAsFunction<T>(_ x: T) -> String { "T" }
  func callAsFunction(_ x: [Any]) -> String { "[Any]" }
}
let text = "a", members = Members()
print(f(["a"]), members.m(["a"]), members(["a"]), Members(["a"]).text)  // expect: [Any] T T T
print(f([text]), members.m([text]), members([text]), Members([text]).text)  // expect: [Any] T T T
print(f([1, "a"]), members.m([1, "a"]), members([1, "a"]), Members([1, "a"]).text)  // expect: [Any] [Any] [Any] [Any]

func g(_ x: Any) -> String { "Any" }
func g(_ x: [Any]) -> String { "[Any]" }
func h(_ x: Any) -> String { "Any" }
func h<T>(_ x: [T]) -> String { "[\(T.self)]" }
struct Others {
  func g(_ x: Any) -> String { "Any" }
  func g(_ x: [Any]) -> String { "[Any]" }
  func h(_ x: Any) -> String { "Any" }
  func h<T>(_ x: [T]) -> String { "[\(T.self)]" }
  func k(_ x: [Double]) -> String { "[Double]" }
  func k(_ x: Any) -> String { "\(type(of: x))" }
  func l(_ x: Any) -> String { "\(type(of: x))" }
  func l(_ x: [Double]) -> String { "[Double]" }
}
let others = Others()
print(g([text]), g([text, text]), others.g([text]), others.g([text, text]))  // expect: [Any] [Any] [Any] Any
print(h([1, 2.5]), others.h([1, 2.5]))  // expect: [Double] [Double]
print(others.k([1]), others.k([1, 2.5]), others.l([1, 2.5]), others.k([2.5]))  // expect: Array<Int> Array<Any> [Double] [Double]

// A tuple is an `Any` rather than a `T`, unless a list could have been given instead.
func two<T>(_ x: T) -> String { "T" }
func two(_ x: Any) -> String { "Any" }
func three<T>(_ x: T) -> String { "T" }
func three<T>(_ x: [T]) -> String { "[T]" }
func three(_ x: Any) -> String { "Any" }
print(two((1, 2)), three((1, 2)))  // expect: Any T
