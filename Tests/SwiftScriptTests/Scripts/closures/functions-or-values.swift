// A closure goes to the parameter of a function type before one of any type, also if it only shows what it is given.
struct Stream<Value> {
  var value: Value
  func map<U>(_ transform: @escaping (Value) -> U) -> Stream<U> {
    Stream<U>(value: transform(value))
  }
  func map<U>(value: U) -> Stream<U> { Stream<U>(value: value) }
}
let shown = Stream(value: 1).map { "\($0)" }
print(shown.value)  // expect: 1
print(Stream(value: "a").map { "\($0) and \($0)" }.value)  // expect: a and a
print(Stream(value: 2).map { $0 * 2 }.value, Stream(value: 2).map(value: "b").value)  // expect: 4 b
