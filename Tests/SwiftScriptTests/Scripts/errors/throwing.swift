enum BankError: Error, Equatable {
  case insufficient(needed: Int)
  case closed
}
struct Account {
  var balance = 10
  mutating func withdraw(_ n: Int) throws -> Int {
    guard n <= balance else { throw BankError.insufficient(needed: n - balance) }
    balance -= n
    return balance
  }
}
var account = Account()
do {
  print(try account.withdraw(4))  // expect: 6
  print(try account.withdraw(100))
  print("not reached")
} catch BankError.insufficient(let needed) {
  print("needs", needed)  // expect: needs 94
} catch {
  print("other", error)
}
print((try? account.withdraw(50)) as Any, (try? account.withdraw(1)) as Any, try! account.withdraw(1))
// expect: nil Optional(5) 4
func outer() throws { try inner() }
func inner() throws { throw BankError.closed }
do { try outer() } catch let error as BankError { print("bank", error) } catch { print("?") }
// expect: bank closed
do { try outer() } catch is BankError { print("is bank") }  // expect: is bank
do { try outer() } catch let error where error is BankError { print("where") }  // expect: where
struct Custom: Error { let code: Int }
do { throw Custom(code: 7) } catch let error as Custom { print(error.code, error) } catch {}
// expect: 7 Custom(code: 7)
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() }
print(try rethrowing { 3 })  // expect: 3
do { _ = try rethrowing { throw Custom(code: 1) } } catch { print("rethrown", error) }
// expect: rethrown Custom(code: 1)
func withCleanup() throws -> Int {
  defer { print("cleanup") }
  throw BankError.closed
}
// expect: cleanup
if let n = try? withCleanup() { print(n) } else { print("failed") }  // expect: failed
do { _ = try [1, 2].map { n -> Int in if n == 2 { throw Custom(code: n) }; return n } } catch { print("in map", error) }
// expect: in map Custom(code: 2)
for n in 1...3 {
  do {
    if n == 2 { throw BankError.closed }
    print("ok", n)  // expect: ok 1
  } catch { print("caught in turn", n); continue }  // expect: caught in turn 2
}
// expect: ok 3
print(BankError.closed == .closed)  // expect: true
