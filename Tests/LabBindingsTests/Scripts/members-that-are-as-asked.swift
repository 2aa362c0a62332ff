protocol Shape { associatedtype Unit; var side: Unit { get set }; var label: String { get }; func make() -> Self?; func area() -> Double
  var maybe: Int? { get }
}
extension Shape { var label: String { "shape" }; func area() -> Double { 0 } }
struct Square: Shape {
  var side: Int
  private(set) var other = 1
  var label: Int { 3 }
  func area() -> Int { 4 }
  func make() -> Square? { self }
  let maybe: Int? = nil
}
let square = Square(side: 1)
let text = "shape"
print(text, square.side, 4)
protocol Named { var name: String { get } }
class Person: Named { let name: String; init(name: String) { self.name = name } }
enum Kind: String, Named { case a, b; var name: String { rawValue } }
struct Wrapped<T>: Named { let value: T; var name: String { "\(value)" }; var both: (T, T) { (value, value) } }
print(Person(name: "p").name, Kind.a.name, Wrapped(value: 1).name, Wrapped(value: 2).both)
protocol Model { typealias Key = String; var id: Key { get }; var handler: (Int) -> Void { get set }; static var zero: Int { get } }
struct Item: Model { let id: String; var handler: (Int) -> Void = { _ in }; static let zero = 0 }
print(Item(id: "x").id)
struct Fail: Error, Equatable { var code: Int }
struct Special: CustomStringConvertible { var description: String { "s" } }
extension Special: Error {}
do { throw Special() } catch { print(error) }
do { throw Fail(code: 2) } catch { print(error) }
struct Lazy { var n: Int?; var twice: Int? { n.map { $0 * 2 } }; var safe: Int { if let n { return n }; return 0 }
  var words: [String] { ["a"] }; var any: Any { n as Any }; var d: Double { 1 } ; var tuple: (Int, Int?) { (1, n) } }
print(Lazy(n: 2).twice!, Lazy(n: nil).safe, Lazy(n: 1).words, Lazy().d, Lazy().tuple)
// expect: shape 1 4
// expect: p a 1 (2, 2)
// expect: x
// expect: s
// expect: Fail(code: 2)
// expect: 4 0 ["a"] 1.0 (1, nil)
