// Where a `T?` is wanted of a class, `.init` makes a `T`.
class Box<Value> {
  var value: Value
  required init(_ value: Value) { self.value = value }
  static var zero: Box<Int> { Box<Int>(0) }
}
final class Recorder<Value> {
  private(set) var values: [Value] = []
  private(set) var observer: Observer<Value>!
  init() { observer = .init { [weak self] in self?.values.append($0) } }
}
final class Observer<Value> {
  let send: (Value) -> Void
  init(_ send: @escaping (Value) -> Void) { self.send = send }
}
let box: Box<Int>? = .init(3)
print(box?.value as Any)  // expect: Optional(3)
print(box.map { "\(type(of: $0))" } ?? "none")  // expect: Box<Int>
let recorder = Recorder<String>()
recorder.observer.send("a")
print(recorder.values)  // expect: ["a"]
func take(_ box: Box<String>?) { print(box?.value ?? "none") }
take(.init("b"))  // expect: b
take(.none)  // expect: none
let none: Box<Int>? = .init(nilLiteral: ())
print(none == nil)  // expect: true
extension Box: Equatable {
  static func == (one: Box, other: Box) -> Bool { one === other }
}
