extension Generator {
  /// What declares the operators of programs; all programs of a batch share it.
  package static let operatorDeclarations = [
    "infix operator <+> : AdditionPrecedence", "infix operator ** : MultiplicationPrecedence",
    "infix operator |> : AssignmentPrecedence",
    "prefix operator √", "postfix operator ^^", "infix operator <>= : AssignmentPrecedence",
  ]

  func operators() {
    for operatorDeclaration in Self.operatorDeclarations { declare(operatorDeclaration) }
    let vector = name("V")
    declare(
      """
      struct \(vector): Equatable {
      var x: Int
      var y: Int
      static func + (a: \(vector), b: \(vector)) -> \(vector) {
      \(vector)(x: a.x &+ b.x, y: a.y &+ b.y)
      }
      static func * (a: \(vector), n: Int) -> \(vector) {
      \(vector)(x: a.x &* n, y: a.y &* n)
      }
      static func * (n: Int, a: \(vector)) -> \(vector) {
      a * n + \(vector)(x: 1, y: 0)
      }
      static func * (a: \(vector), b: \(vector)) -> Int {
      a.x &* b.x &+ a.y &* b.y
      }
      static prefix func - (a: \(vector)) -> \(vector) {
      \(vector)(x: 0 &- a.x, y: 0 &- a.y)
      }
      static func += (a: inout \(vector), b: \(vector)) {
      a = a + b
      }
      static func <+> (a: \(vector), b: Int) -> \(vector) {
      \(vector)(x: a.x &+ b, y: a.y)
      }
      static func <>= (a: inout \(vector), b: Int) {
      a = \(vector)(x: b, y: a.x)
      }
      static func ~= (pattern: Int, a: \(vector)) -> Bool {
      a.x == pattern
      }
      }
      extension \(vector) {
      static postfix func ^^ (a: \(vector)) -> Int {
      a.x &* a.x
      }
      }
      func <+> (a: Int, b: Int) -> Int {
      a &* 10 &+ b
      }
      func <+> <T>(a: [T], b: T) -> [T] {
      a + [b]
      }
      func <+> (a: String, b: Int) -> String {
      a + "\\(b)"
      }
      func ** (a: Int, n: Int) -> Int {
      (0..<(n & 3)).reduce(1) { r, _ in r &* a }
      }
      func ** (a: Double, n: Int) -> Double {
      (0..<(n & 3)).reduce(1) { r, _ in r * a }
      }
      func |> <A, B>(x: A, f: (A) -> B) -> B {
      f(x)
      }
      prefix func √ (x: Int) -> Int {
      x / 2
      }
      prefix func √ (x: Double) -> Double {
      x / 2
      }
      """
    )
    rule(
      vector,
      "\(vector)(x: «~Int», y: «~Int»)",
      "(«\(vector)» + «\(vector)»)",
      "(«\(vector)» * «Int»)",
      "(«Int» * «\(vector)»)",
      "(«\(vector)» <+> «Int»)",
      "(-«!\(vector)»)"
    )
    rule(
      "Int",
      "(«\(vector)» * «\(vector)»)",
      "(«Int» <+> «Int»)",
      "(«Int» ** «Int»)",
      "«\(vector)».x",
      "(√(«Int»))"
    )
    let v = variable(vector, isMutable: true)
    for action in some(
      1,
      of: [
        "\(v) += «\(vector)»", "\(v) <>= «Int»",
        "switch \(v) {\ncase 1:\nprint(\"one\")\ncase 3:\nprint(\"three\")\ncase let w where w == \(v) + \(v):\nprint(\"zero\")\ndefault:\nprint(\"default\")\n}",
      ]
    ) { run(action) }
    let prints = [
      v, "1 <+> 2 * 3", "2 ** 3 <+> 1", "[1] <+> 2 <+> 3", "«String» <+> 4", "«Int» |> { $0 &+ 1 }",
      "√9", "√9.0", "√(«Int»)", "\(v)^^", "-\(v)", "2 * \(v) + \(v) * 3", "\(v) * \(v)", "2.0 ** 2",
      "(2 ** 2 as Double)", "\(v) == \(v) <+> 0", "[\(v), \(v)].reduce(\(vector)(x: 0, y: 0), +)",
      "[1, 2, 3].reduce(0, <+>)", "[1, 2].map(√)", "zip([1, 2], [3, 4]).map(<+>)", "«\(vector)»",
      "«Int» == 1 ? \"a\" : \"b\"", "1 + 2 * 3 - 4 / 2 % 3", "1 << 2 + 1", "true || false && false",
      "!(1 == 2) && 3 > 2", "-3 * -2", "5 & 3 | 8 ^ 1",
      "(1, 2) == (1, 2) && \"a\" < \"b\"",
    ]
    show(some: prints)
  }

