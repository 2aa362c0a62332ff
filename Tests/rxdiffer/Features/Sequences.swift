extension Generator {
  /// Sequences of a program's own, lazy ones, and when their closures run.
  func sequences() {
    let count = name("S")
    let f = name("f")
    declare(
      """
      struct \(count): Sequence, IteratorProtocol {
      var n: Int
      let end: Int
      mutating func next() -> Int? {
      guard n < end else {
      return nil
      }
      defer {
      n += 1
      }
      return n
      }
      }
      struct \(count)c: Collection {
      let base: [Int]
      var startIndex: Int {
      0
      }
      var endIndex: Int {
      base.count
      }
      func index(after i: Int) -> Int {
      i + 1
      }
      subscript(i: Int) -> Int {
      base[i] &* 10
      }
      }
      func \(f)(_ n: Int) -> Int {
      print("f", n)
      return n &+ 1
      }
      extension Sequence where Element: Hashable {
      func \(f)unique() -> [Element] {
      var seen: Set<Element> = []
      return filter { seen.insert($0).inserted }
      }
      }
      extension Collection {
      func \(f)second() -> Element? {
      dropFirst().first
      }
      }
      """
    )
    rule(
      "[Int]",
      "Array(\(count)(n: 0, end: 3))",
      "\(count)c(base: «[Int]»).map { $0 }",
      "«[Int]».\(f)unique()"
    )
    rule("Int?", "«[Int]».\(f)second()", "\(count)c(base: «[Int]»).first")
    let v = name("v")
    let actions = [
      "for x in \(count)(n: 1, end: 4) {\nprint(x)\n}",
      "let \(v)l = [1, 2, 3].lazy.map(\(f)).filter { $0 > 2 }\nprint(\"made\")\nprint(\(v)l.first as Any)",
      "let \(v)s = sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }\nprint(Array(\(v)s))",
      "var \(v)d = [\"k\": [1]]\n\(v)d[\"k\"]?.append(2)\n\(v)d[\"n\", default: []].append(«~Int»)\nprint(\(v)d[\"k\"] ?? [], \(v)d[\"n\"] ?? [], \(v)d.count)",
      "let \(v)g = Dictionary(grouping: «[Int]») { $0 % 2 }\nprint(\(v)g.keys.sorted(), \(v)g[1] ?? [])",
      "var \(v)set: Set = [3, 1]\nprint(\(v)set.insert(3).inserted, \(v)set.remove(1) as Any, \(v)set.union([5]).sorted(), \(v)set.isSubset(of: [3, 4]))",
      "for (k, x) in [\"one\": 1] {\nprint(k, x)\n}",
      "var \(v)i = AnyIterator(\(count)(n: 5, end: 7))\nprint(\(v)i.next() as Any, \(v)i.next() as Any, \(v)i.next() as Any)",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      "\(count)(n: 0, end: 5).map { $0 &* 2 }", "\(count)(n: 0, end: 5).\(f)unique().count",
      "\(count)(n: 2, end: 9).prefix(3).map { $0 }", "\(count)(n: 0, end: 4).reduce(0, +)",
      "\(count)(n: 0, end: 3).contains(2)",
      "\(count)(n: 0, end: 6).dropFirst(4).map { \"\\($0)\" }", "\(count)c(base: [1, 2, 3]).count",
      "\(count)c(base: «[Int]»).first as Any", "\(count)c(base: [4, 5]).\(f)second() as Any",
      "\(count)c(base: [1, 2])[1]",
      "\(count)c(base: [1, 2, 3])[1...].map { $0 }", "\(count)c(base: [1, 2, 3]).dropFirst().count",
      "Array(zip(\(count)(n: 0, end: 2), \"ab\")).count", "«[Int]».\(f)unique()",
      "\"hello\".\(f)unique()", "«String».\(f)second() as Any",
      "Array((1...9).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(2))",
      "[1, 2, 3, 4].lazy.map(\(f)).first { $0 > 2 } as Any", "[3, 1, 2].lazy.sorted()",
      "Array([1, 2].lazy.map { $0 + 1 })", "[[1], [2, 3]].joined().map { $0 }",
      "[\"a\", \"b\"].joined()", "[1, 2, 3, 4].prefix { $0 < 3 }", "[1, 2, 3].drop { $0 < 2 }",
      "[5, 6].enumerated().map { \"\\($0): \\($1)\" }",
      "stride(from: 1.0, to: 2, by: 0.5).map { $0 }",
      "[3, 1, 2].sorted { ($0 % 3, $0) < ($1 % 3, $1) }", "[\"b\", \"A\"].sorted()",
      "[1, 2, 3].reversed().first as Any", "repeatElement(\"x\", count: 2).joined()",
      "[1, 2, 3].elementsEqual(1...3)", "[1, 3].lexicographicallyPrecedes([1, 4])",
      "[1, 2, 2].firstIndex(of: 2) as Any",
      "[1: \"a\", 2: \"b\"].sorted { $0.key < $1.key }.map { $0.value }",
      "[\"a\": 2].mapValues { $0 * 2 }", "[\"a\": 1, \"b\": 2].filter { $0.value > 1 }",
      "[\"x\": \"1\", \"y\": \"no\"].compactMapValues { Int($0) }",
      "Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: +)",
      "\"abc\".enumerated().map { \"\\($0.offset)\\($0.element)\" }",
      "[1, 2, 3].randomElement() != nil", "[1, 2, 3, 4, 5][1..<4].enumerated().map { $0.offset }",
      "[1, 2, 3].contains(where: { $0 == 2 })", "(\"a\", [1, 2])", "[(1, \"a\")]",
      "[\"k\": [1, 2]]", "[Optional(1), nil]",
      "type(of: \"a\".split(separator: \"b\"))", "type(of: [1].enumerated())",
    ]
    show(some: prints)
  }

  /// What values look like: descriptions, nested values, interpolation, `type(of:)`.
  func printing() {
    let plain = name("S")
    let described = name("S")
    let object = name("A")
    let outer = name("O")
    declare(
      """
      struct \(plain) {
      var n = «~Int»
      var s: String? = «~String?»
      let d: Double = «~Double»
      var list: [Any] = [1, "x"]
      }
      struct \(described): CustomStringConvertible\(pick("", ", CustomDebugStringConvertible")) {
      var n: Int
      var description: String {
      "<\\(n)>"
      }
      var debugDescription: String {
      "debug \\(n)"
      }
      }
      class \(object): CustomStringConvertible {
      var description: String {
      "object of \\(type(of: self))"
      }
      }
      class \(object)b: \(object) {
      \(pick("", "override var description: String {\n\"B \" + super.description\n}"))
      }
      enum \(outer) {
      struct Inner {
      var v = 1
      enum Deep {
      case a, b(\(described))
      }
      }
      static func make<T>(_ x: T) -> Inner {
      Inner(v: «Int»)
      }
      }
      extension String.StringInterpolation {
      mutating func appendInterpolation(\(described.lowercased()) x: Int) {
      appendLiteral("[\\(x)]")
      }
      }
      """
    )
    rule(plain, "\(plain)()", "\(plain)(n: «~Int», s: «~String?»)")
    rule(described, "\(described)(n: «~Int»)")
    let prints = [
      "«\(plain)»", "[«\(plain)»]", "«\(described)»", "[«\(described)», «\(described)»]",
      "Optional(«\(described)») as Any", "\"\\(«\(described)») and \\([«\(described)»])\"",
      "\(object)()", "\(object)b()", "[\(object)b()]", "(1, «\(described)»)", "(a: 1, b: \"x\")",
      "[\"k\": «\(described)»]", "\(outer).Inner()", "\(outer).Inner.Deep.a",
      "\(outer).Inner.Deep.b(«\(described)»)", "type(of: \(outer).Inner.Deep.a)",
      "type(of: [\(outer).Inner()])", "\(outer).Inner.self", "\(outer).make(«Int»).v",
      "\"\\(\(described.lowercased()): 4)\"", "String(describing: «\(plain)».s)",
      "String(reflecting: «String»)", "String(reflecting: «Int?»)",
      "String(reflecting: [«String»])", "String(describing: \(object)b())",
      "type(of: \(object)b() as \(object))", "\(plain).self", "[Int].self", "(Int, String).self",
      "((Int) -> String).self", "Int?.self", "[String: [Int?]].self", "type(of: { (x: Int) in x })",
      "type(of: \(outer).make(1))", "type(of: type(of: 1))", "\"a\\\"b\"", "[\"a\\\"b\\n\"]",
      "Character(\"x\")", "[Character(\"x\")]", "1.0", "[1.0, 2.5e10]", "Float(2.5)",
      "[nil, 1] as [Int?]", "()", "nil as Int? as Any", "[[1], []]", "Optional(Optional(1)) as Any",
      "[\"a\": nil] as [String: Int?]", "1...3", "(\"a\", nil as Int?)", "[(1, 2.5)]",
      "ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self)", "«Any»", "[«Any»]",
      "\"\\(«Any»)\"",
      "Result<Int, Never>.success(1)", "\"é\".count", "\"e\\u{301}\" == \"é\"", "\"👍🏽\".count",
      "«Character»", "[«String»: «Int»]",
    ]
    show(some: prints)
    run(
      "print(«Int», «String», «Double», separator: \(pick("\", \"", "\"\"")))\nprint(\"no end\", terminator: \(pick("\"|\"", "\"\\n\"")))\nvar \(outer.lowercased()) = \"\"\nprint(«[Int]», «String», to: &\(outer.lowercased()))\nprint(\(outer.lowercased()).count)"
    )
    rule("String", "\"\\(«\(described)»)\"", "«\(described)».description")
  }

  /// Expressions of all types, from whatever is in scope.
  func expressions() {
    for _ in 0..<(1 + below(2)) { variable(pick(from: StandardRules.printable), isMutable: false) }
    if once(in: 2) {
      let f = name("f")
      let types = (0..<2).map { _ in pick(from: StandardRules.printable) }
      let result = pick(from: StandardRules.printable)
      declare(
        "func \(f)(_ a: \(types[0]), b: \(types[1])) -> \(result) {\n\(once(in: 2) ? "if («Bool») {\nreturn «~\(result)»\n}\nreturn «~\(result)»" : "«~\(result)»")\n}"
      )
      rule(result, "\(f)(«~\(types[0])», b: «~\(types[1])»)")
    }
    for _ in 0..<(2 + below(3)) { show("«\(pick(from: StandardRules.printable))»") }
    if once(in: 2) { run("if («Bool») {\nprint(«String»)\n} else {\nprint(«Int»)\n}") }
    if once(in: 3) {
      let v = variable("Int", isMutable: true)
      run("for i in 0..<3 {\n\(v) = «Int» &+ i\nprint(\(v))\n}")
    }
  }
}
