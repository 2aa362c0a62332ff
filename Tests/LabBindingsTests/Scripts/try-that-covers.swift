enum Fault: Error { case text }
class Base {
  init(_ n: Int) throws { if n < 0 { throw Fault.text } }
  func load(_ n: Int) throws -> Int { n }
  func all() throws -> [Int] { [1, 2] }
}
final class Calm: Base {
  override func load(_ n: Int) -> Int { n * 2 }
  override init(_ n: Int) throws { try super.init(n) }
  convenience init() throws { try self.init(1) }
}
protocol Loading { func load() throws -> Int }
struct Always: Loading {
  func load() -> Int { 5 }
  func load(times: Int) throws -> Int { times }
  func pass(_ f: () throws -> Int) rethrows -> Int { try f() }
}
func run() throws {
  let base = try Base(1)
  let sum = try base.load(1) + base.load(2)
  print(sum)
  let text = try "\(base.load(3)) and \(base.load(4))"
  print(text)
  for n in try base.all() { print(n) }
  if let n = try? base.load(5), try base.load(6) > n { print(n) }
  switch try base.load(7) {
  case 7: print("seven")
  default: break
  }
  let both = try (base.load(1), base.load(2))
  print(both)
  let chosen = try base.load(1) > 0 ? base.load(2) : base.load(3)
  print(chosen)
  let mapped = try [1, 2].map { try base.load($0) }
  print(mapped, try! base.load(9))
  var store = 0
  store = try base.load(3)
  store += try base.load(4)
  print(store)
  let calm = try Calm()
  print(calm.load(2))
  let result = Result { try base.load(8) }
  print(try result.get())
  let list = try [base.load(1), base.load(2)]
  print(list, try base.all().map { $0 + 1 }.first ?? base.load(0))
  let lazyText: () throws -> Int = { try base.load(1) }
  print(try lazyText())
}
try run()
print(Always().load(), Always().pass { 1 })
do { print(try Always().load(times: 2)) } catch { print(error) }
let loader: any Loading = Always()
print(try loader.load())
// expect: 3
// expect: 3 and 4
// expect: 1
// expect: 2
// expect: 5
// expect: seven
// expect: (1, 2)
// expect: 2
// expect: [1, 2] 9
// expect: 7
// expect: 4
// expect: 8
// expect: [1, 2] 2
// expect: 1
// expect: 5 1
// expect: 2
// expect: 5
