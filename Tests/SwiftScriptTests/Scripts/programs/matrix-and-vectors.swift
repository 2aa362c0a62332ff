struct Matrix: Equatable, CustomStringConvertible {
  var rows: [[Int]]
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(rows: a.rows.map { row in b.rows[0].indices.map { c in zip(row, b.rows.map { $0[c] }).map(*).reduce(0, +) } })
  }
  static func + (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: zip(a.rows, b.rows).map { zip($0, $1).map(+) }) }
  var transposed: Matrix { Matrix(rows: rows[0].indices.map { c in rows.map { $0[c] } }) }
  subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } }
  static func identity(_ n: Int) -> Matrix { Matrix(rows: (0..<n).map { r in (0..<n).map { $0 == r ? 1 : 0 } }) }
  var description: String { rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "; ") }
}
var m = Matrix(rows: [[1, 2], [3, 4]])
print(m * m, m + m, m.transposed, m * .identity(2) == m)
// expect: 7 10; 15 22 2 4; 6 8 1 3; 2 4 true
m[0, 1] += 10
print(m, m[0, 1])  // expect: 1 12; 3 4 12
infix operator •: MultiplicationPrecedence
func • (a: [Double], b: [Double]) -> Double { zip(a, b).map(*).reduce(0, +) }
print([1, 2, 3] • [4, 5, 6], [0.5] • [2] + 1)  // expect: 32.0 2.0
