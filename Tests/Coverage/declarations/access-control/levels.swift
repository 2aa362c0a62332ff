public struct Account {
  public private(set) var balance = 0
  private var log: [String] = []
  fileprivate let id = 7
  internal init() {}
  public mutating func pay(_ n: Int) { balance += n; note("paid \(n)") }
  private mutating func note(_ text: String) { log.append(text) }
  public var history: String { log.joined(separator: ",") }
}
extension Account { var entries: Int { log.count } }
var a = Account()
a.pay(5)
a.pay(2)
print(a.balance, a.history, a.entries, a.id)  // expect: 7 paid 5,paid 2 2 7
private func helper() -> String { "helper" }
fileprivate let hidden = helper()
print(hidden)  // expect: helper
class Base {
  private func secret() -> String { "base" }
  func call() -> String { secret() }
}
class Derived: Base { func secret() -> String { "derived" } }
print(Derived().call(), Derived().secret())  // expect: base derived
private protocol Named { var name: String { get } }
private struct Tag: Named { let name = "tag" }
print((Tag() as Named).name)  // expect: tag
private extension Int { var twice: Int { self * 2 } }
print(4.twice)  // expect: 8
