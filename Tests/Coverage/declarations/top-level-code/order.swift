print(helper(2))  // expect: 4
func helper(_ n: Int) -> Int { n + Later.offset }
struct Later { static let offset = 2 }
var count = 0
func bump() { count += 1 }
bump()
bump()
print(count)  // expect: 2
let a = 1, b = a + 1
print(a, b)  // expect: 1 2
do {
  let a = 5
  print(a)  // expect: 5
}
print(a)  // expect: 1
if count == 2 {
  func local() -> String { "local" }
  print(local())  // expect: local
}
class Tree { var leaves: [Leaf] = [] }
class Leaf { weak var tree: Tree? }
let tree = Tree()
tree.leaves.append(Leaf())
print(tree.leaves.count)  // expect: 1
