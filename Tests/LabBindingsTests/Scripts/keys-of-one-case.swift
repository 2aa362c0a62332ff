import Foundation
enum Switch: Codable {
  case on
  case off(reason: String, code: Int)
  case dimmed(Int, by: String?)
  enum CodingKeys: String, CodingKey { case on, off = "out", dimmed }
  enum OffCodingKeys: String, CodingKey { case reason = "why", code }
  enum DimmedCodingKeys: String, CodingKey { case _0 = "level", by }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let all = [Switch.on, .off(reason: "late", code: 3), .dimmed(4, by: nil), .dimmed(4, by: "me")]
let text = String(decoding: try encoder.encode(all), as: UTF8.self)
print(text)
for one in try JSONDecoder().decode([Switch].self, from: Data(text.utf8)) { print(one) }
for bad in [#"{"out":{"reason":"x","code":1}}"#, "{}", #"{"on":{},"out":{}}"#] {
  do {
    print(try JSONDecoder().decode(Switch.self, from: Data(bad.utf8)))
  } catch DecodingError.keyNotFound(let key, _) {
    print("no", key.stringValue)
  } catch DecodingError.typeMismatch(let type, let context) {
    print(type, context.debugDescription)
  }
}
do {
  print(try JSONDecoder().decode(Switch.self, from: Data("{}".utf8)))
} catch {
  print(error)
}
// expect: [{"on":{}},{"out":{"code":3,"why":"late"}},{"dimmed":{"level":4}},{"dimmed":{"by":"me","level":4}}]
// expect: on
// expect: off(reason: "late", code: 3)
// expect: dimmed(4, by: nil)
// expect: dimmed(4, by: Optional("me"))
// expect: no why
// expect: Switch Invalid number of keys found, expected one.
// expect: Switch Invalid number of keys found, expected one.
// expect: DecodingError.typeMismatch: expected value of type Switch. Debug description: Invalid number of keys found, expected one.
