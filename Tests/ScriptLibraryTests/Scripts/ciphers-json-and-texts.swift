// text processing: caesar, roman, morse, csv, word wrap, diff, JSON
import Foundation
extension Character {
  func shifted(_ n: Int) -> Character {
    guard let a = asciiValue, isLetter else { return self }
    let base: UInt8 = isUppercase ? 65 : 97
    return Character(UnicodeScalar((a - base + UInt8((n % 26 + 26) % 26)) % 26 + base))
  }
}
func caesar(_ s: String, _ n: Int) -> String { String(s.map { $0.shifted(n) }) }
print(caesar("Hello, World!", 3), caesar(caesar("abc xyz", 5), -5))
func roman(_ n: Int) -> String {
  let table: [(Int, String)] = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
  var n = n
  return table.reduce("") { acc, e in
    let (q, r) = n.quotientAndRemainder(dividingBy: e.0)
    n = r
    return acc + String(repeating: e.1, count: q)
  }
}
print([1994, 2024, 49].map(roman))
enum JSON {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral v: String) { self = .string(v) }
  init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(floatLiteral v: Double) { self = .number(v) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(e) }
}
extension JSON {
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return b ? "true" : "false"
    case .number(let n) where n.truncatingRemainder(dividingBy: 1) == 0: return String(Int(n))
    case .number(let n): return String(n)
    case .string(let s): return "\"" + s.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? { guard case .object(let o) = self else { return nil }; return o.first { $0.0 == key }?.1 }
  subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices ~= i { return a[i] } else { return nil } }
  var string: String? { if case let .string(s) = self { s } else { nil } }
}
let json: JSON = ["name": "Ann \"A\"", "age": 30, "pi": 3.14, "tags": ["x", nil, true, [1, 2]], "empty": [:]]
print(json.text)
print(json["name"]?.string ?? "-", json["tags"]?[0]?.string ?? "-", json["tags"]?[9]?.text ?? "none", json["age"]!.text)
struct JSONParser {
  enum Failure: Error { case unexpected(Character?, at: Int) }
  private var chars: [Character]; private var i = 0
  init(_ t: String) { chars = Array(t) }
  private var peek: Character? { i < chars.count ? chars[i] : nil }
  private mutating func skip() { while let c = peek, c.isWhitespace { i += 1 } }
  private mutating func eat(_ c: Character) throws { skip(); guard peek == c else { throw Failure.unexpected(peek, at: i) }; i += 1 }
  mutating func value() throws -> JSON {
    skip()
    switch peek {
    case "{":
      try eat("{"); var o: [(String, JSON)] = []; skip()
      while peek != "}" { let k = try value(); try eat(":"); o.append((k.string ?? "?", try value())); skip(); if peek == "," { i += 1; skip() } }
      i += 1; return .object(o)
    case "[":
      i += 1; var a: [JSON] = []; skip()
      while peek != "]" { a.append(try value()); skip(); if peek == "," { i += 1 } }
      i += 1; return .array(a)
    case "\"":
      i += 1; var t = ""
      while let c = peek, c != "\"" { t.append(c); i += 1 }
      i += 1; return .string(t)
    case let c? where c.isNumber || c == "-":
      var t = ""; while let c = peek, c.isNumber || "-.e".contains(c) { t.append(c); i += 1 }
      return .number(Double(t)!)
    case "t": i += 4; return .bool(true)
    case "f": i += 5; return .bool(false)
    case "n": i += 4; return .null
    case let other: throw Failure.unexpected(other, at: i)
    }
  }
}
for t in [#"{"a": [1, 2.5, {"b": null}], "c": "hi", "d": true}"#, "[1, ?]", "", "[-1e2]"] {
  var p = JSONParser(t)
  do { print(try p.value().text) } catch { print(error) }
}
func wrap(_ s: String, _ width: Int) -> [String] {
  s.split(separator: " ").reduce(into: [""]) { lines, word in
    if lines[lines.count - 1].isEmpty { lines[lines.count - 1] += word }
    else if lines.last!.count + 1 + word.count <= width { lines[lines.endIndex - 1] += " " + word }
    else { lines.append(String(word)) }
  }
}
print(wrap("the quick brown fox jumps over the lazy dog", 12))
let csv = "name,age\nAnn,30\nBob,x\n"
let rows = csv.components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst().map { $0.components(separatedBy: ",") }
print(rows.compactMap { r in Int(r[1]).map { (r[0], $0) } })
let isPalindrome: (String) -> Bool = { let c = $0.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
print("swift is fun".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
let text = "one two three two"
print(text.range(of: "two") != nil, text.replacingOccurrences(of: "two", with: "2"), text.hasPrefix("one"))
if let r = text.firstIndex(of: "t") { print(text[r...], text[..<r], text.distance(from: text.startIndex, to: r)) }

// expect: Khoor, Zruog! abc xyz
// expect: ["MCMXCIV", "MMXXIV", "XLIX"]
// expect: {"name":"Ann \"A\"","age":30,"pi":3.14,"tags":["x",null,true,[1,2]],"empty":{}}
// expect: Ann "A" x none 30
// expect: {"a":[1,2.5,{"b":null}],"c":"hi","d":true}
// expect: unexpected(Optional("?"), at: 4)
// expect: unexpected(nil, at: 0)
// expect: [-100]
// expect: ["the quick", "brown fox", "jumps over", "the lazy dog"]
// expect: [("Ann", 30)]
// expect: true false
// expect: Swift Is Fun
// expect: true one 2 three 2 true
// expect: two three two one  4
