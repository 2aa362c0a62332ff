@propertyWrapper
struct Clamped {
  private var value: Int
  private(set) var hits = 0
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { if !range.contains(newValue) { hits += 1 }; value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Clamped { self }
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper
struct Counted<T> {
  var count = 0
  var wrappedValue: T { didSet { count += 1 } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Int { count }
}
@propertyWrapper
struct Logged { var wrappedValue: String { "from " + key }; let key: String }
struct Model {
  @Clamped var level = 50
  @Clamped(1...3) var step = 0
  @Counted var name = "a"
  @Logged(key: "k") var logged
}
var m = Model()
print(m.level, m.step, m.logged)  // expect: 10 1 from k
m.level = -5
m.step = 2
m.name = "b"
m.name += "c"
print(m.level, m.$level.hits, m.step, m.name, m.$name)  // expect: 0 1 2 bc 2
func f() { @Clamped(0...2) var local = 9; print(local); local = 1; print(local) }
f()
// expect: 2
// expect: 1
print(Model(level: 4).level)  // expect: 4
