import RxSwift
class Animal {
  let name = "a"
  func speak() -> String { "..." }
}
class Dog: Animal {
  override func speek() -> String { "Woof" }  // expect error: method does not override any method from its superclass
}
class Cat: Animal {
  func speak() -> String { "Meow" }  // expect error: overriding declaration requires an 'override' keyword
  func speak(twice: Bool) -> String { "Meow" }
}
protocol Shape { var area: Double { get } }
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
  func grow() { side += 1 }  // expect error: left side of mutating operator isn't mutable: 'self' is immutable
  mutating func shrink() { side -= 1 }
}
struct Shapes {
  private var all: [any Shape] = []
  func add(_ shape: any Shape) { all.append(shape) }  // expect error: cannot use mutating member on immutable value: 'self' is immutable
  func total() -> Double { all.reduce(0) { $0 + $1.aera } }  // expect error: value of type 'any Shape' has no member 'aera'
  func first() -> String {
    var names = [""]
    names.append("b")
  }  // expect error: missing return in instance method expected to return 'String'
}
let square = Square(side: 1)
square.side = 2  // expect error: cannot assign to property: 'square' is a 'let' constant
square.shrink()  // expect error: cannot use mutating member on immutable value: 'square' is a 'let' constant
let numbers = [1, 2, 3]
print(numbers.isEmpty())  // expect error: cannot call value of non-function type 'Bool'
if let side = square.side { print(side) }  // expect error: initializer for conditional binding must have Optional type, not 'Double'
let point = (x: 1, y: 2)
print(point.z)  // expect error: value of tuple type '(x: Int, y: Int)' has no member 'z'
let twice: (Int) -> Int = { $0 * 2 }
print(twice(1, 2))  // expect error: extra argument in call
func larger<T: Comparable>(_ a: T, _ b: T) -> T { if a > b { return a } }  // expect error: missing return in global function expected to return 'T'
final class Model {
  let input = PublishSubject<String>()
  func start() -> Disposable {
    input.filter { $0.count }.subscribe()  // expect error: cannot convert value of type 'Int' to closure result type 'Bool'
  }
  func send(_ text: String) { input.onNext(text.count) }  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
}
