import Foundation

struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable, Equatable {
  let name: String
  var age = 3
  var tags: [String]
  var address: Address?
  var scores: [String: Double] = [:]
}
func text(_ data: Data) -> String { String(data: data, encoding: .utf8)! }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let p = Person(name: "A/b", tags: ["x", "y"], address: Address(street: "S", zip: nil), scores: ["m": 1.5])
print(text(try encoder.encode(p)))
let q = try JSONDecoder().decode(Person.self, from: try encoder.encode(p))
print(q == p, q)
struct Custom: Codable {
  var id: Int
  var title: String
  var secret = "hidden"
  enum CodingKeys: String, CodingKey { case id = "identifier", title }
}
print(text(try encoder.encode(Custom(id: 1, title: "t"))))
print(try JSONDecoder().decode(Custom.self, from: Data(#"{"identifier": 7, "title": "z"}"#.utf8)))
enum Color: String, Codable { case red, green }
print(text(try encoder.encode([Color.red, .green])))
print(try JSONDecoder().decode([Color].self, from: Data(#"["green"]"#.utf8)))
enum Shape: Codable { case circle(radius: Double), square(Int), none }
print(text(try encoder.encode([Shape.circle(radius: 2), .square(3), .none])))
print(try JSONDecoder().decode([Shape].self, from: Data(#"[{"circle":{"radius":1.5}},{"none":{}},{"square":{"_0":4}}]"#.utf8)))
class Animal: Codable { var legs: Int; init(legs: Int) { self.legs = legs } }
class Dog: Animal {
  var name: String
  init(name: String) { self.name = name; super.init(legs: 4) }
  private enum Keys: String, CodingKey { case name }
  required init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    name = try c.decode(String.self, forKey: .name)
    try super.init(from: c.superDecoder())
  }
  override func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    try c.encode(name, forKey: .name)
    try super.encode(to: c.superEncoder())
  }
}
let dogData = try encoder.encode(Dog(name: "Rex"))
print(text(dogData))
let dog = try JSONDecoder().decode(Dog.self, from: dogData)
print(dog.name, dog.legs)
func attempt<T: Decodable>(_ type: T.Type, _ json: String) {
  do { print(try JSONDecoder().decode(type, from: Data(json.utf8))) }
  catch let DecodingError.keyNotFound(key, context) { print("key", key.stringValue, context.codingPath.map(\.stringValue), context.debugDescription) }
  catch let DecodingError.typeMismatch(type, context) { print("type", type, context.codingPath.map(\.stringValue), context.debugDescription) }
  catch let DecodingError.valueNotFound(type, context) { print("value", type, context.codingPath.map(\.stringValue), context.debugDescription) }
  catch let DecodingError.dataCorrupted(context) { print("data", context.codingPath.map(\.stringValue), context.debugDescription) }
  catch { print("other", error) }
}
attempt(Person.self, #"{"name": "x"}"#)
attempt(Person.self, #"{"name": 1}"#)
attempt(Person.self, #"{"name": null, "age": 1, "tags": []}"#)
attempt(Person.self, #"{"name": "x", "age": 1.5, "tags": []}"#)
attempt(Person.self, #"{"name": "x", "age": 1, "tags": [1]}"#)
attempt(Person.self, #"{"name": "x", "age": 1, "tags": ["a"], "address": {"street": true}}"#)
attempt(Person.self, #"[1]"#)
attempt([Int].self, #"{"a": 1}"#)
attempt([Int].self, #"null"#)
attempt(Int8.self, "300")
attempt(Color.self, #""blue""#)
attempt(Shape.self, #"{"a": 1}"#)
attempt(Person.self, "{oops")
attempt([Date].self, "[0]")
struct Snake: Codable { var firstName: String; var homeURL: URL }
let e2 = JSONEncoder()
e2.keyEncodingStrategy = .convertToSnakeCase
e2.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
print(text(try e2.encode(Snake(firstName: "A", homeURL: URL(string: "http://x.y/z")!))))
let d2 = JSONDecoder()
d2.keyDecodingStrategy = .convertFromSnakeCase
attempt(Snake.self, #"{"first_name": "B"}"#)
print(try d2.decode(Snake.self, from: Data(#"{"first_name": "B", "homeURL": "http://a.b"}"#.utf8)).firstName)
struct When: Codable { var at: Date }
for strategy in [JSONEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601] {
  let e = JSONEncoder()
  e.dateEncodingStrategy = strategy
  print(text(try e.encode(When(at: Date(timeIntervalSince1970: 1_000_000)))))
}
let d3 = JSONDecoder()
d3.dateDecodingStrategy = .iso8601
print(try d3.decode(When.self, from: Data(#"{"at": "2020-01-02T03:04:05Z"}"#.utf8)).at)
do { _ = try JSONEncoder().encode([Double.infinity]) } catch { print("\(error)".prefix(60)) }
print(text(try encoder.encode(["a": 1, "b": 2])), text(try encoder.encode([1: "x"])), text(try encoder.encode(Set([3]))))
print(text(try encoder.encode(1.0)), text(try encoder.encode(0.1)), text(try encoder.encode(Float(0.1))), text(try encoder.encode("é\n\"")))
struct Wrapper<T: Codable>: Codable { var value: T; var list: [T?] }
print(text(try encoder.encode(Wrapper(value: 1...3, list: [nil]))))
print(try JSONDecoder().decode(Wrapper<Int>.self, from: Data(#"{"value": 1, "list": [1, null]}"#.utf8)))
struct Manual: Decodable {
  let sum: Int
  enum CodingKeys: CodingKey { case numbers, info }
  enum InfoKeys: String, CodingKey { case factor = "f" }
  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    var list = try c.nestedUnkeyedContainer(forKey: .numbers)
    var total = 0
    while !list.isAtEnd { total += try list.decode(Int.self) }
    let info = try c.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    sum = total * (try info.decodeIfPresent(Int.self, forKey: .factor) ?? 1)
    print(c.allKeys.count, c.contains(.info), list.count ?? -1, decoder.codingPath.count)
  }
}
print(try JSONDecoder().decode(Manual.self, from: Data(#"{"numbers": [1,2], "info": {"f": 10}}"#.utf8)).sum)
extension CodingUserInfoKey { static let unit = CodingUserInfoKey(rawValue: "unit")! }
struct Measured: Decodable {
  let text: String
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Double.self)
    text = "\(value) \(decoder.userInfo[.unit] as? String ?? "?")"
  }
}
let d4 = JSONDecoder()
d4.userInfo[.unit] = "kg"
print(try d4.decode([Measured].self, from: Data("[1, 2.5]".utf8)).map(\.text))
// expect: {"address":{"street":"S"},"age":3,"name":"A\/b","scores":{"m":1.5},"tags":["x","y"]}
// expect: true Person(name: "A/b", age: 3, tags: ["x", "y"], address: Optional(main.Address(street: "S", zip: nil)), scores: ["m": 1.5])
// expect: {"identifier":1,"title":"t"}
// expect: Custom(id: 7, title: "z", secret: "hidden")
// expect: ["red","green"]
// expect: [main.Color.green]
// expect: [{"circle":{"radius":2}},{"square":{"_0":3}},{"none":{}}]
// expect: [main.Shape.circle(radius: 1.5), main.Shape.none, main.Shape.square(4)]
// expect: {"name":"Rex","super":{"legs":4}}
// expect: Rex 4
// expect: key age [] No value associated with key CodingKeys(stringValue: "age", intValue: nil) ("age").
// expect: type String ["name"] Expected to decode String but found number instead.
// expect: value String ["name"] Cannot get value of type String -- found null value instead
// expect: data [] The given data was not valid JSON.
// expect: type String ["tags", "Index 0"] Expected to decode String but found number instead.
// expect: type String ["address", "street"] Expected to decode String but found bool instead.
// expect: type Dictionary<String, Any> [] Expected to decode Dictionary<String, Any> but found an array instead.
// expect: type Array<Any> [] Expected to decode Array<Any> but found a dictionary instead.
// expect: value Array<Any> [] Cannot get unkeyed decoding container -- found null value instead
// expect: data [] The given data was not valid JSON.
// expect: data [] Cannot initialize Color from invalid String value blue
// expect: type Shape [] Invalid number of keys found, expected one.
// expect: data [] The given data was not valid JSON.
// expect: [2001-01-01 00:00:00 +0000]
// expect: {
// expect:   "first_name" : "A",
// expect:   "home_url" : "http://x.y/z"
// expect: }
// expect: key firstName [] No value associated with key CodingKeys(stringValue: "firstName", intValue: nil) ("firstName").
// expect: B
// expect: {"at":-977307200}
// expect: {"at":1000000}
// expect: {"at":1000000000}
// expect: {"at":"1970-01-12T13:46:40Z"}
// expect: 2020-01-02 03:04:05 +0000
// expect: EncodingError.invalidValue: inf (Double). Path: [0]. Debug d
// expect: {"a":1,"b":2} {"1":"x"} [3]
// expect: 1 0.1 0.1 "é\n\""
// expect: {"list":[null],"value":[1,3]}
// expect: Wrapper<Int>(value: 1, list: [Optional(1), nil])
// expect: 2 true 2 0
// expect: 30
// expect: ["1.0 kg", "2.5 kg"]
