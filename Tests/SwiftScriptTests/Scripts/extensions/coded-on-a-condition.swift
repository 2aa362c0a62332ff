// What a type conforms to on a condition is coded on that condition.
import Foundation
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
func value<T: Decodable>(_ text: String, _ type: T.Type = T.self) throws -> T { try JSONDecoder().decode(T.self, from: Data(text.utf8)) }
struct Stack<Element> { private var items: [Element]; init(_ items: Element...) { self.items = items } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Encodable where Element: Encodable {}
extension Stack: Decodable where Element: Decodable {}
print(try text(Stack("a")), try value(#"{"items":[1]}"#) == Stack(1))
// expect: {"items":["a"]} true
enum Either<Left, Right> { case left(Left), right(Right) }
extension Either: Codable where Left: Codable, Right: Codable {}
print(try text([Either<Int, String>.left(1), .right("b")]), try value(#"{"right":{"_0":"x"}}"#, Either<Int, String>.self))
// expect: [{"left":{"_0":1}},{"right":{"_0":"b"}}] right("x")
struct Tagged<Tag, Raw> { var raw: Raw; var tags: [String: Raw]? }
extension Tagged: Codable where Raw: Codable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Equatable where Raw: Equatable {}
enum Kilo {}
print(try text(Tagged<Kilo, Double>(raw: 1.5)), try value(#"{"raw":2,"tags":{"k":3}}"#, Tagged<Kilo, Int>.self).tags!)
// expect: {"raw":1.5} ["k": 3]
struct Page<Item> { var items: [Item]; var next: Int? }
extension Page { var isLast: Bool { next == nil } }
extension Page: Codable where Item: Codable { enum CodingKeys: String, CodingKey { case items = "data", next } }
print(try text(Page(items: [Stack(1)], next: 2)), try value(#"{"data":["q"]}"#, Page<String>.self).isLast)
// expect: {"data":[{"items":[1]}],"next":2} true
final class Box<T> { let value: T; init(_ value: T) { self.value = value } }
extension Box: Encodable where T: Encodable {}
print(try text([Box(Box(3))]))
// expect: [{"value":{"value":3}}]
