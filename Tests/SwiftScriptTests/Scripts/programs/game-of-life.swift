struct Life {
  var cells: [[Bool]]
  init(_ rows: [String]) { cells = rows.map { $0.map { $0 == "#" } } }
  func neighbours(_ r: Int, _ c: Int) -> Int {
    var n = 0
    for dr in -1...1 { for dc in -1...1 where (dr, dc) != (0, 0) {
      let (y, x) = (r + dr, c + dc)
      if cells.indices.contains(y), cells[y].indices.contains(x), cells[y][x] { n += 1 }
    } }
    return n
  }
  mutating func step() {
    let old = self
    for r in cells.indices { for c in cells[r].indices {
      let n = old.neighbours(r, c)
      cells[r][c] = n == 3 || (n == 2 && old.cells[r][c])
    } }
  }
  var text: String { cells.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "/") }
}
var life = Life([".....", "..#..", "..#..", "..#..", "....."])
for _ in 1...3 { print(life.text); life.step() }
// expect: ...../..#../..#../..#../.....
// expect: ...../...../.###./...../.....
// expect: ...../..#../..#../..#../.....
