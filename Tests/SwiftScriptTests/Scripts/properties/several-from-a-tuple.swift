struct Grid {
  var (width, height) = (3, 4)
  static let (low, high) = (0, 10)
  var area: Int { width * height }
}
var g = Grid()
g.width = 10
print(g.area, Grid.low, Grid.high)  // expect: 40 0 10
final class Box {
  var (x, y) = (1.5, 2)
  private let (p, q) = (true, "q")
  func show() { print(x, y, p, q) }  // expect: 1.5 3 true q
}
let b = Box(); b.y += 1; b.show()
let (u, v) = (1, 2)
var (w, (z, _)) = (1, (2, 3))
w += z
print(u, v, w)  // expect: 1 2 3
// What a tuple gives to several properties is computed once for each instance.
func made() -> (Int, String) { print("made"); return (7, "seven") }
// expect: made
// expect: made
struct Pair { var (number, word) = made() }
var pair = Pair()
pair.number += 1
print(pair.number, pair.word, Pair().number)  // expect: 8 seven 7
