var a = 1, b: String, c = [Int]()
b = "set"
a += 1
c.append(a)
print(a, b, c)  // expect: 2 set [2]
var (x, y) = (1, 2.0)
x += 1; y += 0.5
print(x, y)  // expect: 2 2.5
var maybe: Int?
print(maybe as Any)  // expect: nil
struct Box {
  var list: [Int] = []
  var name = "box"
  var size: Int
  private(set) var hits = 0
  mutating func hit() { hits += 1 }
}
var box = Box(size: 3)
box.hit()
box.list += [1]
print(box)  // expect: Box(list: [1], name: "box", size: 3, hits: 1)
var copy = box
copy.name = "copy"
print(box.name, copy.name)  // expect: box copy
class Node { var value = 1; weak var parent: Node?; lazy var twice: Int = value * 2 }
let node = Node()
node.value = 7
print(node.twice)  // expect: 14
node.value = 1
print(node.twice, node.parent == nil)  // expect: 14 true
var list = [box, copy]
list[1].size = 8
print(list[1].size, copy.size)  // expect: 8 3
