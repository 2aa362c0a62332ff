import Foundation
// Bank with errors, Codable-free JSON printing, sorting, grouping
enum BankError: Error, Equatable {
  case insufficientFunds(needed: Double), accountNotFound(String), frozen
}
extension BankError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .insufficientFunds(let needed): return "You need \(needed) more."
    case .accountNotFound(let id): return "No account \(id)."
    case .frozen: return nil
    }
  }
}
class Account: CustomStringConvertible {
  let id: String
  private(set) var balance: Double { didSet { history.append(balance - oldValue) } }
  private(set) var history: [Double] = []
  init(id: String, balance: Double = 0) { self.id = id; self.balance = balance }
  func deposit(_ amount: Double) { balance += amount }
  func withdraw(_ amount: Double) throws {
    guard amount <= balance else { throw BankError.insufficientFunds(needed: amount - balance) }
    balance -= amount
  }
  var description: String { "\(type(of: self))(\(id): \(balance))" }
}
final class Savings: Account {
  var rate: Double
  init(id: String, rate: Double) { self.rate = rate; super.init(id: id, balance: 10) }
  convenience init?(code: String) {
    let parts = code.split(separator: ":")
    guard parts.count == 2, let rate = Double(parts[1]) else { return nil }
    self.init(id: String(parts[0]), rate: rate)
  }
  override func withdraw(_ amount: Double) throws {
    if rate < 0 { throw BankError.frozen }
    try super.withdraw(amount)
  }
  func addInterest() { deposit(balance * rate) }
}
struct Bank {
  private var accounts: [String: Account] = [:]
  subscript(id: String) -> Account? { accounts[id] }
  mutating func open(_ list: Account...) { for a in list { accounts[a.id] = a } }
  func transfer(_ amount: Double, from: String, to: String) throws {
    guard let a = self[from] else { throw BankError.accountNotFound(from) }
    guard let b = self[to] else { throw BankError.accountNotFound(to) }
    try a.withdraw(amount)
    b.deposit(amount)
  }
  var total: Double { accounts.values.map(\.balance).reduce(0, +) }
}
var bank = Bank()
bank.open(Account(id: "a", balance: 100), Savings(code: "s:0.5")!, Savings(id: "f", rate: -1))
for (amount, from, to) in [(30.0, "a", "s"), (500, "a", "s"), (1, "x", "a"), (1, "f", "a"), (5, "s", "nope")] {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("moved", amount)
  } catch let error as BankError where error == .frozen {
    print("frozen!")
  } catch BankError.accountNotFound(let id) {
    print("missing", id)
  } catch {
    print(error.localizedDescription)
  }
}
(bank["s"] as? Savings)?.addInterest()
print(bank["a"]!, bank["s"]!, bank.total, bank["a"]!.history, bank["s"]?.history.count ?? 0)
print(Savings(code: "bad") == nil, Savings(code: "q:x")?.id ?? "none")
let people = [("Ann", 31, "Paris"), ("Bob", 25, "Oslo"), ("Cid", 31, "Oslo")]
let byCity = Dictionary(grouping: people, by: { $0.2 })
for city in byCity.keys.sorted() { print(city, byCity[city]!.map(\.0)) }
let sorted = people.sorted { ($0.1, $1.0) < ($1.1, $0.0) }
print(sorted.map { $0.0 })
let (adults, rest) = people.reduce(into: ([String](), [String]())) { acc, p in
  if p.1 > 30 { acc.0.append(p.0) } else { acc.1.append(p.0) }
}
print(adults, rest)
let lookup = Dictionary(uniqueKeysWithValues: people.map { ($0.0.lowercased(), $0.1) })
print(lookup.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&"))
let counts = "mississippi".reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let result: Result<Int, BankError> = .failure(.frozen)
print((try? result.get()) as Any, result.mapError { _ in BankError.accountNotFound("q") })
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for i in 1..<times { if let v = try? body(i) { return v } }
  return try body(times)
}
print(try retry(3) { n -> String in if n < 3 { throw BankError.frozen }; return "done \(n)" })
defer { print("bye") }
print(String(describing: BankError.insufficientFunds(needed: 2)), "\(BankError.frozen)")

// expect: moved 30.0
// expect: You need 430.0 more.
// expect: missing x
// expect: frozen!
// expect: missing nope
// expect: Account(a: 70.0) Savings(s: 60.0) 140.0 [-30.0] 2
// expect: true none
// expect: Oslo ["Bob", "Cid"]
// expect: Paris ["Ann"]
// expect: ["Bob", "Cid", "Ann"]
// expect: ["Ann", "Cid"] ["Bob"]
// expect: ann=31&bob=25&cid=31
// expect: ["i4", "s4", "p2", "m1"]
// expect: nil failure(main.BankError.accountNotFound("q"))
// expect: done 3
// expect: insufficientFunds(needed: 2.0) frozen
// expect: bye
