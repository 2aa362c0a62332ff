// A method that takes an associated type can be called on a box that says which type that is.

protocol Stack<Element> {
  associatedtype Element
  var top: Element? { get }
  mutating func push(_ element: Element)
  mutating func push(all elements: [Element], then done: (Element?) -> Void)
}

struct ArrayStack<Element>: Stack {
  private var elements: [Element] = []
  init() {}
  var top: Element? { elements.last }
  mutating func push(_ element: Element) { elements.append(element) }
  mutating func push(all elements: [Element], then done: (Element?) -> Void) {
    elements.forEach { push($0) }
    done(top)
  }
}

func fill(_ stack: inout any Stack<Int>) {
  for number in 0..<3 { stack.push(number * number) }
}

var stack: any Stack<Int> = ArrayStack<Int>()
fill(&stack)
stack.push(all: [7, 8]) { print($0 ?? 0) }
// expect: 8
stack.push(9)
print(stack.top ?? 0)
// expect: 9

// The box that provides a requirement names the associated type.
protocol Shelf<Item> {
  associatedtype Item
  func items() -> any Sequence<Item>
}

struct Digits: Shelf { func items() -> any Sequence<Int> { [1, 2] } }

for digit in Digits().items() { print(digit) }
// expect: 1
// expect: 2
let shelves: [any Shelf<Int>] = [Digits()]
print(shelves.flatMap { Array($0.items()) })
// expect: [1, 2]
print(Digits.Item.self)
// expect: Int
