func show<T>(_ value: T) -> String { "generic" }
func show(_ value: Int) -> String { "int" }
func show<T: Collection>(_ value: T) -> String { "collection" }
func show<T: Collection>(_ value: T) -> String where T.Element == Int { "ints" }
func wrap<T>(_ value: T) -> String { show(value) }
func wrapAll<T: Collection>(_ value: T) -> String { show(value) }
print(show(1), show(1.5), show("a"), show([1]))  // expect: int generic collection ints
print(wrap(1), wrap([1]), wrapAll([1]))  // expect: generic generic collection
struct Box<T> {
  let value: T
  func text() -> String { show(value) }
}
extension Box where T == Int { func exact() -> String { show(value) } }
print(Box(value: 1).text(), Box(value: 1).exact())  // expect: generic int
func make<T>() -> T? { nil }
func make() -> Int? { 5 }
let n: Int? = make(), s: String? = make()
print(n as Any, s as Any)  // expect: Optional(5) nil
func twice<T: Numeric>(_ n: T) -> T { n + n }
func twice(_ s: String) -> String { s + s }
print(twice(2), twice(1.5), twice("ab"))  // expect: 4 3.0 abab
