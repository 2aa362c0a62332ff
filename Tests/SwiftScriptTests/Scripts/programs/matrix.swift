struct Matrix: Equatable, CustomStringConvertible {
  var rows: [[Double]]
  init(_ rows: [[Double]]) { self.rows = rows }
  static func identity(_ n: Int) -> Matrix {
    Matrix((0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } })
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(a.rows.map { row in
      b.rows[0].indices.map { j in zip(row, b.rows.map { $0[j] }).map(*).reduce(0, +) }
    })
  }
  subscript(i: Int, j: Int) -> Double {
    get { rows[i][j] }
    set { rows[i][j] = newValue }
  }
  var description: String { rows.map { $0.map { String($0) }.joined(separator: " ") }.joined(separator: "; ") }
}
var m = Matrix([[1, 2], [3, 4]])
print(m * m)  // expect: 7.0 10.0; 15.0 22.0
print(m * Matrix.identity(2) == m)  // expect: true
m[0, 0] = 9.5
m[1, 1] *= 2
print(m)  // expect: 9.5 2.0; 3.0 8.0
