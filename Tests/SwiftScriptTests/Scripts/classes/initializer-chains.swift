class Base {
  let id: Int
  var log: [String] = []
  init(id: Int) { self.id = id; log.append("Base") }
  convenience init() { self.init(id: 1); log.append("convenience") }
  required init(copy: Base) { id = copy.id + 100; log.append("copy") }
}
class Derived: Base {
  let extra: String
  init(id: Int, extra: String) {
    self.extra = extra
    super.init(id: id)
    log.append("Derived")
  }
  override convenience init(id: Int) { self.init(id: id, extra: "default") }
  required init(copy: Base) { extra = "copied"; super.init(copy: copy) }
}
let d = Derived()
print(d.id, d.extra, d.log)  // expect: 1 default ["Base", "Derived", "convenience"]
let e = Derived(id: 5, extra: "x")
print(e.log, Derived(copy: e).id, Derived(copy: e).extra, Derived(copy: e).log)
// expect: ["Base", "Derived"] 105 copied ["copy"]
class Parser {
  let value: Int
  init?(_ text: String) {
    guard let n = Int(text) else { return nil }
    value = n
  }
}
print(Parser("12")?.value as Any, Parser("x")?.value as Any, Parser("x") == nil)
// expect: Optional(12) nil true
