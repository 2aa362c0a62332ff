// An empty literal holds what the existential says its elements are.

protocol Shelf<Item> {
  associatedtype Item
  var count: Int { get }
}
extension Array: Shelf { typealias Item = Element }
struct Box<Item>: Shelf { var count: Int }

let shelves: [any Shelf<Int>] = [[1, 2], [], Box(count: 3)]
for shelf in shelves { print(type(of: shelf), shelf.count) }
// expect: Array<Int> 2
// expect: Array<Int> 0
// expect: Box<Int> 3
let none: any Collection<String> = []
print(type(of: none), none.count)  // expect: Array<String> 0
let half: (any Collection<Double>)? = [1]
print(half!)  // expect: [1.0]
