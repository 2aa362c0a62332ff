extension Generator {
  /// Payloads, raw values, patterns, recursion.
  func enums() {
    let shape = name("E")
    let raw = name("E")
    let code = name("E")
    let expr = name("E")
    declare(
      """
      enum \(shape): Equatable {
      case dot
      case circle(Int)
      case rect(w: Int, h: Int)
      case named(String, tags: [String])
      case pair(Int, String?)
      static let unit = \(shape).circle(1)
      var area: Int {
      switch self {
      case .dot:
      return 0
      case .circle(let r) where r > 10:
      return -1
      case .circle(let r):
      return 3 &* r &* r
      case let .rect(w, h):
      return w &* h
      case .named(_, tags: let tags):
      return tags.count
      case .pair(let n, nil):
      return n
      case .pair(let n, let s?):
      return n &+ s.count
      }
      }
      mutating func grow() {
      if case .circle(let r) = self {
      self = .circle(r &+ 1)
      } else {
      self = .dot
      }
      }
      }
      enum \(raw): String, CaseIterable {
      case red, green = "GREEN", blue
      var next: \(raw) {
      let all = Self.allCases
      return all[(all.firstIndex(of: self)! + 1) % all.count]
      }
      }
      enum \(code): Int, Comparable {
      case low = \(pick("1", "-2", "10")), mid, high = 40, top
      static func < (a: Self, b: Self) -> Bool {
      a.rawValue < b.rawValue
      }
      }
      indirect enum \(expr) {
      case n(Int)
      case add(\(expr), \(expr))
      case mul(\(expr), \(expr))
      func value() -> Int {
      switch self {
      case .n(let x):
      x
      case .add(let a, let b):
      a.value() &+ b.value()
      case .mul(.n(0), _), .mul(_, .n(0)):
      0
      case .mul(let a, let b):
      a.value() &* b.value()
      }
      }
      }
      """
    )
    rule(
      shape,
      "\(shape).dot",
      "\(shape).circle(«~Int»)",
      "\(shape).rect(w: «~Int», h: «~Int»)",
      "\(shape).named(«~String», tags: «~[String]»)",
      "\(shape).pair(«~Int», «~String?»)",
      "\(shape).unit"
    )
    rule(
      raw,
      "\(raw).red",
      "\(raw).blue",
      "«\(raw)».next",
      "(\(raw)(rawValue: «String») ?? .green)"
    )
    rule(
      expr,
      "\(expr).n(«~Int»)",
      "\(expr).add(«\(expr)», «\(expr)»)",
      "\(expr).mul(«\(expr)», «\(expr)»)"
    )
    rule(
      "Int",
      "«\(shape)».area",
      "«\(expr)».value()",
      "\(code).\(pick("low", "mid", "top")).rawValue",
      "(\(code)(rawValue: «Int»)?.rawValue ?? 0)"
    )
    rule("Bool", "(«\(shape)» == «\(shape)»)", "(«\(raw)» == .red)", "(\(code).low < .high)")
    rule("String", "«\(raw)».rawValue", "\"\\(«\(raw)»)\"", "\"\\(«\(shape)»)\"")
    let v = variable(shape, isMutable: true)
    let actions = [
      "\(v).grow()", "\(v) = .rect(w: 2, h: «~Int»)",
      "if case .rect(let w, _) = \(v), w > 1 {\nprint(\"wide\", w)\n}",
      "if case let .named(s, tags) = \(v) {\nprint(s, tags)\n} else if case .dot = \(v) {\nprint(\"dot\")\n}",
      "switch \(v) {\ncase .circle(1...5):\nprint(\"small\")\ncase .circle, .dot:\nprint(\"round\")\ncase .rect(w: let a, h: let b) where a == b:\nprint(\"square\")\ndefault:\nprint(\"other\")\n}",
      "for case .circle(let r) in [\(v), .circle(7), .dot] {\nprint(\"r\", r)\n}",
      "switch (\(v), «\(raw)») {\ncase (.dot, .red), (.circle, .red):\nprint(\"red\")\ncase (_, let c) where c != .blue:\nprint(\"not blue\", c)\ncase (let s, .blue):\nprint(\"blue\", s.area)\ncase (_, _):\nprint(\"any\")\n}",
      "let \(v)m: (Int) -> \(shape) = \(shape).circle\nprint(\(v)m(3), [1, 2].map(\(shape).circle))",
      "guard case .dot = \(shape).dot else {\nfatalError()\n}",
      "while case .circle(let r) = \(v), r < 4, r > 0 {\nprint(\"grow\", r)\n\(v).grow()\n}",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    show(v, "\(v).area")
    let prints = [
      "\(raw).allCases.map(\\.rawValue)", "«\(raw)».next", "«\(shape)»", "[«\(shape)», .dot]",
      "\(raw)(rawValue: \"GREEN\") as Any", "\(raw)(rawValue: \"nope\") == nil",
      "\(code).mid.rawValue", "[\(code).high, .low, .mid].sorted()", "max(\(code).low, .top)",
      "«\(expr)».value()", "\(expr).mul(.n(2), .add(.n(3), .n(«~Int»))).value()",
      "\(shape).named(\"n\", tags: [\"t\"])", "Optional(\(shape).rect(w: 1, h: 2)) as Any",
      "type(of: \(v))", "[\(raw).red: 1][.red] ?? 0",
      "\(raw).red.hashValue == \(raw).red.hashValue",
      "\(code).top.rawValue", "«\(shape)» == .circle(1)",
    ]
    show(some: prints)
  }

  /// Throwing, catching by pattern, `defer`, `try?`, `rethrows`, typed errors, `Result`.
  func errors() {
    let error = name("E")
    let other = name("E")
    let f = name("f")
    declare(
      """
      enum \(error): Error, Equatable {
      case small
      case big(Int)
      case text(String, code: Int)
      }
      struct \(other): Error {
      var n: Int
      }
      class \(error)c: Error {
      }
      final class \(error)d: \(error)c {
      }
      func \(f)(_ n: Int) throws -> Int {
      defer {
      print("leave", n)
      }
      switch n {
      case ..<0:
      throw \(error).small
      case 0:
      throw \(other)(n: n)
      case 1:
      throw \(pick("\(error)d()", "\(error)c()"))
      case 2:
      throw \(error).text("two", code: n)
      case 50...:
      throw \(error).big(n)
      default:
      return n &* 2
      }
      }
      func \(f)catch(_ body: () throws -> Int) -> String {
      do {
      return "ok \\(try body())"
      } catch \(error).small {
      return "small"
      } catch \(error).big(let n) where n > 60 {
      return "very big \\(n)"
      } catch let \(error).text(t, c) {
      return "text \\(t) \\(c)"
      } catch let e as \(error) {
      return "error \\(e)"
      } catch is \(error)d {
      return "class d"
      } catch let e as \(other) {
      return "other \\(e.n)"
      } catch {
      return "any \\(error is \(error)c)"
      }
      }
      func \(f)re<T>(_ x: T, _ g: (T) throws -> T) rethrows -> T {
      try g(g(x))
      }
      func \(f)typed(_ n: Int) throws(\(error)) -> String {
      if n > 5 {
      throw .big(n)
      }
      return "fine"
      }
      func \(f)order() throws -> Int {
      var n = 1
      defer {
      print("defer 1", n)
      }
      defer {
      n &+= 10
      print("defer 2", n)
      }
      if \(pick("n > 5", "n < 5")) {
      n = 3
      }
      return try \(f)(n)
      }
      struct \(other)s {
      let v: Int
      init(_ v: Int) throws {
      self.v = try \(f)(v)
      }
      init?(maybe v: Int) {
      guard v > 3 else {
      return nil
      }
      self.v = v
      }
      }
      """
    )
    let v = name("v")
    let actions = [
      "do {\nprint(try \(f)typed(«Int»))\n} catch {\nprint(error)\n}",
      "do {\nlet \(v) = try \(f)order()\nprint(\(v))\n} catch {\nprint(\"caught\", error is \(error)d)\n}",
      "for \(v)i in [3, -1, 70] {\ndo {\nif \(v)i == 3 {\ncontinue\n}\nprint(try \(f)(\(v)i))\n} catch \(error).small, \(error).big(70) {\nprint(\"two patterns\", \(v)i)\n} catch {\nprint(\"rest\")\n}\n}",
      "if let \(v) = try? \(f)(«Int») {\nprint(\(v))\n} else {\nprint(\"nothing\")\n}",
      "let \(v)r = Result { try \(f)(«!Int») }\nswitch \(v)r {\ncase .success(let n):\nprint(\"success\", n)\ncase .failure(let e as \(error)):\nprint(\"failure\", e)\ncase .failure:\nprint(\"failure\")\n}",
      "let \(v)q: Result<Int, \(error)> = \(pick(".success(3)", ".failure(.small)"))\nprint(\(v)q, \(v)q.map { $0 &+ 1 }, (try? \(v)q.get()) as Any, \(v)q.mapError { _ in \(other)(n: 1) })",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      "\(f)catch { try \(f)(«Int») }",
      "\(f)catch { try \(f)(\(pick("0", "1", "2", "55", "99", "-3"))) }",
      "(try? \(f)(«Int»)) as Any", "try? \(f)re(3) { try \(f)($0) }", "\(f)re(«Int») { $0 &+ 1 }",
      "\(f)catch { try \(f)(3) &+ \(f)(2) }", "(try? \(other)s(«Int»))?.v as Any",
      "\(other)s(maybe: «Int»)?.v ?? -1", "try! \(f)(5)",
      "(try? [1, 5, 9].map { try \(f)($0 &* 4) }) as Any", "\(f)catch { throw \(other)(n: «Int») }",
      "(try? \(f)typed(«Int»)) ?? \"nil\"",
      "(try? «Int») ?? 3", "\"\\(\(error).text(\"a\", code: 1))\"", "\(error).big(1) == .big(1)",
      "(\(other)(n: 3) as any Error) is \(error)",
      "(\(error).small as any Error as? \(error)) == .small",
      "[3, 60, 5].compactMap { try? \(f)($0) }", "type(of: \(error).small as any Error)",
    ]
    show(some: prints)
  }

  /// Loops with labels, `switch` with everything, `if` and `switch` as expressions.
  func controlFlow() {
    let v = name("v")
    let f = name("f")
    declare(
      "func \(f)(_ x: Any) -> String {\nswitch x {\ncase 0 as Int:\nreturn \"zero\"\ncase let n as Int where n < 0:\nreturn \"negative\"\ncase is Int:\nreturn \"int\"\ncase let s as String:\nreturn \"string \" + s\ncase let (a, b) as (Int, Int):\nreturn \"pair \\(a &+ b)\"\ncase let xs as [Int]:\nreturn \"ints \\(xs.count)\"\ncase let g as (Int) -> Int:\nreturn \"function \\(g(2))\"\ncase Optional<Any>.none:\nreturn \"nil\"\ndefault:\nreturn \"\\(type(of: x))\"\n}\n}"
    )
    run("var \(v) = «!Int»")
    let actions = [
      "outer: for i in 0..<4 {\nfor j in stride(from: 3, to: 0, by: -1) {\nif (i &+ j) % 3 == \(below(3)) {\n\(pick("continue outer", "break outer", "continue", "break"))\n}\nprint(i, j)\n}\n}",
      "repeat {\n\(v) &+= 3\nif \(v) % 4 == 0 {\nbreak\n}\n} while \(v) < 20 && \(v) > -20",
      "loop: while true {\n\(v) &+= 5\nswitch \(v) % 5 {\ncase 1, 2:\nbreak\ncase let n where n < 0:\ncontinue loop\ndefault:\nbreak loop\n}\nprint(\"after\", \(v))\nif \(v) > 40 {\nbreak\n}\n}",
      "switch («Int») {\ncase 0:\nprint(\"0\")\nfallthrough\ncase 1, 2:\nprint(\"1 or 2\")\ncase 3..<10:\nprint(\"few\")\nfallthrough\ncase 10...:\nprint(\"many\")\ndefault:\nprint(\"negative\")\n}",
      "let \(v)e = if \(v) > 3 { \"big\" } else if \(v) < 0 { \"negative\" } else { \"small\" }\nprint(\(v)e)",
      "let \(v)s: Double = switch \(v) % 3 { case 0: 1 case 1: 2.5 default: 3 }\nprint(\(v)s)",
      "for (k, x) in [(1, \"a\"), (2, \"b\"), (3, \"c\")] where k != 2 {\nprint(k, x)\n}",
      "for c in («String») {\nprint(c, terminator: c == \"a\" ? \";\" : \",\")\n}\nprint()",
      "switch («String») {\ncase \"\":\nprint(\"empty\")\ncase let s where s.count > 2:\nprint(\"long\", s)\ncase \"a\"...\"b\":\nprint(\"a to b\")\ndefault:\nprint(\"short\")\n}",
      "switch («Int», «Bool») {\ncase (1...3, true), (0, _):\nprint(\"A\")\ncase (let n, false) where n % 2 == 0:\nprint(\"B\", n)\ncase (_, let b):\nprint(\"C\", b)\n}",
      "guard1: do {\nif \(v) % 2 == 0 {\nprint(\"even\")\nbreak guard1\n}\nprint(\"odd\")\n}",
      "var \(v)it = [1, 2, 3].makeIterator()\nwhile let x = \(v)it.next() {\nprint(x)\nif x == 2 {\nbreak\n}\n}\nprint(\(v)it.next() as Any)",
      "for i in (1...3).reversed() {\ndefer {\nprint(\"end\", i)\n}\nif i == 2 {\ncontinue\n}\nprint(\"body\", i)\n}",
      "var \(v)list = [1, 2, 3]\nfor x in \(v)list {\n\(v)list.append(x &* 10)\n}\nprint(\(v)list)",
      "switch \"x\" as Character {\ncase \"a\", \"e\":\nprint(\"vowel\")\ncase \"a\"...\"z\":\nprint(\"letter\")\ndefault:\nprint(\"other\")\n}",
      "do {\nlet \(v) = \(v) &+ 1\nprint(\(v))\ndo {\nlet \(v) = \"inner \\(\(v))\"\nprint(\(v))\n}\n}\nprint(\(v))",
      "if \(v) > 0, let n = Int(\"\\(\(v))\"), case 1...50 = n {\nprint(\"in\", n)\n}",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    for value in some(
      3,
      of: [
        "«Int»", "«String»", "(1, 2)", "«[Int]»", "{ (n: Int) in n &+ 1 }", "nil as Int? as Any",
        "2.5", "«Any»", "[1.5]", "(«Int?» as Any)", "UInt8(1)",
      ]
    ).prefix(5) { show("\(f)(\(value))") }
    show(v)
    rule("String", "\(f)(«~Any»)")
  }
}
