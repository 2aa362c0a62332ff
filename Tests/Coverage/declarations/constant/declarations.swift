let a = 1, b: Double = 2, (c, d) = (3, "four")
print(a, b, c, d)  // expect: 1 2.0 3 four
let later: Int
if a > 0 { later = 10 } else { later = 20 }
print(later)  // expect: 10
func f(_ n: Int) -> String {
  let text: String
  switch n {
  case 0: text = "zero"
  case 1: text = "one"
  default: return "many"
  }
  return text
}
print(f(0), f(1), f(2))  // expect: zero one many
class Box { var n = 1 }
let box = Box()
box.n = 5
print(box.n)  // expect: 5
struct Limits {
  static let top = 9
  let low: Int
  let high = 3
  init(low: Int) { self.low = low }
}
print(Limits(low: 1), Limits.top)  // expect: Limits(low: 1, high: 3) 9
let table = ["k": [1, 2]], first = table["k"]![0]
print(first)  // expect: 1
