func classify(_ numbers: [Int]) -> [String] {
  numbers.map { n in
    switch n {
    case let x where x < 0: return "neg"
    case 0: return "zero"
    case let x where x % 2 == 0 && x > 10: return "big even"
    case 1, 3, 5, 7, 9: return "small odd"
    case _ where n.isMultiple(of: 11): return "eleven"
    default: return "other"
    }
  }
}
print(classify([-1, 0, 12, 7, 33, 8]))
// expect: ["neg", "zero", "big even", "small odd", "eleven", "other"]
let value: (String, Int?) = ("a", nil)
switch value {
case ("a", let n?): print("a with", n)
case ("a", nil): print("a alone")  // expect: a alone
case (let s, _): print(s)
}
var total = 0
for i in 1...10 {
  switch i {
  case 3: continue
  case 8: break
  default: total += i
  }
}
print(total)  // expect: 44
