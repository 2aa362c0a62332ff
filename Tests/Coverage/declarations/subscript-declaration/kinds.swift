struct Grid {
  var cells: [Int], width: Int
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> [Int] { Array(cells[y * width..<(y + 1) * width]) }
  subscript(_ name: String, default value: Int = -1) -> Int { name == "width" ? width : value }
  subscript(indices: Int...) -> [Int] { indices.map { cells[$0] } }
  subscript<T: BinaryInteger>(scaled n: T) -> T { n * 2 }
  static subscript(size: Int) -> Grid { Grid(cells: Array(repeating: 0, count: size * size), width: size) }
}
var g = Grid[2]
g[1, 0] = 5
g[0, 1] += 3
print(g.cells, g[row: 0], g["width"], g["?"], g["?", default: 9])  // expect: [0, 5, 3, 0] [0, 5] 2 -1 9
print(g[1, 2, 3], g[scaled: UInt8(4)])  // expect: [5, 3, 0] 8
class Register {
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int? {
    get { values[key] }
    set { values[key] = newValue; print("set", key) }
  }
}
class Loud: Register {
  override subscript(key: String) -> Int? {
    get { super[key] }
    set { super[key.uppercased()] = newValue }
  }
}
let r = Loud()
r["a"] = 4  // expect: set A
print(r["A"] as Any, r["a"] as Any)  // expect: Optional(4) nil
protocol Indexed { subscript(i: Int) -> String { get } }
struct Letters: Indexed { subscript(i: Int) -> String { String("abc".dropFirst(i).prefix(1)) } }
print(Letters()[1])  // expect: b
