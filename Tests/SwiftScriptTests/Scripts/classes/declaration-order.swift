class Leaf: Branch {
  var colour = "green"
  override var name: String { "leaf of " + super.name }
}
class Branch: Tree {
  var width = 2
  override init() {
    super.init()
    height += 1
  }
}
class Tree {
  var height = 10
  var name: String { "tree" }
  init() {}
}
let leaf = Leaf()
print(leaf.height, leaf.width, leaf.colour, leaf.name)  // expect: 11 2 green leaf of tree
leaf.height = 3
leaf.width = 4
leaf.colour = "red"
print(leaf.height, leaf.width, leaf.colour)  // expect: 3 4 red
class Watched: Tree {
  override var height: Int { didSet { print("height", oldValue, height) } }
}
let watched = Watched()
watched.height = 20  // expect: height 10 20
print(watched.height)  // expect: 20
