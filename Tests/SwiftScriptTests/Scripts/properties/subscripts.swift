struct Matrix {
  let rows: Int, columns: Int
  var grid: [Double]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { Array(grid[row * columns..<(row + 1) * columns]) }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 1.5
m[1, 0] = 3
m[1, 0] += 0.5
print(m.grid, m[0, 1], m[row: 1])  // expect: [0.0, 1.5, 3.5, 0.0] 1.5 [3.5, 0.0]
struct Words {
  var list = ["zero", "one", "two"]
  subscript(i: Int) -> String { get { list[i] } set { list[i] = newValue } }
  subscript(s: String) -> Int? { list.firstIndex(of: s) }
  subscript(safe i: Int) -> String? { list.indices.contains(i) ? list[i] : nil }
  static subscript(n: Int) -> String { "static \(n)" }
}
var w = Words()
w[1] = "ONE"
print(w[1], w["two"] as Any, w["ten"] as Any, w[safe: 9] as Any, w[safe: 0]!, Words[4])
// expect: ONE Optional(2) nil nil zero static 4
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 1] as Any, [1, 2][safe: 5] as Any)  // expect: Optional(2) nil
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("hello"[1], "hello"[4])  // expect: e o
