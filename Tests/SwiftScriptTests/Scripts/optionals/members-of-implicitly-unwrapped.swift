// A member of a `T!` is a member of `T`, also where what it returns goes to a generic function beside a closure.
final class Box {
  var value: Int?
}
struct Rows {
  func show<Element>(_ name: String) -> ([Element]) -> (@escaping (Int, Element) -> Void) -> Int {
    { elements in
      { body in
        for (index, element) in elements.enumerated() { body(index, element) }
        return elements.count
      }
    }
  }
}
struct Source<Element> {
  let elements: [Element]
  func bind<Result>(to binder: ([Element]) -> Result) -> Result { binder(elements) }
  func bind<Argument, Result>(
    to binder: ([Element]) -> (Argument) -> Result,
    curriedArgument: Argument
  ) -> Result {
    binder(elements)(curriedArgument)
  }
}

let box: Box? = Box()
var rows: Rows! = Rows()
let count = Source(elements: [7, 8]).bind(to: rows.show("a")) { _, element in box?.value = element }
print(count, box?.value ?? 0)  // expect: 2 8
