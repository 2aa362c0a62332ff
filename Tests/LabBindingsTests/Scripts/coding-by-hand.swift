import Foundation
struct Point: Codable { var x: Double; var y: Double
  enum CodingKeys: String, CodingKey { case x = "X", y = "Y" } }
struct User: Codable, Equatable {
  let id: Int; let name: String; let tags: [String]; let nick: String?
  enum CodingKeys: String, CodingKey { case id, name = "full_name", tags, nick }
  init(id: Int, name: String, tags: [String], nick: String?) { self.id = id; self.name = name; self.tags = tags; self.nick = nick }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decode(String.self, forKey: .name).capitalized
    tags = try c.decodeIfPresent([String].self, forKey: .tags) ?? []
    nick = try c.decodeIfPresent(String.self, forKey: .nick)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id)
    try c.encode(name.uppercased(), forKey: .name)
    try c.encode(tags, forKey: .tags)
    try c.encodeIfPresent(nick, forKey: .nick)
  }
}
let json = #"{"id": 7, "full_name": "ada lovelace", "nick": null}"#.data(using: .utf8)!
let u = try JSONDecoder().decode(User.self, from: json)
print(u)
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
print(String(data: try enc.encode(u), encoding: .utf8)!)
print(String(data: try enc.encode(Point(x: 1, y: 2.5)), encoding: .utf8)!)
struct Wrapper: Decodable { let items: [Item]; let total: Int
  struct Item: Decodable { let name: String; let price: Double }
  enum Keys: String, CodingKey { case data, meta }
  enum MetaKeys: String, CodingKey { case total }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: Keys.self)
    items = try c.decode([Item].self, forKey: .data)
    let m = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    total = try m.decode(Int.self, forKey: .total)
  } }
let w = try JSONDecoder().decode(Wrapper.self, from: Data(#"{"data":[{"name":"a","price":1}],"meta":{"total":1}}"#.utf8))
print(w.items[0].price, w.total, w.items.count)
enum Kind: String, Codable { case a, b }
struct K: Codable { let kind: Kind; let when: Int? }
print(try JSONDecoder().decode([K].self, from: Data(#"[{"kind":"a"},{"kind":"b","when":3}]"#.utf8)).map { "\($0.kind) \($0.when ?? -1)" })
do { _ = try JSONDecoder().decode(K.self, from: Data(#"{"kind":"zz"}"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) } catch { print("other") }
do { _ = try JSONDecoder().decode(User.self, from: Data(#"{"id": 1}"#.utf8)) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) } catch { print("other", error) }
struct Temp: Codable { var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); celsius = try c.decode(Double.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(celsius) } }
print(try JSONDecoder().decode([Temp].self, from: Data("[1, 2.5]".utf8)), String(data: try enc.encode([Temp(celsius: 3)]), encoding: .utf8)!)

// expect: User(id: 7, name: "Ada Lovelace", tags: [], nick: nil)
// expect: {"full_name":"ADA LOVELACE","id":7,"tags":[]}
// expect: {"X":1,"Y":2.5}
// expect: 1.0 1 1
// expect: ["a -1", "b 3"]
// expect: Cannot initialize Kind from invalid String value zz
// expect: missing full_name
// expect: [main.Temp(celsius: 1.0), main.Temp(celsius: 2.5)] [3]
