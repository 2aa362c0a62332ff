import Foundation
enum Shape: Codable, Equatable { case none, circle(Double), rect(width: Int, height: Int?), named(String, tags: [String]) }
enum Level: String, Codable { case low, high }
enum Plain: Codable { case a, b; enum CodingKeys: String, CodingKey { case a = "first", b } }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let all: [Shape] = [.none, .circle(1.5), .rect(width: 2, height: nil), .rect(width: 1, height: 4), .named("x", tags: ["t"])]
let text = String(decoding: try! e.encode(all), as: UTF8.self)
print(text)
print(try! JSONDecoder().decode([Shape].self, from: Data(text.utf8)) == all)
print(String(decoding: try! e.encode([Level.low]), as: UTF8.self), String(decoding: try! e.encode(["k": Plain.a]), as: UTF8.self))
for bad in [#"{"circle":{}}"#, #"{"oval":{}}"#, "3"] {
  do { print(try JSONDecoder().decode(Shape.self, from: Data(bad.utf8))) }
  catch DecodingError.keyNotFound(let key, _) { print("no", key.stringValue) }
  catch DecodingError.typeMismatch(_, let context) { print("mismatch", context.codingPath.count) }
  catch { print("other") }
}
// expect: [{"none":{}},{"circle":{"_0":1.5}},{"rect":{"width":2}},{"rect":{"height":4,"width":1}},{"named":{"_0":"x","tags":["t"]}}]
// expect: true
// expect: ["low"] {"k":{"first":{}}}
// expect: no _0
// expect: mismatch 0
// expect: mismatch 0
