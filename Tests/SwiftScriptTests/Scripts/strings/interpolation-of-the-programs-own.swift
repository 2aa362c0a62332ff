extension String.StringInterpolation {
  mutating func appendInterpolation(s2 x: Int) {
    appendLiteral("[\(x)]")
  }
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation(repeating x: String, _ n: Int) {
    for _ in 0..<n { appendInterpolation(x) }
  }
  mutating func appendInterpolation(bool x: Bool) {
    appendLiteral(x ? "yes" : "no")
  }
  mutating func appendInterpolation(_ x: Bool) {
    appendLiteral(x ? "YES" : "NO")
  }
}
struct T33: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral s: String) { text = s }
}
struct T34: ExpressibleByStringInterpolation, CustomStringConvertible {
  var parts: [String]
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.append("\(literalCapacity)/\(interpolationCount)") }
    mutating func appendLiteral(_ s: String) { parts.append("L" + s) }
    mutating func appendInterpolation<T>(_ x: T) { parts.append("I\(x)") }
    mutating func appendInterpolation(hex x: Int) { parts.append("H" + String(x, radix: 16)) }
  }
  init(stringLiteral s: String) { parts = ["S" + s] }
  init(stringInterpolation i: StringInterpolation) { parts = i.parts }
  var description: String { parts.joined(separator: ",") }
}
print("\(s2: 4)")  // expect: [4]
print("a\(repeating: "x", 3)b \(bool: true) \(false) \([true])")  // expect: axxxb yes NO [true]
let v33: T33 = "a\(1)b\(s2: 3)"
print(v33.text)  // expect: a1b[3]
let t: T34 = "a\(1)b\(hex: 255)"
print(t, "x" as T34)  // expect: 2/2,La,I1,Lb,Hff,L Sx
