// Tokenizer and recursive descent
enum Token: Equatable, CustomStringConvertible {
  case number(Double), op(Character), paren(Character), name(String)
  var description: String {
    switch self {
    case .number(let n): return "\(n)"
    case .op(let c), .paren(let c): return String(c)
    case let .name(s): return s
    }
  }
}
enum ParseError: Error { case unexpected(Character, at: Int), unexpectedEnd, unknown(name: String) }
struct Lexer: Sequence, IteratorProtocol {
  private var rest: Substring
  private(set) var offset = 0
  init(_ text: String) { rest = text[...] }
  mutating func next() -> Token? {
    while let c = rest.first, c.isWhitespace { rest.removeFirst(); offset += 1 }
    guard let c = rest.first else { return nil }
    if c.isNumber {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count); offset += digits.count
      return .number(Double(digits)!)
    }
    if c.isLetter {
      let word = rest.prefix(while: { $0.isLetter })
      rest.removeFirst(word.count); offset += word.count
      return .name(String(word))
    }
    rest.removeFirst(); offset += 1
    return "()".contains(c) ? .paren(c) : .op(c)
  }
}
print(Array(Lexer("3 + 4.5*(x - 1)")))
final class Parser {
  private var tokens: ArraySlice<Token>
  private let names: [String: Double]
  init(_ text: String, names: [String: Double] = [:]) { tokens = Array(Lexer(text))[...]; self.names = names }
  func parse() throws -> Double {
    let v = try sum()
    if let t = tokens.first { throw ParseError.unexpected(t.description.first!, at: tokens.startIndex) }
    return v
  }
  private func sum() throws -> Double {
    var v = try product()
    while let t = tokens.first {
      if t == .op("+") { tokens.removeFirst(); v += try product() }
      else if t == .op("-") { tokens.removeFirst(); v -= try product() }
      else { break }
    }
    return v
  }
  private func product() throws -> Double {
    var v = try atom()
    while case .op(let c)? = tokens.first, "*/".contains(c) {
      tokens.removeFirst()
      let r = try atom()
      v = c == "*" ? v * r : v / r
    }
    return v
  }
  private func atom() throws -> Double {
    guard let t = tokens.popFirst() else { throw ParseError.unexpectedEnd }
    switch t {
    case .number(let n): return n
    case .name(let s):
      guard let v = names[s] else { throw ParseError.unknown(name: s) }
      return v
    case .paren("("):
      let v = try sum()
      guard tokens.popFirst() == .paren(")") else { throw ParseError.unexpectedEnd }
      return v
    case .op("-"): return -(try atom())
    case .op(let c), .paren(let c): throw ParseError.unexpected(c, at: tokens.startIndex)
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-x * 2", "2 *", "y", "1 ) 2", "10 / 4 - 1"] {
  do { print(text, "=", try Parser(text, names: ["x": 5]).parse()) }
  catch ParseError.unexpected(let c, let at) { print(text, "unexpected", c, at) }
  catch { print(text, error) }
}
func parseCSV(_ text: String) -> [[String: String]] {
  let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  guard let header = lines.first else { return [] }
  return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
}
let rows = parseCSV("name,age\nAda,36\nAlan,41\n,")
print(rows.map { "\($0["name"]!):\($0["age"]!)" }, rows.count)
func words(_ s: String) -> [(word: String, count: Int)] {
  let w = s.lowercased().split { !$0.isLetter }.map(String.init)
  return Dictionary(w.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (word: $0.key, count: $0.value) }
}
print(words("the cat and the hat and the bat").prefix(3))
var caesar = ""
for scalar in "Hello, World".unicodeScalars {
  switch scalar {
  case "a"..."z": caesar.unicodeScalars.append(Unicode.Scalar((scalar.value - 97 + 13) % 26 + 97)!)
  case "A"..."Z": caesar.unicodeScalars.append(Unicode.Scalar((scalar.value - 65 + 13) % 26 + 65)!)
  default: caesar.unicodeScalars.append(scalar)
  }
}
print(caesar)
func rle(_ s: String) -> String {
  var out = "", run = 0
  var last: Character?
  for c in s { if c == last { run += 1 } else { if let l = last { out += "\(run)\(l)" }; last = c; run = 1 } }
  if let l = last { out += "\(run)\(l)" }
  return out
}
print(rle("aaabccd"), rle(""))
func unrle(_ s: String) -> String {
  var out = "", n = 0
  for c in s { if let d = c.wholeNumberValue { n = n * 10 + d } else { out += String(repeating: c, count: n); n = 0 } }
  return out
}
print(unrle("3a1b12c"))
let camel = "fooBarBaz".reduce(into: "") { s, c in if c.isUppercase { s.append("_"); s.append(contentsOf: c.lowercased()) } else { s.append(c) } }
print(camel, "foo_bar".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalizedFirst }.joined())
extension StringProtocol { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
let vowels = Set("aeiou")
print("Functional".filter { !vowels.contains($0) }, "radar" == String("radar".reversed()), Array("abc").permutations.map { String($0) })
extension Array { var permutations: [[Element]] {
  guard count > 1 else { return [self] }
  return indices.flatMap { i -> [[Element]] in var rest = self; let x = rest.remove(at: i); return rest.permutations.map { [x] + $0 } }
} }
// expect: [3.0, +, 4.5, *, (, x, -, 1.0, )]
// expect: 1 + 2 * 3 = 7.0
// expect: (1 + 2) * 3 = 9.0
// expect: -x * 2 = -10.0
// expect: 2 * unexpectedEnd
// expect: y unknown(name: "y")
// expect: 1 ) 2 unexpected ) 1
// expect: 10 / 4 - 1 = 1.5
// expect: ["Ada:36", "Alan:41", ":"] 3
// expect: [(word: "the", count: 3), (word: "and", count: 2), (word: "bat", count: 1)]
// expect: Uryyb, Jbeyq
// expect: 3a1b2c1d 
// expect: aaabcccccccccccc
// expect: foo_bar_baz fooBar
// expect: Fnctnl true ["abc", "acb", "bac", "bca", "cab", "cba"]
