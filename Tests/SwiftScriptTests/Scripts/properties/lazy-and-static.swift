class Config {
  static var count = 0
  static let shared = Config()
  lazy var expensive: Int = {
    print("computing")
    return base * 2
  }()
  lazy var list = [base, base + 1]
  var base = 21
  init() { Config.count += 1; print("made") }
}
print("start")
// expect: start
// expect: made
// expect: computing
print(Config.shared.expensive)  // expect: 42
print(Config.shared.expensive, Config.count)  // expect: 42 1
Config.shared.list.append(0)
print(Config.shared.list)  // expect: [21, 22, 0]
struct Limits {
  static var maximum = 10
  static let names = ["a", "b"]
  static func raised(by n: Int) -> Int { maximum += n; return maximum }
  static var doubled: Int { maximum * 2 }
  let id: Int
  static var next = 0
  init() { id = Self.next; Self.next += 1 }
}
print(Limits.raised(by: 5), Limits.doubled, Limits.names.count)  // expect: 15 30 2
Limits.maximum = 1
print(Limits.maximum, Limits().id, Limits().id)  // expect: 1 0 1
enum Keys { static let a = "ka"; static var b = 1 }
Keys.b += 1
print(Keys.a, Keys.b)  // expect: ka 2
struct LazyStruct { lazy var n: Int = { print("once"); return 7 }() }
var l = LazyStruct()  // expect: once
print(l.n, l.n)  // expect: 7 7
