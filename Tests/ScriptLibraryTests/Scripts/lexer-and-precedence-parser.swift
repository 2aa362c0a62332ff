// Tokenizer and Pratt parser
enum Token: Equatable {
  case number(Double), ident(String), op(Character), lparen, rparen, comma, eof
}
struct Lexer: Sequence, IteratorProtocol {
  private let chars: [Character]
  private var pos = 0
  init(_ text: String) { chars = Array(text) }
  mutating func next() -> Token? {
    while pos < chars.count, chars[pos].isWhitespace { pos += 1 }
    guard pos < chars.count else { return nil }
    let c = chars[pos]
    switch c {
    case "0"..."9", ".":
      var s = ""
      while pos < chars.count, chars[pos].isNumber || chars[pos] == "." { s.append(chars[pos]); pos += 1 }
      return .number(Double(s)!)
    case _ where c.isLetter:
      let start = pos
      repeat { pos += 1 } while pos < chars.count && (chars[pos].isLetter || chars[pos].isNumber)
      return .ident(String(chars[start..<pos]))
    case "(": pos += 1; return .lparen
    case ")": pos += 1; return .rparen
    case ",": pos += 1; return .comma
    default: pos += 1; return .op(c)
    }
  }
}
indirect enum Expr {
  case num(Double)
  case variable(String)
  case unary(Character, Expr)
  case binary(Expr, Character, Expr)
  case call(String, [Expr])
}
enum ParseError: Error { case unexpected(Token), unknown(String), arity(name: String, expected: Int, got: Int) }
struct Parser {
  var tokens: ArraySlice<Token>
  init(_ text: String) { tokens = Array(Lexer(text))[...] }
  var peek: Token { tokens.first ?? .eof }
  @discardableResult mutating func advance() -> Token { tokens.popFirst() ?? .eof }
  static let precedence: [Character: (Int, Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func expect(_ token: Token) throws { guard advance() == token else { throw ParseError.unexpected(peek) } }
  mutating func primary() throws -> Expr {
    switch advance() {
    case .number(let n): return .num(n)
    case .ident(let name):
      guard peek == .lparen else { return .variable(name) }
      advance()
      var args: [Expr] = []
      while peek != .rparen {
        args.append(try expression(0))
        if peek == .comma { advance() } else { break }
      }
      try expect(.rparen)
      return .call(name, args)
    case .op("-"): return .unary("-", try expression(3))
    case .lparen:
      let e = try expression(0)
      try expect(.rparen)
      return e
    case let other: throw ParseError.unexpected(other)
    }
  }
  mutating func expression(_ minimum: Int) throws -> Expr {
    var left = try primary()
    while case .op(let c) = peek, let (p, right) = Self.precedence[c], p >= minimum {
      advance()
      left = .binary(left, c, try expression(right ? p : p + 1))
    }
    return left
  }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .num(let n): return n == n.rounded() ? String(Int(n)) : "\(n)"
    case .variable(let v): return v
    case .unary(let o, let e): return "(\(o)\(e))"
    case let .binary(l, o, r): return "(\(l) \(o) \(r))"
    case .call(let f, let args): return "\(f)(" + args.map(\.description).joined(separator: ", ") + ")"
    }
  }
  typealias Function = ([Double]) throws -> Double
  static var functions: [String: (Int, Function)] = [
    "max": (2, { Swift.max($0[0], $0[1]) }),
    "abs": (1, { Swift.abs($0[0]) }),
    "sqrt": (1, { $0[0].squareRoot() }),
  ]
  func evaluate(_ env: [String: Double] = [:]) throws -> Double {
    switch self {
    case .num(let n): return n
    case .variable(let v):
      guard let value = env[v] else { throw ParseError.unknown(v) }
      return value
    case .unary(_, let e): return try -e.evaluate(env)
    case .binary(let l, let o, let r):
      let (a, b) = (try l.evaluate(env), try r.evaluate(env))
      switch o {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return a / b
      case "^": return (0..<Int(b)).reduce(1) { acc, _ in acc * a }
      default: fatalError("no operator \(o)")
      }
    case .call(let f, let args):
      guard let (count, body) = Expr.functions[f] else { throw ParseError.unknown(f) }
      guard count == args.count else { throw ParseError.arity(name: f, expected: count, got: args.count) }
      return try body(args.map { try $0.evaluate(env) })
    }
  }
}
for text in ["1 + 2 * 3", "-2 ^ 2", "2 ^ 3 ^ 2", "max(x, abs(-7)) / 2", "sqrt(x", "foo(1)", "max(1)", "(1 + ", "y * 2", "1.5*4"] {
  do {
    var p = Parser(text)
    let e = try p.expression(0)
    print(e, "=", try e.evaluate(["x": 9]))
  } catch ParseError.unexpected(let t) {
    print("unexpected", t)
  } catch ParseError.arity(let name, let expected, let got) {
    print("\(name) takes \(expected), not \(got)")
  } catch {
    print("error:", error)
  }
}

// expect: (1 + (2 * 3)) = 7.0
// expect: (-(2 ^ 2)) = -4.0
// expect: (2 ^ (3 ^ 2)) = 512.0
// expect: (max(x, abs((-7))) / 2) = 4.5
// expect: unexpected eof
// expect: error: unknown("foo")
// expect: max takes 2, not 1
// expect: unexpected eof
// expect: error: unknown("y")
// expect: (1.5 * 4) = 6.0
