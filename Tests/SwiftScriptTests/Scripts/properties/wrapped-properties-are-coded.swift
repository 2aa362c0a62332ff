// A property with a wrapper is coded as its wrapper under its own name, and decoded as the program says of the wrapper.
import Foundation
@propertyWrapper struct Default<T: Codable & ExpressibleByIntegerLiteral>: Codable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  init(from d: any Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(T.self)) ?? 0 }
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
extension KeyedDecodingContainer { func decode<T>(_ type: Default<T>.Type, forKey key: Key) throws -> Default<T> { try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: 0) } }
@propertyWrapper struct Trimmed: Codable, Hashable { private var s: String; var wrappedValue: String { get { s } set { s = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { s = ""; self.wrappedValue = wrappedValue } 
  init(from d: any Decoder) throws { self.init(wrappedValue: try d.singleValueContainer().decode(String.self)) }
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(s) } }
struct User: Codable { @Default var age: Int = 5; @Trimmed var name = " bob "; var tags: [String]? }
struct Keyed: Codable { @Default var n: Int; enum CodingKeys: String, CodingKey { case n = "number" } }
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
func js<T: Encodable>(_ t: T) throws -> String { String(decoding: try enc.encode(t), as: UTF8.self) }
print(try js(User()), try js(Keyed(n: 3)))
// expect: {"age":5,"name":"bob"} {"number":3}
func parse<T: Decodable>(_ s: String, _ t: T.Type) throws -> T { try JSONDecoder().decode(t, from: Data(s.utf8)) }
let u = try parse(#"{"name":"  x ","age":"bad"}"#, User.self); print(u.age, "[\(u.name)]", u.tags as Any)
// expect: 0 [x] nil
let v = try parse(#"{"name":"y"}"#, User.self); print(v.age, v.name)
// expect: 0 y
print(try parse(#"{"number":8}"#, Keyed.self).n, try parse("{}", Keyed.self).n)
// expect: 8 0
do { _ = try parse(#"{"age":1}"#, User.self) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) }
// expect: missing name
final class Settings: Codable { @Default var volume: Int = 7; var name = "s" }
print(try js(Settings()), try parse(#"{"name":"q"}"#, Settings.self).volume)
// expect: {"name":"s","volume":7} 0
