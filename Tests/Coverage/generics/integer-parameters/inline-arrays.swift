struct Vector<let count: Int> {
  var items: [Int] = Array(repeating: 1, count: count)
  var size: Int { count }
}
print(Vector<3>().items, Vector<5>().size)  // expect: [1, 1, 1] 5
struct Matrix<let rows: Int, let columns: Int> {
  var cells: Int { rows * columns }
  func transposed() -> Matrix<columns, rows> { Matrix<columns, rows>() }
  var text: String { "\(rows)x\(columns)" }
}
print(Matrix<2, 3>().cells, Matrix<2, 3>().transposed().text)  // expect: 6 3x2
func size<let n: Int>(_ v: Vector<n>) -> Int { n }
print(size(Vector<4>()))  // expect: 4
