@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Player { @Clamped(0...100) var health = 150; @Clamped(1...3) var lives = 2 }
var p = Player()
print(p.health, p.lives)  // expect: 100 2
p.health -= 130
p.lives = 10
print(p.health, p.lives)  // expect: 0 3
@propertyWrapper
struct Logged<T> {
  var wrappedValue: T { didSet { print("set", wrappedValue) } }
  var projectedValue: String { "<\(wrappedValue)>" }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
class Model {
  @Logged var name = "none"
  @Logged var count: Int = 0
}
let m = Model()
m.name = "x"  // expect: set x
m.count += 2  // expect: set 2
print(m.name, m.$name, m.$count)  // expect: x <x> <2>
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
struct Tag { @Upper var text: String }
var t = Tag(text: "abc")
t.text = "def"
print(t.text, Tag(text: "q").text)  // expect: DEF Q
