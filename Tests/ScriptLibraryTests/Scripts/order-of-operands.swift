func f(_ n: Int) -> Int {
  print("f\(n)")
  return n
}
func g(_ n: Int) -> Int {
  print("g\(n)")
  return n
}
class Box {
  var value = 0
  var list = [1, 2]
  var next: Box?
  subscript(i: Int) -> Int {
    get {
      print("get")
      return value
    }
    set {
      print("set")
      value = newValue
    }
  }
}
struct Row {
  var cells = [1, 2]
  subscript(i: Int) -> Int {
    get { cells[i] }
    set { cells[i] = newValue }
  }
}
func box() -> Box {
  print("box")
  return Box()
}
var a = [1, 2, 3]
a[f(0)] = g(5)
a[f(1)] += g(5)
print(a)
var lists = [[1], [2]]
lists[f(1)].append(g(3))
print(lists)
lists[f(0)][f(0)] -= g(1)
print(lists)
var d = ["a": 1]
d["\(f(1))"] = g(4)
d["\(f(1))", default: f(7)] += g(4)
d["\(f(2))", default: f(7)] += g(4)
print(d["1"] ?? 0, d["2"] ?? 0)
var row = Row()
row[f(1)] += g(2)
row[f(0)] = g(9)
print(row.cells)
box().value = g(1)
box().list[f(0)] += g(1)
box()[f(0)] += g(1)
var none: Box?
none?.value = g(1)
none?.list[f(0)] = g(1)
none?.list.append(g(3))
var some: Box? = Box()
some?.list[f(1)] += g(3)
some?.list.append(g(4))
print(some?.list ?? [])
func local() {
  var index = 0
  func step() -> Int {
    index += 1
    return index
  }
  var list = [10, 20, 30]
  list[index] = step()
  list[index] += step()
  print(list, index)
  var words = ["a", "b"]
  words[step() - 3] += "x\(g(1))"
  swap(&list[f(0)], &lists[f(1)][f(0)])
  print(words, list, lists)
  var rows = [Row(), Row()]
  rows[f(1)][f(0)] += g(1)
  rows[f(1)].cells[f(1)] = g(8)
  print(rows[1].cells)
}
local()

// expect: f0
// expect: g5
// expect: f1
// expect: g5
// expect: [5, 7, 3]
// expect: f1
// expect: g3
// expect: [[1], [2, 3]]
// expect: f0
// expect: f0
// expect: g1
// expect: [[0], [2, 3]]
// expect: f1
// expect: g4
// expect: f1
// expect: g4
// expect: f2
// expect: g4
// expect: f7
// expect: 8 11
// expect: f1
// expect: g2
// expect: f0
// expect: g9
// expect: [9, 4]
// expect: box
// expect: g1
// expect: box
// expect: f0
// expect: g1
// expect: box
// expect: f0
// expect: g1
// expect: get
// expect: set
// expect: f1
// expect: g3
// expect: g4
// expect: [1, 5, 4]
// expect: [1, 22, 30] 2
// expect: g1
// expect: f0
// expect: f1
// expect: f0
// expect: ["ax1", "b"] [2, 22, 30] [[0], [1, 3]]
// expect: f1
// expect: f0
// expect: g1
// expect: f1
// expect: f1
// expect: g8
// expect: [2, 8]
