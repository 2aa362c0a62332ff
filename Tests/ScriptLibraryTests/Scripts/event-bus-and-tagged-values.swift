// Observer / event bus with weak references, type erasure and phantom types
protocol Event {}
struct UserLoggedIn: Event { let name: String }
struct ItemAdded: Event { let id: Int; var quantity = 1 }
final class Token { let cancel: () -> Void; init(_ c: @escaping () -> Void) { cancel = c }; deinit { cancel() } }
final class EventBus {
  private final class Handler { let call: (Event) -> Void; init(_ c: @escaping (Event) -> Void) { call = c } }
  private var handlers: [ObjectIdentifier: [Handler]] = [:]
  func on<E: Event>(_ type: E.Type = E.self, _ body: @escaping (E) -> Void) -> Token {
    let handler = Handler { if let e = $0 as? E { body(e) } }
    handlers[ObjectIdentifier(type), default: []].append(handler)
    return Token { [weak self, weak handler] in
      self?.handlers[ObjectIdentifier(type)]?.removeAll { $0 === handler }
      print("cancelled \(type)")
    }
  }
  func post<E: Event>(_ event: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0.call(event) } }
  var count: Int { handlers.values.reduce(0) { $0 + $1.count } }
}
let bus = EventBus()
var tokens: [Token] = []
tokens.append(bus.on { (e: UserLoggedIn) in print("hello", e.name) })
tokens.append(bus.on(ItemAdded.self) { print("item \($0.id) x\($0.quantity)") })
var extra: Token? = bus.on(ItemAdded.self) { e in print("also", e) }
bus.post(UserLoggedIn(name: "Ann"))
bus.post(ItemAdded(id: 4))
print(bus.count)
extra = nil
bus.post(ItemAdded(id: 5, quantity: 2))
tokens.removeAll()
print(bus.count)

struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Comparable where Raw: Comparable { static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(raw: Raw(integerLiteral: value)) }
}
extension Tagged: CustomStringConvertible where Raw: CustomStringConvertible { var description: String { "#\(raw)" } }
enum UserTag {}; enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, String>
let ids: [UserID] = [3, 1, 2]
print(ids.sorted(), ids.max()!, Set(ids).count, ids.contains(2))
let names: [UserID: String] = [1: "a", 2: "b"]
print(names[1]!, names[UserID(raw: 9)] ?? "none", OrderID(raw: "x"))
protocol Shape { associatedtype Unit; func area() -> Double; var unit: Unit { get } }
struct Square: Shape { let side: Double; let unit = "cm" }
extension Square { func area() -> Double { side * side } }
struct Circle: Shape { let r: Double; var unit: Int { 1 }; func area() -> Double { (r * r * 3).rounded() } }
struct AnyShape<U>: Shape {
  private let _area: () -> Double
  let unit: U
  init<S: Shape>(_ s: S) where S.Unit == U { _area = s.area; unit = s.unit }
  func area() -> Double { _area() }
}
let shapes = [AnyShape(Square(side: 2)), AnyShape(Square(side: 3))]
print(shapes.map { $0.area() }, AnyShape(Circle(r: 2)).unit, type(of: shapes))
func biggest<S: Shape>(_ list: [S]) -> S? where S.Unit: Equatable { list.max { $0.area() < $1.area() } }
print(biggest(shapes)?.area() as Any)

// expect: hello Ann
// expect: item 4 x1
// expect: also ItemAdded(id: 4, quantity: 1)
// expect: 3
// expect: cancelled ItemAdded
// expect: item 5 x2
// expect: cancelled UserLoggedIn
// expect: cancelled ItemAdded
// expect: 0
// expect: [#1, #2, #3] #3 3 true
// expect: a none #x
// expect: [4.0, 9.0] 1 Array<AnyShape<String>>
// expect: Optional(9.0)
