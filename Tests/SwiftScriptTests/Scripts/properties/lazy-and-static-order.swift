class Loader {
  static let shared: Loader = { print("making shared"); return Loader("shared") }()
  let name: String
  lazy var data: String = load()
  lazy var size = data.count
  init(_ name: String) { self.name = name; print("init", name) }
  func load() -> String { print("loading", name); return "data of " + name }
}
print("start")  // expect: start
print(Loader.shared.name)
// expect: making shared
// expect: init shared
// expect: shared
print(Loader.shared.size)
// expect: loading shared
// expect: 14
print(Loader.shared.data)  // expect: data of shared
let other = Loader("other")  // expect: init other
other.data = "set before"
print(other.data, other.size)  // expect: set before 10
struct Config { static var count = 0; static let names = ["a", "b"]; lazy var id: Int = { Config.count += 1; return Config.count }() }
var c1 = Config(), c2 = Config()
print(c1.id, c1.id, c2.id, Config.names.count, Config.count)  // expect: 1 1 2 2 2
