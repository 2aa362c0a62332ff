indirect enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
  static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return "\(b)"
    case .number(let n): return n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .string(let s): return "\"\(s)\""
    case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? { if case .object(let o) = self { return o.first { $0.0 == key }?.1 }; return nil }
  subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(i) { return a[i] }; return nil }
  var depth: Int {
    switch self {
    case .array(let a): return 1 + (a.map(\.depth).max() ?? 0)
    case .object(let o): return 1 + (o.map { $0.1.depth }.max() ?? 0)
    default: return 0
    }
  }
}
let j = JSON.object([("a", .array([.number(1), .number(2.5), .null])), ("b", .string("x")), ("c", .bool(true))])
print(j.text)  // expect: {"a":[1,2.5,null],"b":"x","c":true}
print(j["a"]?[1]?.text ?? "-", j["zz"] == nil, j.depth, j["b"] == .string("x"))
// expect: 2.5 true 2 true
extension JSON: ExpressibleByStringLiteral { init(stringLiteral s: String) { self = .string(s) } }
print(j["c"]!.text)  // expect: true
