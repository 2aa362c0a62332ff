import Foundation
let a = Decimal(10), b = Decimal(3)
print(a + b, a - b, a * b, a / 4, -a, a > b, a == 10)
let p: Decimal = 19.99
print(p, p * 3, Decimal(string: "0.1")! + Decimal(string: "0.2")!)
print([p, 2, 0.5].reduce(0, +), [Decimal(3), 1, 2].sorted(), max(a, b))
var acc = Decimal.zero; acc += 2.5; acc *= 2; print(acc, acc.isZero, abs(Decimal(-2)))
print(Decimal(string: "abc") as Any, Decimal(string: "12.50")!)
struct Item: Codable, Hashable { var price: Decimal }
print(Item(price: 5), Item(price: 1.5) == Item(price: 1.5))
let j = try! JSONDecoder().decode(Item.self, from: Data("{\"price\": 12.5}".utf8)); print(j.price)

print(pow(Decimal(2), 10), a / b, Decimal(1.5))
let total = [p, 2].reduce(Decimal.zero, +)
print(total, Decimal(string: "1.10")! * 3)
// expect: 13 7 30 2.5 -10 true true
// expect: 19.98999999999999488 59.96999999999998464 0.3
// expect: 22.48999999999999488 [1, 2, 3] 10
// expect: 5 false 2
// expect: nil 12.5
// expect: Item(price: 5) true
// expect: 12.5
// expect: 1024 3.3333333333333333333333333333333333333 1.5
// expect: 21.98999999999999488 3.3
