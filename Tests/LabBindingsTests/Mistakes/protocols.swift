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
struct Person: Named {  // expect error: type 'Person' does not conform to protocol 'Named'
  var name: Int
  let age: Int
}
struct Square: Shape {  // expect error: type 'Square' does not conform to protocol 'Shape'
  var side = 1
  func area() -> Int {
    side * side
  }
  func scaled(by factor: Double) -> Square { self }
}
final class Loader: Loading {  // expect error: type 'Loader' does not conform to protocol 'Loading'
  var items: [Int] = []
  func load() -> Observable<Int> { .just(1) }
}
struct Numbers {
  var all = [3, 1, 2]
  var largest: Int { all.max() }  // expect error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
  var label: String {
    let first = all.first
    if all.isEmpty { return "none" }
    return first  // expect error: cannot convert return expression of type 'Int?' to return type 'String'
  }
  var safe: Int { all.max() ?? 0 }
}
print(Numbers().safe, Square().area(), Person(name: 1, age: 2).name, Loader().items)
