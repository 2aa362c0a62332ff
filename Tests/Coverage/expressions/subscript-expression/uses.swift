var list = [1, 2, 3, 4]
print(list[0], list[1...2], list[..<2], list[2...])  // expect: 1 [2, 3] [1, 2] [3, 4]
list[1] += 10
list[2...3] = [9]
print(list)  // expect: [1, 12, 9]
var table = ["a": 1]
table["b"] = 2
table["a"] = nil
print(table, table["z", default: 7])  // expect: ["b": 2] 7
struct Matrix {
  var cells = [0, 0, 0, 0]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
  subscript(named name: String) -> String { "<\(name)>" }
  static subscript(n: Int) -> Int { n * 100 }
}
var m = Matrix()
m[1, 0] = 5
m[1, 1] += 6
print(m[1, 0], m.cells, m[named: "x"], Matrix[2])  // expect: 5 [0, 0, 5, 6] <x> 200
var nested = [[1, 2], [3]]
nested[0][1] = 8
nested[1].append(4)
print(nested, nested[1][1])  // expect: [[1, 8], [3, 4]] 4
let text = "hello"
print(text[text.startIndex], text[text.index(after: text.startIndex)...])  // expect: h ello
