struct Account { private(set) var balance = 0.0; private var log: [String] = []
  mutating func deposit(_ x: Double) { balance += x; log.append("+\(x)") }
  mutating func withdraw(_ x: Double) -> Bool { guard x <= balance else { return false }; balance -= x; log.append("-\(x)"); return true }
  var history: String { log.joined(separator: " ") } }
var a = Account()
a.deposit(10)
print(a.withdraw(4), a.withdraw(40), a.balance, a.history)  // expect: true false 6.0 +10.0 -4.0
