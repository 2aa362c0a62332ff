@propertyWrapper
struct Late<Value> {
  private var stored: Value?
  var wrappedValue: Value {
    get { stored! }
    set { stored = newValue }
  }
  var projectedValue: Bool { stored != nil }
  init() { stored = nil }
}
struct Model {
  @Late var name: String
  @Late var size: Int
}
var m = Model()
print(m.$name, m.$size)  // expect: false false
m.name = "set"
print(m.name, m.$name, m.$size)  // expect: set true false
class Screen {
  @Late var title: String
  func load() { title = "home" }
}
let s = Screen()
s.load()
print(s.title.count, s.$title)  // expect: 4 true
@propertyWrapper
struct Zero { var wrappedValue = 0 }
struct Counter { @Zero var n: Int; @Zero var m }
var c = Counter()
c.n += 2
print(c.n, c.m)  // expect: 2 0
