@propertyWrapper
struct Lazy<Value> {
  private var storage: Value?
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      if let storage { return storage }
      print("making")
      let value = make()
      storage = value
      return value
    }
    set { storage = newValue }
  }
}
@propertyWrapper
struct Counted<Value> {
  private var value: Value
  private(set) var projectedValue = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    mutating get { projectedValue += 1; return value }
    set { value = newValue }
  }
}
final class Model {
  @Lazy var text = "heavy"
  @Counted var n = 3
}
let m = Model()
print("before")
// expect: before
// expect: making
print(m.text)  // expect: heavy
print(m.text)  // expect: heavy
m.text = "light"
print(m.text)  // expect: light
print(m.n, m.n, m.$n)  // expect: 3 3 2
struct S { @Counted var n = 1 }
var s = S()
print(s.n, s.n, s.$n)  // expect: 1 1 2
struct Stack { private var items = [3, 1, 2]; private var cache: [Int]?
  var sorted: [Int] { mutating get { if let cache { return cache }; print("sorting"); cache = items.sorted(); return cache! } } }
// expect: sorting
var st = Stack()
print(st.sorted, st.sorted)
// expect: [1, 2, 3] [1, 2, 3]
// expect: sorting
final class Holder { var st = Stack() }
let h = Holder()
print(h.st.sorted, h.st.sorted)  // expect: [1, 2, 3] [1, 2, 3]
