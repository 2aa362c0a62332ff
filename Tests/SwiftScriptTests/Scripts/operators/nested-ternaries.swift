struct Pair { var number: Int; var text: String? }
let a = 3
let pairs = [Pair(number: 1, text: nil)]
let inner = a == 1 ? 2.5 : a == 2 ? nil : 3
let last = a == 1 ? nil : a == 2 ? nil : a == 3 ? nil : 2.5
print(inner as Any, last as Any, a == 1 ? 1 : a == 2 ? 3 : 4.5)  // expect: Optional(3.0) nil 4.5
print([1, 2, 4].compactMap { $0 == 1 ? nil : $0 == 2 ? nil : $0 == 3 ? 2.5 : $0 == 4 ? 3 : nil })
// expect: [3.0]
print(
  pairs.compactMap { p in
    p.number % 3 == 0 ? nil : p.number % 5 == 0 ? (p.number, p.text) : p.number % 2 == 0 ? (0, nil) : (p.number + 1, "s")
  }
)
// expect: [(2, Optional("s"))]
let some: [Int?] = pairs.map {
  $0.number > 4 ? nil : $0.number < 4 ? $0.number * 2 + 1 : $0.number == 4 ? nil : -$0.number
}
print(some)  // expect: [Optional(3)]