  /// Literals of a program's own types, and literals whose type the place decides.
  func literals() {
    let money = name("M")
    let text = name("T")
    let f = name("f")
    declare(
      """
      struct \(money): ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
      var cents: Int
      init(integerLiteral n: Int) {
      cents = n &* 100
      }
      init(floatLiteral d: Double) {
      cents = Int(d * 100)
      }
      var description: String {
      "\\(cents)c"
      }
      static func + (a: Self, b: Self) -> Self {
      var r = a
      r.cents &+= b.cents
      return r
      }
      }
      struct \(text): ExpressibleByStringLiteral, ExpressibleByArrayLiteral\(pick("", "", "", ", ExpressibleByStringInterpolation")) {
      var parts: [String]
      init(stringLiteral s: String) {
      parts = ["lit:" + s]
      }
      init(arrayLiteral parts: String...) {
      self.parts = parts
      }
      }
      struct \(text)d: ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
      var keys: [String]
      init(dictionaryLiteral pairs: (String, Int)...) {
      keys = pairs.map { $0.0 + "\\($0.1)" }
      }
      init(booleanLiteral b: Bool) {
      keys = ["\\(b)"]
      }
      init(nilLiteral: ()) {
      keys = ["nil"]
      }
      }
      func \(f)(_ m: \(money)) -> String {
      "money \\(m)"
      }
      func \(f)t(_ t: \(text), _ d: \(text)d = nil) -> String {
      "\\(t.parts) \\(d.keys)"
      }
      func \(f)o(_ x: Int) -> String {
      "int"
      }
      func \(f)o(_ x: \(money)) -> String {
      "money"
      }
      func \(f)o(_ x: Double) -> String {
      "double"
      }
      func \(f)s(_ x: String) -> String {
      "string"
      }
      func \(f)s(_ x: Character) -> String {
      "character"
      }
      func \(f)s(_ x: \(text)) -> String {
      "text"
      }
      func \(f)g<T: ExpressibleByIntegerLiteral>(_ x: T, _ type: T.Type = T.self) -> String {
      "\\(T.self) \\(x)"
      }
      func \(f)one<T: ExpressibleByIntegerLiteral & Numeric>() -> T {
      1 + 1
      }
      """
    )
    let v = name("v")
    run(
      "let \(v)m: \(money) = 3\nlet \(v)d: Double = 7 / 2\nlet \(v)f: Float = 0.1\nlet \(v)u: UInt8 = 0xFF\nlet \(v)x = 1 + 2.5"
    )
    rule(
      money,
      "(4 as \(money))",
      "(1.5 as \(money))",
      "(«~\(money)» + 2)"
    )
    let prints = [
      "\(v)m", "\(v)d", "\(v)f", "\(v)u", "\(v)x", "\(v)m + 1", "\(v)m + 2.5", "\(f)(2)",
      "\(f)(2.5)", "\(f)(1 + 2)", "\(f)t(\"s\")", "\(f)t([\"a\", \"b\"], [\"k\": 1])",
      "\(f)t(\"x\", true)", "\(f)t([], [:])", "\(f)o(1)", "\(f)o(1.5)", "\(f)o(1 as \(money))",
      "\(f)o(«Int»)", "\(f)s(\"a\")", "\(f)s(\"ab\" as \(text))", "\(f)s(\"c\" as Character)",
      "\(f)g(3)", "\(f)g(3 as Double)", "\(f)g(3, UInt8.self)", "(\(f)g(2, \(money).self))",
      "\(f)one() as Int", "\(f)one() as Double", "(\(f)one() as UInt8, 1)", "[1, 2.5, 3]",
      "type(of: [1, 2.5])", "type(of: [\"a\": 1, \"b\": 2.5])", "type(of: 1)", "type(of: 1.0)",
      "type(of: \"a\")", "type(of: (1, 2.0, \"x\"))", "type(of: [1, nil])", "type(of: [[1], []])",
      "[1, 2] as [Double]", "[\"a\", \"b\"] as [Character]", "[1, 2.5] as [Any]",
      "([1, 2] as Set<Int>).count", "1e3", "0x1p4", "1_000.5",
      "\"tab\\tq\\\"\\u{41}\"",
      "#\"raw \\n \\#(1 + 1)\"#",
      "[1: \"a\"].count as Any", "max(1, 2.5)", "[0.5, 1].reduce(0, +)",
      "(1...3).map { Double($0) * 2 }", "min(2, 1.5, 3)",
      "\(v)x * 2", "5 / 2 * 2.0",
    ]
    show(some: prints)
  }

