// Of three functions of a name, the one that takes any value is passed a closure that by itself has another type.
struct Stream<Value> {
  var value: Value
  func map<U>(_ transform: @escaping (Value) -> U) -> Stream<U> {
    Stream<U>(value: transform(value))
  }
  func map<U>(value: U) -> Stream<U> { Stream<U>(value: value) }
  func map<U>(_ keyPath: KeyPath<Value, U>) -> Stream<U> {
    Stream<U>(value: value[keyPath: keyPath])
  }
  func with<Other>(_ other: Other) -> Stream<(Value, Other)> {
    Stream<(Value, Other)>(value: (value, other))
  }
}
let one = Stream(value: 1)
func show<T>(_ stream: Stream<T>) { print(stream.value) }
show(one.map { "\($0)" })  // expect: (Function)
show(one.map { n -> String in "\(n)" })  // expect: (Function)
show(one.map { "\($0)" + "!" })  // expect: (Function)
show(one.with(2).map { [$0, $1] })  // expect: (Function)
show(one.with(2).map { (a: Int, b: Int) in a + b })  // expect: (Function)
show(one.map { (n: Int) in "\(n)" })  // expect: 1
show(one.map { "\($0 + 1)" })  // expect: 2
show(one.map { "\($0.description)" })  // expect: 1
show(one.with("b").map { "\($0.0)\($0.1)" })  // expect: 1b
show(one.map { $0 })  // expect: 1
let text: Stream<String> = one.map { "\($0)" }
show(text)  // expect: 1
show(one.map { $0 * $0 })  // expect: 1
show(one.map { n in Double(n) })  // expect: 1.0
show(one.map { $0 > 0 })  // expect: true
