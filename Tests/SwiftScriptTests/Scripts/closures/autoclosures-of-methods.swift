// Methods and initialisers that take arguments unevaluated.
func costly(_ text: String) -> String { print("costly"); return text }
struct Logger {
  var isOn = false
  func log(_ message: @autoclosure () -> String, level: @autoclosure () -> Int = 1) {
    guard isOn else { return print("silent") }
// expect: silent
// expect: costly
    print(level(), message())
// expect: 1 two
// expect: costly
// expect: 5 three!
  }
  static func check(_ condition: @autoclosure () throws -> Bool, _ text: String = "ok") rethrows {
    print(try condition() ? text : "failed")
// expect: ok
// expect: failed
  }
}
var logger = Logger()
logger.log(costly("one"))
logger.isOn = true
logger.log(costly("two"))
logger.log("three" + costly("!"), level: 2 + 3)
Logger.check(1 < 2)
Logger.check(logger.isOn == false, "never")
extension Optional {
  func or(_ fallback: @autoclosure () -> Wrapped) -> Wrapped { self ?? fallback() }
}
print((nil as Int?).or(4), Optional("known").or(costly("unknown")))  // expect: 4 known
protocol Source { associatedtype Value; var value: Value? { get } }
extension Source {
  func get(default value: @autoclosure () -> Value) -> Value { self.value ?? value() }
}
struct Box: Source { var value: Int? }
print(Box().get(default: 3), Box(value: 1).get(default: 9))  // expect: 3 1
final class Lazy<T> {
  private let make: () -> T
  private(set) lazy var value: T = make()
  init(_ make: @autoclosure @escaping () -> T) { self.make = make }
}
let lazy = Lazy(costly("later"))
print("before")
// expect: before
// expect: costly
print(lazy.value, lazy.value)
// expect: later later
// expect: costly
struct Plain { func log(_ message: String) { print("plain", message) } }  // expect: plain now
Plain().log(costly("now"))
