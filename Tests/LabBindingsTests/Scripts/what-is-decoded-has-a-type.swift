import Foundation
struct Reading: Codable { var value: Double?; var list: [Double] }
let decoder = JSONDecoder()
let known = try? decoder.decode([Double].self, from: Data("[1.5, 2]".utf8))
print(known?.first ?? -1, known ?? [])  // expect: 1.5 [1.5, 2.0]
let empty = try JSONDecoder().decode([Double].self, from: Data("[]".utf8))
print(empty.first ?? -1)  // expect: -1.0
let bad = (try? decoder.decode([Double].self, from: Data("oops".utf8))) ?? [-1]
print(bad)  // expect: [-1.0]
let readings = try decoder.decode([Reading].self, from: Data(#"[{"list":[1]}]"#.utf8))
print(readings[0].value ?? -1, readings.first?.value ?? -1)  // expect: -1.0 -1.0
func load<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
let loaded = try load([Double].self, "[]")
print(loaded.first ?? -1)  // expect: -1.0
struct Renamed: Codable {
  var id: Int
  var fullName: String
  var role: String
  enum CodingKeys: String, CodingKey {
    case id, role
    case fullName = "full_name"
  }
}
do {
  _ = try decoder.decode(Renamed.self, from: Data(#"{"id": 3}"#.utf8))
} catch DecodingError.keyNotFound(let key, _) {
  print("no", key.stringValue)  // expect: no role
}
