struct Matrix {
  let rows: Int, columns: Int
  private var cells: [Int]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 5
m[1, 0] += 7
print(m[0, 1], m[1, 0], m[0, 0])  // expect: 5 7 0
class Registry {
  private var names: [String: Int] = [:]
  subscript(name: String) -> Int? {
    get { names[name] }
    set { names[name] = newValue }
  }
  subscript(index index: Int) -> String { "item \(index)" }
}
let r = Registry()
r["a"] = 1
r["a"]? += 1
print(r["a"] as Any, r["b"] as Any, r[index: 3])  // expect: Optional(2) nil item 3
struct Table {
  static subscript(n: Int) -> Int { n * n }
  subscript(_ key: String, default fallback: Int) -> Int { key == "k" ? 1 : fallback }
}
print(Table[4], Table()["k", default: 9], Table()["z", default: 9])  // expect: 16 1 9
struct Lines { let text: [String]; subscript(i: Int) -> String { text[i] } }
print(Lines(text: ["x", "y"])[1])  // expect: y
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
print([1, 2][safe: 1] as Any, [1, 2][safe: 5] as Any)  // expect: Optional(2) nil
