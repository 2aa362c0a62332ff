// Game of life
struct Cell: Hashable { let x: Int; let y: Int }
extension Cell {
  var neighbours: [Cell] {
    (-1...1).flatMap { dx in (-1...1).map { dy in Cell(x: x + dx, y: y + dy) } }.filter { $0 != self }
  }
}
struct Life {
  private(set) var alive: Set<Cell>
  init(_ picture: String) {
    alive = []
    for (y, line) in picture.split(separator: "\n").enumerated() {
      for (x, c) in line.enumerated() where c == "#" { alive.insert(Cell(x: x, y: y)) }
    }
  }
  mutating func step() {
    var counts: [Cell: Int] = [:]
    for cell in alive { for n in cell.neighbours { counts[n, default: 0] += 1 } }
    alive = Set(counts.compactMap { cell, count in
      count == 3 || (count == 2 && alive.contains(cell)) ? cell : nil
    })
  }
  func picture(width: Int, height: Int) -> String {
    (0..<height).map { y in
      String((0..<width).map { x in alive.contains(Cell(x: x, y: y)) ? "#" : "." })
    }.joined(separator: "\n")
  }
}
var life = Life("""
.....
..#..
..#..
..#..
.....
""")
for generation in 0..<3 {
  print("generation", generation, life.alive.count)
  print(life.picture(width: 5, height: 5))
  life.step()
}
class Grid {
  var rows: [[Bool]]
  let size: Int
  init(size: Int, seed: [(Int, Int)]) {
    self.size = size
    rows = Array(repeating: Array(repeating: false, count: size), count: size)
    seed.forEach { rows[$0.0][$0.1] = true }
  }
  subscript(r: Int, c: Int) -> Bool {
    get { rows[(r + size) % size][(c + size) % size] }
    set { rows[(r + size) % size][(c + size) % size] = newValue }
  }
  func neighbours(_ r: Int, _ c: Int) -> Int {
    var n = 0
    for dr in -1...1 { for dc in -1...1 where !(dr == 0 && dc == 0) { if self[r + dr, c + dc] { n += 1 } } }
    return n
  }
  func next() -> Grid {
    let g = Grid(size: size, seed: [])
    for r in 0..<size { for c in 0..<size {
      switch (self[r, c], neighbours(r, c)) {
      case (true, 2...3), (false, 3): g[r, c] = true
      default: g[r, c] = false
      }
    } }
    return g
  }
}
extension Grid: CustomStringConvertible {
  var description: String { rows.map { row in row.map { $0 ? "o" : "·" }.joined() }.joined(separator: "\n") }
}
var grid = Grid(size: 6, seed: [(0, 1), (1, 2), (2, 0), (2, 1), (2, 2)])
for _ in 0..<4 { grid = grid.next() }
print(grid)
// expect: generation 0 3
// expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: generation 1 3
// expect: .....
// expect: .....
// expect: .###.
// expect: .....
// expect: .....
// expect: generation 2 3
// expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: ······
// expect: ··o···
// expect: ···o··
// expect: ·ooo··
// expect: ······
// expect: ······
