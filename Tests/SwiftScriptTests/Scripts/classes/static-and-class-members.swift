class Config {
  static let shared = Config()
  static var created = 0
  class var kind: String { "base" }
  class func make() -> Config { Config() }
  var values: [String: Int] = [:]
  private init() { Config.created += 1 }
  subscript(key: String) -> Int {
    get { values[key] ?? -1 }
    set { values[key] = newValue }
  }
}
Config.shared["a"] = 3
print(Config.shared["a"], Config.shared["b"], Config.created)  // expect: 3 -1 1
_ = Config.make()
print(Config.created, Config.kind)  // expect: 2 base
class Shape { class func name() -> String { "shape" }; func show() -> String { type(of: self).name() } }
class Square: Shape { override class func name() -> String { "square" } }
print(Shape().show(), Square().show())  // expect: shape square
final class Singleton {
  static let instance = Singleton()
  private(set) var hits = 0
  func hit() -> Self { hits += 1; return self }
}
print(Singleton.instance.hit().hit().hits)  // expect: 2
