// A wrapper may reach the object around it by a static subscript.
@propertyWrapper struct Published2<Value> {
  private var stored: Value
  var onChange: [(Value) -> Void] = []
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable, message: "only in classes") var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  var projectedValue: Published2 { get { self } set { self = newValue } }
  static subscript<O: Model>(_enclosingInstance object: O, wrapped wrapped: ReferenceWritableKeyPath<O, Value>, storage storage: ReferenceWritableKeyPath<O, Self>) -> Value {
    get { object[keyPath: storage].stored }
    set {
      object.willChange("\(newValue)")
      object[keyPath: storage].stored = newValue
      for f in object[keyPath: storage].onChange { f(newValue) }
    }
  }
}
class Model { var log: [String] = []; func willChange(_ s: String) { log.append("\(type(of: self)) \(s)") } }
final class Counter: Model {
  @Published2 var count = 0
  @Published2 var names: [String] = ["a"]
  func bump() { count += 1; names.append("n\(count)") }
}
let c = Counter()
c.$count.onChange.append { print("changed to", $0) }
c.count = 5; c.bump()
// expect: changed to 5
// expect: changed to 6
print(c.count, c.names, c.log)
// expect: 6 ["a", "n6"] ["Counter 5", "Counter 6", "Counter [\"a\", \"n6\"]"]
