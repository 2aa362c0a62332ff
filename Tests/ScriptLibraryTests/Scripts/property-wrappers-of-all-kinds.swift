// Property wrappers
import Foundation
@propertyWrapper
struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
}
@propertyWrapper
struct Trimmed {
  private(set) var raw = ""
  var wrappedValue: String {
    get { raw.trimmingCharacters(in: .whitespacesAndNewlines) }
    set { raw = newValue }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
final class Published<V> {
  private var observers: [(V) -> Void] = []
  var wrappedValue: V { didSet { observers.forEach { $0(wrappedValue) } } }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: Published<V> { self }
  func sink(_ f: @escaping (V) -> Void) { observers.append(f); f(wrappedValue) }
}
@propertyWrapper
struct Lazy<V> {
  enum State { case pending(() -> V), ready(V) }
  private var state: State
  init(wrappedValue: @autoclosure @escaping () -> V) { state = .pending(wrappedValue) }
  var wrappedValue: V {
    mutating get {
      switch state {
      case .ready(let v): return v
      case .pending(let f):
        let v = f()
        state = .ready(v)
        return v
      }
    }
    set { state = .ready(newValue) }
  }
}
@propertyWrapper
struct UserDefault<T> {
  let key: String, defaultValue: T
  static var store: [String: Any] { get { Storage.shared.values } set { Storage.shared.values = newValue } }
  var wrappedValue: T {
    get { UserDefault<Any>.store[key] as? T ?? defaultValue }
    nonmutating set { UserDefault<Any>.store[key] = newValue }
  }
}
final class Storage { static let shared = Storage(); var values: [String: Any] = [:]; private init() {} }
struct Settings {
  @UserDefault(key: "volume", defaultValue: 5) var volume: Int
  @UserDefault(key: "name", defaultValue: "nobody") var name: String
  @UserDefault(key: "nick", defaultValue: nil) var nick: String?
}
struct Player {
  @Clamped(0...100) var health: Int = 120
  @Clamped(0.0...1.0) var speed = 0.5
  @Trimmed var name: String
  @Lazy var big: [Int] = { print("computing"); return Array(1...3) }()
}
final class Model {
  @Published var count = 0
  @Published var tags: [String] = []
  @Boxed @Clamped(1...10) var nested = 3
}
@propertyWrapper struct Boxed<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
extension Boxed: Comparable, Equatable where T: Comparable {
  static func < (a: Boxed, b: Boxed) -> Bool { a.wrappedValue < b.wrappedValue }
}
extension Boxed: ExpressibleByIntegerLiteral where T == Int { init(integerLiteral v: Int) { wrappedValue = v } }
var p = Player(name: "  Ann \n")
print(p.health, p.$health, p.speed, p.$speed, "[\(p.name)]")
p.health -= 250
p.speed *= 3
print(p.health, p.$health, p.speed, p.$speed)
print("before"); print(p.big, p.big)
let s = Settings()
print(s.volume, s.name, s.nick as Any)
s.volume = 11; s.name = "Bo"; s.nick = "B"
print(Settings().volume, Settings().name, s.nick as Any)
let m = Model()
m.$count.sink { print("count", $0) }
m.$tags.sink { print("tags", $0) }
m.count += 1
m.tags.append("x")
m.tags += ["y"]
m.nested = 40
print(m.nested)
func scale(@Clamped(0...9) factor: Int = 3) -> Int { factor * 2 }
func local() {
  @Clamped(1...5) var n = 9
  n += 1
  print(n, $n)
}
local()

// expect: 100 true 0.5 false [Ann]
// expect: 0 true 1.0 true
// expect: before
// expect: computing
// expect: [1, 2, 3] [1, 2, 3]
// expect: 5 nobody nil
// expect: 11 Bo Optional("B")
// expect: count 0
// expect: tags []
// expect: count 1
// expect: tags ["x"]
// expect: tags ["x", "y"]
// expect: 10
// expect: 5 true
