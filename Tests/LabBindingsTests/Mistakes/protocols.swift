import RxSwift
protocol Named { var name: String { get }
  var age: Int { get set } }
protocol Shape {
  func area() -> Double
  func scaled(by factor: Double) -> Self
}
protocol Loading { associatedtype Item
  var items: [Item] { get }
  func load() -> Observable<String> }
struct Person: Named {
  var name: Int  // expect error: `name` is an `Int` here, and `Named` asks for a `String`
  let age: Int  // expect error: `age` can't be set, and `Named` asks for that
}
struct Square: Shape {
  var side = 1
  func area() -> Int {  // expect error: `area` is an `Int` here, and `Shape` asks for a `Double`
    side * side
  }
  func scaled(by factor: Double) -> Square { self }
}
final class Loader: Loading {
  var items: [Int] = []
  func load() -> Observable<Int> { .just(1) }  // expect error: `load` is an `Observable<Int>` here, and `Loading` asks for an `Observable<String>`
}
struct Numbers {
  var all = [3, 1, 2]
  var largest: Int { all.max() }  // expect error: expected `Int`, got `Int?`
  var label: String {
    let first = all.first
    if all.isEmpty { return "none" }
    return first  // expect error: expected `String`, got `Int?`
  }
  var safe: Int { all.max() ?? 0 }
}
print(Numbers().safe, Square().area(), Person(name: 1, age: 2).name, Loader().items)
