class Base {
  static let limit = 5
  static var count = 0 { didSet { print("count", count) } }
  class var title: String { "base" }
  static var twice: Int { limit * 2 }
  static let made: Int = { print("made once"); return 7 }()
}
class Derived: Base { override class var title: String { "derived " + super.title } }
Base.count += 1  // expect: count 1
Derived.count += 1  // expect: count 2
print(Base.count, Derived.title, Derived.twice)  // expect: 2 derived base 10
print(Base.made, Base.made)
// expect: made once
// expect: 7 7
struct Settings {
  static var shared = Settings()
  var volume = 1
  static func reset() { shared = Settings() }
}
Settings.shared.volume = 9
print(Settings.shared.volume)  // expect: 9
Settings.reset()
print(Settings.shared.volume)  // expect: 1
enum Constant { static let pi = 3; static subscript(n: Int) -> Int { pi * n } }
print(Constant.pi, Constant[2])  // expect: 3 6
protocol Named { static var name: String { get } }
extension Named { static var loud: String { name.uppercased() } }
struct A: Named { static var name = "a" }
print(A.loud)  // expect: A
struct Box<T> { static var kind: String { "\(T.self)" } }
print(Box<Int>.kind)  // expect: Int
