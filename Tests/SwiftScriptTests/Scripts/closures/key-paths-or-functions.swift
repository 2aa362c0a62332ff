// A key path goes to the function that takes a key path before the one that takes a function.
struct Stream<Value> {
  var value: Value
  func map<U>(_ transform: @escaping (Value) -> U) -> Stream<U> {
    print("function")
    return Stream<U>(value: transform(value))
  }
  func map<U>(_ path: KeyPath<Value, U>) -> Stream<U> {
    print("key path")
    return Stream<U>(value: value[keyPath: path])
  }
  func each<U>(_ transform: (Value) -> U) -> U { transform(value) }
}
struct Person {
  var name = "Ada"
  let number = 7
}
print(Stream(value: Person()).map(\.name).value)
// expect: key path
// expect: Ada
print(Stream(value: Person()).map(\Person.number).value)
// expect: key path
// expect: 7
print(Stream(value: "four").map(\.count).map { $0 * 2 }.value)
// expect: key path
// expect: function
// expect: 8
print(Stream(value: [1]).map(\.isEmpty).value, Stream(value: "a").each(\.count))
// expect: key path
// expect: false 1
