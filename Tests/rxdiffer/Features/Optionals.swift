extension Generator {
  func optionals() {
    let object = name("A")
    let f = name("f")
    declare(
      """
      class \(object) {
      var n: Int
      var child: \(object)?
      var text: String? = «~String?»
      var deep: Int?? = «~Int??»
      var call: ((Int) -> Int?)?
      init(_ n: Int, _ child: \(object)? = nil) {
      self.n = n
      self.child = child
      }
      func find(_ k: Int) -> \(object)? {
      n == k ? self : child?.find(k)
      }
      subscript(i: Int) -> Int? {
      i < 3 ? n &+ i : nil
      }
      }
      func \(f)(_ x: Int?, _ y: String? = nil) -> String {
      guard let x else {
      return "none"
      }
      guard let y, y.count > 1 else {
      return "x\\(x)"
      }
      return "\\(x)\\(y)"
      }
      func \(f)deep(_ x: Int??) -> String {
      switch x {
      case .some(.some(let n)):
      return "value \\(n)"
      case .some(.none):
      return "inner nil"
      case .none:
      return "outer nil"
      }
      }
      """
    )
    let v = name("v")
    run(
      "let \(v) = \(object)(1, \(object)(2\(pick("", ", \(object)(3)"))))\nlet \(v)o: \(object)? = \(pick("nil", v))\nvar \(v)i: Int? = «~Int?»"
    )
    localRule(
      "Int?",
      "(\(v)o?.n)",
      "(\(v).child?.child?.n)",
      "\(v)i",
      "(\(v)o?[«Int»])",
      "(\(v).find(«!Int»)?.n)"
    )
    rule("String", "\(f)(«~Int?»)", "\(f)deep(«~Int??»)", "\(f)(«Int?», «~String?»)")
    let actions = [
      "\(v).child?.n = «~Int»", "\(v)o?.child?.n &+= 1", "\(v)i? &+= 4",
      "\(v)i = \(v)i.map { $0 &* 2 }", "\(v).call = { $0 > 2 ? $0 : nil }",
      "if let n = \(v)i, n > «!Int» {\nprint(\"if\", n)\n} else {\nprint(\"else\")\n}",
      "if let c = \(v).child?.child, case let n = c.n, n == 3 {\nprint(\"found\", n)\n}",
      "while let n = \(v)i, n < 10, n > -10 {\nprint(\"loop\", n)\n\(v)i = n &+ 4\n}",
      "switch («Int?») {\ncase 1?:\nprint(\"one\")\ncase let n? where n > 5:\nprint(\"big\", n)\ncase .some(let n):\nprint(\"some\", n)\ncase nil:\nprint(\"nil\")\n}",
      "for case let n? in («[Int?]») {\nprint(\"case\", n)\n}", "\(v).text?.append(\"!\")",
      "\(v).text? += \"?\"",
      "if case 2? = \(v).child?.n {\nprint(\"two\")\n}",
      "if let \(v)i, let t = \(v).text {\nprint(\(v)i, t)\n}",
      "if (\(v).child?.n = 7) != nil {\nprint(\"assigned\")\n}",
      "var \(v)m: Int! = 3\n\(v)m &+= 1\nprint(\(v)m as Any, \(v)m + 1)",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      "\(v).child?.child?.n as Any", "\(v).find(2)?.child?.n ?? «Int»", "\(v)o?.text?.count ?? -1",
      "\(v).text.map { $0.count } as Any", "\(v).call?(«Int») as Any", "\(v).child?[1] as Any",
      "\(v)o?[5] == nil", "«Int??» == nil", "«Int??» as Any", "«Int??».flatMap { $0 } as Any",
      "«Int?».flatMap { $0 > 2 ? $0 : nil } as Any",
      "«Int?» == «~Int?»", "\(f)(\(v)i)", "\(f)(3, «~String?»)", "\(f)deep(«~Int??»)",
      "\(f)deep(\(v).deep)", "\(v)i ?? «Int?» ?? 0", "(«Int?»).map { [$0] } ?? []",
      "[«Int?», nil].compactMap { $0 }", "type(of: \(v)o?.child)",
      "type(of: \(v)i as Int??)", "\(v).find(9) === nil",
      "(«Int?» as Any) is Int", "(nil as Int?) as Any is Int?", "Optional(Optional(3)) == 3",
      "\"\\(String(describing: «String?»))\"", "\"\\(«Int?» as Any)\"", "[1, nil, 3] as [Int?]",
      "Int(\"x\") ?? Int(\"8\") as Any", "(try? \(v).n) as Any", "«Int?» != nil && «Bool»",
      "Optional(«String»)?.count as Any", "[\"a\": nil, \"b\": 1][\"a\"] as Int?? as Any",
      "[Int?]([nil]).first == nil", "(\(v).deep ?? 7) as Any", "\(v)o.map { $0.n } as Any",
      "(\(v)o?.find)?(1)?.n as Any", "\(v).child!.n", "(«Int?» ?? «Int») &+ 1",
    ]
    show(some: prints)
  }

  func closures() {
    let f = name("f")
    let object = name("A")
    declare(
      """
      func \(f)counter(_ step: Int = «~Int») -> () -> Int {
      var n = 0
      return {
      n &+= step
      return n
      }
      }
      func \(f)apply<A, B>(_ x: A, _ f: (A) throws -> B) rethrows -> B {
      try f(x)
      }
      func \(f)twice<T>(_ f: @escaping (T) -> T) -> (T) -> T {
      { f(f($0)) }
      }
      func \(f)compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
      { x in g(f(x)) }
      }
      func \(f)add(_ a: Int) -> (Int) -> (Int) -> Int {
      { b in { c in a &+ b &+ c } }
      }
      func \(f)lazily(_ c: Bool, _ x: @autoclosure () -> Int) -> Int {
      c ? x() : -1
      }
      func \(f)inout(_ n: inout Int, _ f: (inout Int) -> Void) {
      f(&n)
      f(&n)
      }
      func \(f)loud(_ n: Int) -> Int {
      print("loud", n)
      return n
      }
      class \(object) {
      var n = 1
      var handlers: [(Int) -> Void] = []
      func on(_ f: @escaping (Int) -> Void) -> Self {
      handlers.append(f)
      return self
      }
      func fire(_ x: Int) {
      handlers.forEach { $0(x) }
      }
      func add(_ x: Int) -> Int {
      n &+= x
      return n
      }
      }
      """
    )
    let v = name("v")
    run(
      "var \(v) = «~Int»\nlet \(v)c = \(f)counter()\nlet \(v)o = \(object)()\nvar \(v)fs: [() -> Int] = []"
    )
    let actions = [
      "for i in 0..<3 {\n\(v)fs.append { i &* 2 &+ \(v) }\n}\n\(v) = 100",
      "let \(v)k = { [\(v)] in \(v) }\n\(v) &+= 1\nprint(\(v)k(), \(v))",
      "\(f)inout(&\(v)) { $0 &*= 2 }", "\(f)inout(&\(v)) { n in\nn &+= «!Int»\nprint(\"in\", n)\n}",
      "\(v)o.on { \(v) &+= $0 }.on { print(\"got\", $0) }.fire(«Int»)",
      "let \(v)m = \(v)o.add\nprint(\(v)m(2), \(object).add(\(v)o)(3))",
      "var \(v)j = 0\nwhile \(v)j < 3 {\n\(v)fs.append { \(v)j }\n\(v)j += 1\n}",
      "func \(v)rec(_ n: Int) -> Int {\nn < 2 ? 1 : n &* \(v)rec(n - 1)\n}\nprint(\(v)rec(5), [1, 3].map(\(v)rec))",
      "let \(v)s: (Int, Int) -> Int = (&+)\nprint(\(v)s(1, 2), [3, 1].sorted(by: <), [1, 2].reduce(0, \(v)s))",
      "do {\ndefer {\nprint(\"first\")\n}\nprint(\"deferred\", \(v))\n}",
      "let \(v)w = { [weak \(v)o] in \(v)o?.n ?? 0 }\nprint(\(v)w())",
      "[«Int», 5].forEach { x in\nguard x > 3 else {\nreturn\n}\nprint(\"each\", x)\n}",
      "let \(v)t: (Int) -> String = {\nif $0 > 3 {\nreturn \"big\"\n}\nreturn \"small\"\n}\nprint(\(v)t(«Int»), [1, 9].map(\(v)t))",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      "\(v)c()", "\(v)c() &+ \(v)c()", "\(v)fs.map { $0() }", "\(f)apply(«Int») { $0 &+ 1 }",
      "\(f)apply(«String») { $0.count }", "\(f)twice { $0 &* 3 }(«Int»)",
      "\(f)twice({ $0 + \"!\" })(«String»)", "\(f)compose({ $0 &+ 1 }, { \"<\\($0)>\" })(«Int»)",
      "\(f)add(1)(2)(«Int»)", "\(f)lazily(«Bool», \(f)loud(4))",
      "[3, 1, 2].sorted { a, b in a > b }", "\(f)compose(Int.init, { $0 ?? -1 })(«String»)",
      "[«Int», 2].map(\(f)add(1)(2))",
      "{ (a: Int, b: Int) in a &- b }(5, «Int»)", "\(f)apply((1, 2)) { $0 &+ $1 }",
      "\(f)apply((1, \"x\")) { \"\\($0.1)\\($0.0)\" }",
      "[(1, \"a\"), (2, \"b\")].map { n, s in s + \"\\(n)\" }",
      "\(f)apply(«Int?») { $0.map { $0 &+ 1 } } as Any", "{ [x = «!Int»] in x &* 2 }()",
      "type(of: \(f)add)", "type(of: \(f)twice { (x: Int) in x })", "[{ 1 }, { 2 }].map { $0() }",
      "(«Bool» ? \(f)loud : { $0 })(6)", "\(f)apply(3, String.init)",
      "[1, 2, 3].reduce(into: \"\") { $0 += \"\\($1)\" }",
      "\(f)apply([1, 2]) { $0.map { $0 &+ \(v) } }",
    ]
    show(some: prints)
    rule(
      "Int",
      "\(f)add(1)(«Int»)(«Int»)",
      "\(f)apply(«Int») { $0 &+ 1 }",
      "\(f)lazily(«Bool», «Int»)"
    )
    rule("String", "\(f)apply(«Int») { \"\\($0)\" }", "\(f)apply(«String») { $0 + $0 }")
  }
}