  /// Subscripts of every kind, dynamic members, callable values, wrappers and builders.
  func specialMembers() {
    let grid = name("S")
    let dynamic = name("S")
    let wrapper = name("W")
    let builder = name("R")
    declare(
      """
      struct \(grid) {
      var cells = [1, 2, 3, 4]
      subscript(row: Int, column: Int) -> Int {
      get {
      cells[row * 2 + column]
      }
      set {
      cells[row * 2 + column] = newValue
      }
      }
      subscript(at i: Int, default d: Int = -1) -> Int {
      cells.indices.contains(i) ? cells[i] : d
      }
      subscript(name: String) -> String {
      get {
      name + "\\(cells[0])"
      }
      set {
      cells[0] = newValue.count
      }
      }
      subscript(range: Range<Int>) -> [Int] {
      Array(cells[range])
      }
      subscript<T>(_ f: (Int) -> T) -> [T] {
      cells.map(f)
      }
      static subscript(n: Int) -> String {
      "static \\(n)"
      }
      func callAsFunction(_ n: Int) -> Int {
      cells.reduce(n, &+)
      }
      func callAsFunction(name: String = "nobody") -> String {
      "hi " + name
      }
      }
      @dynamicMemberLookup
      struct \(dynamic) {
      var values = ["a": 1, "b": 2]
      var grid = \(grid)()
      subscript(dynamicMember name: String) -> Int {
      get {
      values[name] ?? 0
      }
      set {
      values[name] = newValue
      }
      }
      subscript<T>(dynamicMember path: KeyPath<\(grid), T>) -> T {
      grid[keyPath: path]
      }
      }
      @propertyWrapper
      struct \(wrapper)<V: Comparable> {
      private var stored: V
      let limit: V
      private(set) var writes = 0
      init(wrappedValue: V, limit: V) {
      stored = wrappedValue
      self.limit = limit
      }
      var wrappedValue: V {
      get {
      min(stored, limit)
      }
      set {
      stored = newValue
      writes += 1
      }
      }
      var projectedValue: String {
      "\\(stored) of \\(limit), \\(writes) writes"
      }
      }
      struct \(wrapper)u {
      @\(wrapper)(limit: 10) var n = «~Int»
      @\(wrapper)(wrappedValue: "m", limit: "p") var s: String
      }
      @resultBuilder
      enum \(builder) {
      static func buildExpression(_ n: Int) -> [String] {
      ["int \\(n)"]
      }
      static func buildExpression(_ s: String) -> [String] {
      ["text " + s]
      }
      static func buildBlock(_ parts: [String]...) -> [String] {
      parts.flatMap { $0 }
      }
      static func buildOptional(_ part: [String]?) -> [String] {
      part ?? ["none"]
      }
      static func buildEither(first: [String]) -> [String] {
      first + ["first"]
      }
      static func buildEither(second: [String]) -> [String] {
      second + ["second"]
      }
      static func buildArray(_ parts: [[String]]) -> [String] {
      parts.map { "\\($0.count)" }
      }
      }
      func \(builder)build(@\(builder) _ body: () -> [String]) -> String {
      body().joined(separator: ", ")
      }
      """
    )
    let v = name("v")
    run("var \(v) = \(grid)()\nvar \(v)d = \(dynamic)()\nvar \(v)w = \(wrapper)u()")
    let actions = [
      "\(v)[1, 0] = «~Int»", "\(v)[0, 1] &+= 5", "\(v)[\"name\"] = \"long\"", "\(v)d.a = «~Int»",
      "\(v)d.c &+= 3", "\(v)w.n = «~Int»", "\(v)w.n &+= 20", "\(v)w.s = \"z\"",
      "\(v)[\"k\"] += \"!\"",
      "let \(v)b = \(builder)build {\n«!Int»\nif «Bool» {\n\"yes\"\n}\nif \(v)w.n > 3 {\n1\n} else {\n\"else\"\n}\nfor i in 0..<3 {\ni\n}\n}\nprint(\(v)b)",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      "\(v).cells", "\(v)[1, 1]", "\(v)[at: 9]", "\(v)[at: 9, default: «Int»]", "\(v)[\"q\"]",
      "\(v)[1..<3]", "\(v)[{ \"<\\($0)>\" }]", "\(grid)[«Int»]", "\(v)(«Int»)", "\(v)()",
      "\(v)(name: «String»)", "\(v)d.a", "\(v)d.zzz", "\(v)d.cells", "\(v)d.b &+ \(v)d.cells.count",
      "\(v)w.n", "\(v)w.$n", "\(v)w.s", "\(v)w.$s", "[\(v), \(v)].map { $0(1) }",
      "(\(v) as \(grid)?)?[0, 0] as Any", "type(of: \(v)w)",
    ]
    show(some: prints)
    rule("Int", "\(grid)()(«Int»)", "\(grid)()[at: «Int»]", "\(dynamic)().a")
    rule("String", "\(grid)[«Int»]", "\(wrapper)u().$n")
  }
}
