enum BankError: Error { case insufficient(needed: Double), unknown(String), frozen }
final class Bank {
  private var accounts: [String: Double] = [:]
  private var frozen: Set<String> = []
  func open(_ name: String, with amount: Double = 0) { accounts[name] = amount }
  func freeze(_ name: String) { frozen.insert(name) }
  func balance(of name: String) throws -> Double {
    guard let b = accounts[name] else { throw BankError.unknown(name) }
    return b
  }
  func transfer(_ amount: Double, from a: String, to b: String) throws {
    guard !frozen.contains(a) else { throw BankError.frozen }
    let available = try balance(of: a)
    _ = try balance(of: b)
    guard available >= amount else { throw BankError.insufficient(needed: amount - available) }
    accounts[a]! -= amount
    accounts[b, default: 0] += amount
  }
}
let bank = Bank()
bank.open("ann", with: 100)
bank.open("bob")
bank.open("cy", with: 5)
bank.freeze("cy")
for (amount, from, to) in [(30.0, "ann", "bob"), (100, "ann", "bob"), (1, "zed", "bob"), (1, "cy", "ann")] {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("moved", amount)  // expect: moved 30.0
  } catch BankError.insufficient(let needed) { print("needs", needed)  // expect: needs 30.0
  } catch BankError.unknown(let who) { print("who is", who)  // expect: who is zed
  } catch { print("failed:", error) }  // expect: failed: frozen
}
print(try bank.balance(of: "ann"), try bank.balance(of: "bob"))  // expect: 70.0 30.0
