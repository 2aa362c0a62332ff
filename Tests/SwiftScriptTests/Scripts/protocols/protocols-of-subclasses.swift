// A protocol whose types inherit from a class: its objects are the class's.
class Shape {
  var size = 1
  func grow() { size += 1 }
}
protocol Round: Shape { func roll() -> String }
extension Round { func rollTwice() -> String { roll() + roll() } }
final class Ball: Shape, Round { func roll() -> String { "o\(size)" } }

func show(_ shape: Shape) -> Int { shape.size }
func showGeneric<S: Shape>(_ shape: S) -> String { "\(type(of: shape)) \(shape.size)" }
func pass(_ round: any Round) -> String {
  round.grow()
  return "\(show(round)) \(showGeneric(round)) \(round.size) \(round.rollTwice())"
}
print(pass(Ball()))  // expect: 2 Ball 2 2 o2o2

// Everything can be put into an object; an object stays itself.
let ball = Ball()
let anything: Any = ball
let objects = [anything, ball].map { $0 as AnyObject }
print(objects[0] === objects[1], (anything as AnyObject) === ball)  // expect: true true
func object(of value: Any?) -> AnyObject? { value.map { $0 as AnyObject } }
print(object(of: nil) == nil, object(of: ball) === ball)  // expect: true true

// What is assigned to a `T!` is assigned to a `T?`.
class Screen {
  var shape: Shape! = Shape()
  var ball: Ball! {
    get { shape as? Ball }
    set { shape = newValue }
  }
}
let screen = Screen()
screen.ball = ball
print(screen.shape === ball)  // expect: true
screen.ball = nil
print(screen.shape == nil)  // expect: true
