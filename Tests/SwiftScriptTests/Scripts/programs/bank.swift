final class Bank {
  enum Failure: Error { case unknown(String), overdrawn(by: Int) }
  struct Entry: CustomStringConvertible {
    let name: String
    let amount: Int
    var description: String { (amount < 0 ? "" : "+") + "\(amount) \(name)" }
  }
  private(set) var accounts: [String: Int] = [:]
  private var log: [Entry] = [] { didSet { onLog?(log[log.count - 1]) } }
  var onLog: ((Entry) -> Void)?
  func open(_ name: String, with amount: Int = 0) { accounts[name] = amount }
  func move(_ amount: Int, from: String, to: String) throws {
    guard let source = accounts[from] else { throw Failure.unknown(from) }
    guard accounts[to] != nil else { throw Failure.unknown(to) }
    guard source >= amount else { throw Failure.overdrawn(by: amount - source) }
    accounts[from]! -= amount
    accounts[to, default: 0] += amount
    log.append(Entry(name: from, amount: -amount))
    log.append(Entry(name: to, amount: amount))
  }
  var total: Int { accounts.values.reduce(0, +) }
}
let bank = Bank()
bank.onLog = { print("log:", $0) }
bank.open("a", with: 100)
bank.open("b")
for (amount, from, to) in [(30, "a", "b"), (500, "b", "a"), (1, "a", "z")] {
  do {
    try bank.move(amount, from: from, to: to)
    // expect: log: -30 a
    // expect: log: +30 b
    print("moved", amount)  // expect: moved 30
  } catch Bank.Failure.overdrawn(let missing) {
    print("missing", missing)  // expect: missing 470
  } catch let Bank.Failure.unknown(name) {
    print("unknown", name)  // expect: unknown z
  } catch { print("?") }
}
print(bank.total, bank.accounts["a"]!, bank.accounts["b"]!)  // expect: 100 70 30
