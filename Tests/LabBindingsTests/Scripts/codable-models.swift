// Codable models
import Foundation
struct Address: Codable, Hashable { var street: String; var city: String; var zip: String? }
struct Person: Codable, Identifiable, CustomStringConvertible {
  let id: Int
  var name: String
  var email: String?
  var address: Address
  var tags: Set<String> = []
  var role: Role
  enum Role: String, Codable, CaseIterable { case admin, user, guest }
  private enum CodingKeys: String, CodingKey { case id, name, email = "mail", address, role }
  var description: String { "#\(id) \(name) <\(email ?? "-")> \(role.rawValue) \(address.city)" }
}
let json = """
[{"id": 1, "name": "Ada", "mail": "ada@x.org", "address": {"street": "S 1", "city": "London", "zip": "N1"}, "role": "admin"},
 {"id": 2, "name": "Bob", "address": {"street": "T 2", "city": "Rome"}, "role": "guest"}]
"""
do {
  let people = try JSONDecoder().decode([Person].self, from: Data(json.utf8))
  people.forEach { print($0) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
  print(String(data: try encoder.encode(people[1]), encoding: .utf8)!)
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(people.map(\.address)), as: UTF8.self))
} catch { print("failed", error) }
for bad in ["[{\"id\": \"x\"}]", "[{\"id\": 1, \"name\": \"N\", \"address\": {\"street\": \"a\"}, \"role\": \"user\"}]", "[{\"id\": 1, \"name\": \"N\", \"address\": {\"street\": \"a\", \"city\": \"c\"}, \"role\": \"king\"}]"] {
  do { _ = try JSONDecoder().decode([Person].self, from: bad.data(using: .utf8)!) }
  catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map { $0.stringValue }) }
  catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.map(\.stringValue)) }
  catch DecodingError.dataCorrupted(let context) { print("corrupt", context.codingPath.map(\.stringValue).joined(separator: "/")) }
  catch { print("other", error) }
}
enum Shape: Codable, Equatable {
  case circle(radius: Double), rect(width: Double, height: Double)
  enum Kind: String, Codable { case circle, rect }
  enum Keys: String, CodingKey { case kind, radius, width, height }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    switch try c.decode(Kind.self, forKey: .kind) {
    case .circle: self = .circle(radius: try c.decode(Double.self, forKey: .radius))
    case .rect: self = .rect(width: try c.decode(Double.self, forKey: .width), height: try c.decodeIfPresent(Double.self, forKey: .height) ?? 1)
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    switch self {
    case .circle(let r): try c.encode(Kind.circle, forKey: .kind); try c.encode(r, forKey: .radius)
    case let .rect(w, h): try c.encode(Kind.rect, forKey: .kind); try c.encode(w, forKey: .width); try c.encode(h, forKey: .height)
    }
  }
}
let shapes = try JSONDecoder().decode([Shape].self, from: Data(#"[{"kind":"circle","radius":2},{"kind":"rect","width":3}]"#.utf8))
print(shapes, shapes[0] == .circle(radius: 2))
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(data: try e.encode(shapes), encoding: .utf8)!)
struct Wrapper<T: Codable>: Codable { let data: T; let count: Int }
let w = try JSONDecoder().decode(Wrapper<[Int]>.self, from: Data("{\"data\":[1,2],\"count\":2}".utf8))
print(w, w.data.reduce(0, +))
struct Snake: Codable { let firstName: String; let lastSeen: Date }
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; d.dateDecodingStrategy = .secondsSince1970
let snake = try d.decode(Snake.self, from: Data(#"{"first_name":"S","last_seen":86400}"#.utf8))
print(snake.firstName, snake.lastSeen.timeIntervalSince1970)
let any = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2.5,"x",null,true]}"#.utf8)) as! [String: Any]
print((any["a"] as! [Any]).count, (any["a"] as? [Any])?.first as? Int ?? -1)
print(Person.Role.allCases.map(\.rawValue), Person.Role(rawValue: "user")!, Person.Role(rawValue: "x") as Any)
// expect: #1 Ada <ada@x.org> admin London
// expect: #2 Bob <-> guest Rome
// expect: {
// expect:   "address" : {
// expect:     "city" : "Rome",
// expect:     "street" : "T 2"
// expect:   },
// expect:   "id" : 2,
// expect:   "name" : "Bob",
// expect:   "role" : "guest"
// expect: }
// expect: [{"city":"London","street":"S 1","zip":"N1"},{"city":"Rome","street":"T 2"}]
// expect: mismatch Int ["Index 0", "id"]
// expect: missing city ["Index 0", "address"]
// expect: corrupt Index 0/role
// expect: [main.Shape.circle(radius: 2.0), main.Shape.rect(width: 3.0, height: 1.0)] true
// expect: [{"kind":"circle","radius":2},{"height":1,"kind":"rect","width":3}]
// expect: Wrapper<Array<Int>>(data: [1, 2], count: 2) 3
// expect: S 86400.0
// expect: 5 1
// expect: ["admin", "user", "guest"] user nil

// The memberwise initializer of a type whose only property is `from` has the label of the one that decodes.
struct Sender: Codable { let from: String }
func decode<Model: Decodable>(_ text: String) throws -> Model {
  try JSONDecoder().decode(Model.self, from: Data(text.utf8))
}
let sender: Sender = try decode(#"{"from": "Ada"}"#)
print(sender.from, Sender(from: "Bo").from)
// expect: Ada Bo
