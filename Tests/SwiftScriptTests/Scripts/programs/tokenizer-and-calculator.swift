enum Token: Equatable { case number(Double), op(Character), open, close }
enum CalcError: Error { case unexpected(Character), unfinished, divisionByZero }
func tokenize(_ text: String) throws -> [Token] {
  var tokens: [Token] = []
  var digits = ""
  func flush() { if let n = Double(digits) { tokens.append(.number(n)) }; digits = "" }
  for c in text {
    switch c {
    case "0"..."9", ".": digits.append(c)
    case "+", "-", "*", "/": flush(); tokens.append(.op(c))
    case "(": flush(); tokens.append(.open)
    case ")": flush(); tokens.append(.close)
    case " ": flush()
    default: throw CalcError.unexpected(c)
    }
  }
  flush()
  return tokens
}
struct Parser {
  var tokens: [Token]
  var position = 0
  var current: Token? { position < tokens.count ? tokens[position] : nil }
  mutating func expression() throws -> Double {
    var value = try term()
    while case .op(let o)? = current, o == "+" || o == "-" {
      position += 1
      let right = try term()
      value = o == "+" ? value + right : value - right
    }
    return value
  }
  mutating func term() throws -> Double {
    var value = try factor()
    while case .op(let o)? = current, "*/".contains(o) {
      position += 1
      let right = try factor()
      if o == "/" && right == 0 { throw CalcError.divisionByZero }
      value = o == "*" ? value * right : value / right
    }
    return value
  }
  mutating func factor() throws -> Double {
    guard let token = current else { throw CalcError.unfinished }
    position += 1
    switch token {
    case .number(let n): return n
    case .op("-"): return -(try factor())
    case .open:
      let value = try expression()
      guard current == .close else { throw CalcError.unfinished }
      position += 1
      return value
    default: throw CalcError.unfinished
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "-(2 + 3)", "1 / 0", "2 +", "a"] {
  do {
    var parser = Parser(tokens: try tokenize(text))
    print(text, "=", try parser.expression())
    // expect: 1 + 2 * 3 = 7.0
    // expect: (1 + 2) * 3 = 9.0
    // expect: 10 / 4 - 1 = 1.5
    // expect: -(2 + 3) = -5.0
  } catch { print(text, "->", error) }
  // expect: 1 / 0 -> divisionByZero
  // expect: 2 + -> unfinished
  // expect: a -> unexpected("a")
}
