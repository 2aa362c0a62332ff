protocol Container { associatedtype Item; var items: [Item] { get } }
struct Box<T>: Container { let items: [T] }
func describe<C: Container>(_ c: C) -> String where C.Item == Int { "ints \(c.items.reduce(0, +))" }
func describe<C: Container>(_ c: C) -> String where C.Item == String { "texts \(c.items.joined())" }
func describe<C: Container>(_ c: C) -> String where C.Item: Container { "nested \(c.items.count)" }
print(describe(Box(items: [1, 2])), describe(Box(items: ["a", "b"])), describe(Box(items: [Box(items: [1])])))  // expect: ints 3 texts ab nested 1
func equal<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
  Array(a) == Array(b)
}
print(equal([1, 2, 3], 1...3), equal(Set([1]), [2]))  // expect: true false
extension Box where T: Comparable { var largest: T? { items.max() } }
extension Box where T == Bool { var all: Bool { items.allSatisfy { $0 } } }
print(Box(items: [3, 5]).largest!, Box(items: [true, false]).all)  // expect: 5 false
struct Pair<A, B> {
  let a: A, b: B
  func same() -> Bool where A == B, A: Equatable { a == b }
  func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
print(Pair(a: 1, b: 1).same(), Pair(a: 1, b: "x").swapped().a)  // expect: true x
extension Container where Item: CustomStringConvertible { func joined() -> String { items.map(\.description).joined(separator: ",") } }
print(Box(items: [1, 2]).joined())  // expect: 1,2
class View {}
class Label: View { let text = "l" }
func texts<C: Container>(_ c: C) -> [String] where C.Item: Label { c.items.map(\.text) }
print(texts(Box(items: [Label()])))  // expect: ["l"]
