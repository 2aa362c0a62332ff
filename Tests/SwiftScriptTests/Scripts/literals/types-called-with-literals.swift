// `Type(1)` is `1 as Type` where the type is expressible by the literal, whatever initializers it has.

struct Amount: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  let cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  init(stringLiteral value: String) { cents = value.count }
  init?(_ text: String) { return nil }
  init(_ cents: Int) { self.cents = cents }
}

print(Amount(3).cents, Amount("four").cents, Amount(-1).cents)
// expect: 300 4 -100

let text = "four"
let number = 3
print(Amount(text)?.cents ?? 0, Amount(number).cents)
// expect: 0 3
print([Amount(2), 1].map(\.cents).reduce(0, +))
// expect: 300
