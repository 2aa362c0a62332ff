class Grid { var cells = [0, 0, 0, 0]; subscript(x: Int, y: Int) -> Int { get { cells[y * 2 + x] } set { cells[y * 2 + x] = newValue } } }
let g = Grid()
g[1, 0] = 5
g[1, 0] += 1
print(g.cells, g[1, 0])  // expect: [0, 6, 0, 0] 6
struct Multiplier { let k: Int; func callAsFunction(_ n: Int) -> Int { n * k } }
let triple = Multiplier(k: 3)
print(triple(4), [1, 2].map { triple($0) })  // expect: 12 [3, 6]
