import RxSwift
class Animal {
  let name = "a"
  func speak() -> String { "..." }
}
class Dog: Animal {
  override func speek() -> String { "Woof" }  // expect error: `speek` overrides nothing
}
class Cat: Animal {
  func speak() -> String { "Meow" }  // expect error: `speak` is in the superclass too, and needs `override`
  func speak(twice: Bool) -> String { "Meow" }
}
protocol Shape { var area: Double { get } }
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
  func grow() { side += 1 }  // expect error: `side` can't be changed in a method that isn't `mutating`
  mutating func shrink() { side -= 1 }
}
struct Shapes {
  private var all: [any Shape] = []
  func add(_ shape: any Shape) { all.append(shape) }  // expect error: `all` can't be changed in a method that isn't `mutating`
  func total() -> Double { all.reduce(0) { $0 + $1.aera } }  // expect error: `Shape` has no member `aera`
  func first() -> String {  // expect error: `first` can end without returning a `String`
    var names = [""]
    names.append("b")
  }
}
let square = Square(side: 1)
square.side = 2  // expect error: `side` of a constant can't be changed
square.shrink()  // expect error: `shrink` changes what it is called on, and this is a constant
let numbers = [1, 2, 3]
print(numbers.isEmpty())  // expect error: `isEmpty` is a property, and no function
if let side = square.side { print(side) }  // expect error: only an optional can be unwrapped, and this is a `Double`
let point = (x: 1, y: 2)
print(point.z)  // expect error: this tuple has no element `z`
let twice: (Int) -> Int = { $0 * 2 }
print(twice(1, 2))  // expect error: this function takes one argument, and gets 2
func larger<T: Comparable>(_ a: T, _ b: T) -> T { if a > b { return a } }  // expect error: `larger` can end without returning a `T`
final class Model {
  let input = PublishSubject<String>()
  func start() -> Disposable {
    input.filter { $0.count }.subscribe()  // expect error: expected `Bool`, got `Int`
  }
  func send(_ text: String) { input.onNext(text.count) }  // expect error: expected `String`, got `Int`
}
