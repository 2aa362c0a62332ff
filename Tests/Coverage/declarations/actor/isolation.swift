actor Counter {
  private var n = 0
  let name: String
  init(name: String) { self.name = name }
  func up(by k: Int = 1) -> Int { n += k; return n }
  var value: Int { n }
  nonisolated var label: String { "<\(name)>" }
  func twice() -> Int { _ = up(); return up() }
  static let kind = "counter"
}
let c = Counter(name: "c")
print(c.label, c.name, Counter.kind)  // expect: <c> c counter
print(await c.up(), await c.up(by: 5), await c.value)  // expect: 1 6 6
print(await c.twice())  // expect: 8
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<10 { group.addTask { _ = await c.up() } }
}
print(await c.value)  // expect: 18
protocol Named: Actor { func title() -> String }
extension Counter: Named { func title() -> String { name.uppercased() } }
let named: any Named = c
print(await named.title())  // expect: C
@MainActor func onMain() -> Int { 3 }
print(await onMain())  // expect: 3
