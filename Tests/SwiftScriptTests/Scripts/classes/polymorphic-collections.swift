class Account {
  private(set) var balance: Double
  init(balance: Double) { self.balance = balance }
  func deposit(_ amount: Double) { balance += amount }
  func monthEnd() { }
}
class Savings: Account {
  let rate: Double
  init(balance: Double, rate: Double) { self.rate = rate; super.init(balance: balance) }
  override func monthEnd() { deposit(balance * rate) }
}
class Premium: Savings {
  override func monthEnd() { super.monthEnd(); deposit(1) }
}
let accounts = [Account(balance: 100), Savings(balance: 100, rate: 0.5), Premium(balance: 10, rate: 0.1)]
for _ in 1...2 { accounts.forEach { $0.monthEnd() } }
print(accounts.map { $0.balance })  // expect: [100.0, 225.0, 14.2]
let total = accounts.map(\.balance).reduce(0, +)
print(total)  // expect: 339.2
var byType: [String: Int] = [:]
for account in accounts {
  switch account {
  case is Premium: byType["premium", default: 0] += 1
  case let s as Savings where s.rate > 0.4: byType["good savings", default: 0] += 1
  case is Savings: byType["savings", default: 0] += 1
  default: byType["plain", default: 0] += 1
  }
}
print(byType.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
// expect: ["good savings=1", "plain=1", "premium=1"]
