// text parsing: tokenizer, RPN, Character, Substring
enum Token: Equatable { case number(Double), op(Character), open, close, name(Substring) }
enum ParseError: Error, CustomStringConvertible { case unexpected(Character, at: Int), unbalanced, empty
  var description: String { switch self { case let .unexpected(c, at): return "unexpected \(c) at \(at)"; case .unbalanced: return "unbalanced"; case .empty: return "empty" } } }
struct Lexer {
  let text: String; private var i: String.Index
  init(_ text: String) { self.text = text; i = text.startIndex }
  private func peek() -> Character? { i < text.endIndex ? text[i] : nil }
  private mutating func advance() { i = text.index(after: i) }
  private mutating func take(while p: (Character) -> Bool) -> Substring { let start = i; while let c = peek(), p(c) { advance() }; return text[start..<i] }
  mutating func tokens() throws -> [Token] {
    var all = [Token]()
    while let c = peek() {
      switch c {
      case " ", "\t": advance()
      case "0"..."9", ".": all.append(.number(Double(take { $0.isNumber || $0 == "." }) ?? .nan))
      case "+", "-", "*", "/", "^": all.append(.op(c)); advance()
      case "(": all.append(.open); advance()
      case ")": all.append(.close); advance()
      case _ where c.isLetter: all.append(.name(take(while: \.isLetter)))
      default: throw ParseError.unexpected(c, at: text.distance(from: text.startIndex, to: i))
      }
    }
    return all
  }
}
let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
func rpn(_ tokens: [Token]) throws -> [Token] {
  var out: [Token] = [], stack: [Token] = []
  for token in tokens {
    switch token {
    case .number, .name: out.append(token)
    case .op(let o):
      while case .op(let top)? = stack.last, precedence[top]! > precedence[o]! || (precedence[top] == precedence[o] && o != "^") { out.append(stack.removeLast()) }
      stack.append(token)
    case .open: stack.append(token)
    case .close:
      while let top = stack.popLast(), top != .open { out.append(top) }
    }
  }
  guard !stack.contains(.open) else { throw ParseError.unbalanced }
  return out + stack.reversed()
}
func evaluate(_ text: String, _ names: [String: Double] = [:]) -> Result<Double, Error> {
  Result {
    var lexer = Lexer(text)
    var stack: [Double] = []
    for t in try rpn(lexer.tokens()) {
      switch t {
      case .number(let n): stack.append(n)
      case .name(let s): stack.append(names[String(s), default: 0])
      case .op(let o):
        guard stack.count >= 2 else { throw ParseError.empty }
        let b = stack.removeLast(), a = stack.removeLast()
        let f: (Double, Double) -> Double
        switch o { case "+": f = (+); case "-": f = (-); case "*": f = { $0 * $1 }; case "/": f = (/); default: f = { b, e in (0..<Int(e)).reduce(1.0) { r, _ in r * b } } }
        stack.append(f(a, b))
      default: break
      }
    }
    return stack.last ?? 0
  }
}
for text in ["1 + 2 * 3", "(1+2)*3", "2 ^ 3 ^ 2", "x / 4 - y", "1 $ 2", "(1", "+"] {
  switch evaluate(text, ["x": 10]) { case .success(let v): print(text, "=", v); case .failure(let e): print(text, "→", e) }
}
let sentence = "the quick brown fox jumps over the lazy dog"
let counts = sentence.filter { !$0.isWhitespace }.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)\($0.value)" })
let words = sentence.split { $0 == " " }; print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(String(sentence.reversed()).prefix(4), words.max { $0.count < $1.count }!, sentence.firstIndex(of: "q").map { sentence[$0...].prefix(5) } ?? "")
func caesar(_ s: String, _ k: Int) -> String { String(s.map { c -> Character in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - base + UInt8((k + 26) % 26)) % 26 + base)) }) }
print(caesar("Hello, World", 3), caesar(caesar("Hello", 3), -3))
func isPalindrome<S: StringProtocol>(_ s: S) -> Bool { let l = s.lowercased().filter(\.isLetter); return l.elementsEqual(l.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("abc".dropLast()))
var rle = ""; var last: Character? = nil; var n = 0
for c in "aaabbc" + "$" { if c == last { n += 1 } else { if let l = last { rle += "\(l)\(n > 1 ? String(n) : "")" }; last = c; n = 1 } }
print(rle, "a-b_c".split(whereSeparator: { "-_".contains($0) }), "é".unicodeScalars.count, "\u{1F600}".utf8.count)

// expect: 1 + 2 * 3 = 7.0
// expect: (1+2)*3 = 9.0
// expect: 2 ^ 3 ^ 2 = 512.0
// expect: x / 4 - y = 2.5
// expect: 1 $ 2 → unexpected $ at 2
// expect: (1 → unbalanced
// expect: + → empty
// expect: ["o4", "e3", "h2"]
// expect: The Quick Brown Fox Jumps Over The Lazy Dog
// expect: god  quick quick
// expect: Khoor, Zruog Hello
// expect: true false
// expect: a3b2c ["a", "b", "c"] 1 4
