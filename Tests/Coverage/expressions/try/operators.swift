enum Failure: Error { case odd(Int) }
func half(_ n: Int) throws -> Int {
  if n % 2 != 0 { throw Failure.odd(n) }
  return n / 2
}
do {
  print(try half(4))  // expect: 2
  let sum = try half(8) + half(6)
  print(sum)  // expect: 7
  print(try half(3), "never")
} catch Failure.odd(let n) {
  print("odd", n)  // expect: odd 3
}
print((try? half(5)) as Any, (try? half(10)) as Any)  // expect: nil Optional(5)
print(try! half(2))  // expect: 1
let list = try [2, 4].map { try half($0) }
print(list)  // expect: [1, 2]
func maybe(_ n: Int) throws -> Int? { try half(n) }
let flat = try? maybe(6)
print(flat as Any)  // expect: Optional(3)
let text = "\(try half(12))"
print(text)  // expect: 6
let chosen = try? half(7) + half(2)
print(chosen ?? -1)  // expect: -1
let closure = { (n: Int) in try half(n) }
print((try? closure(9)) == nil)  // expect: true
