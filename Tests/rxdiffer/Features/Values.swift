extension Generator {
  /// Structs in arrays in dictionaries: copies, and changes in place.
  func valueSemantics() {
    let point = name("S")
    let shape = name("S")
    declare(
      """
      struct \(point): Equatable {
      var x: Int
      var y = «~Int»
      mutating func move(_ n: Int) {
      x &+= n
      }
      func moved(_ n: Int) -> \(point) {
      var copy = self
      copy.move(n)
      return copy
      }
      mutating func reset() {
      self = \(point)(x: 0)
      }
      }
      struct \(shape) {
      var points: [\(point)]
      var named: [String: \(point)] = [:]
      var origin = \(point)(x: 0, y: 0)
      var nested: [[Int]] = [[1, 2], [3]]
      var maybe: \(point)?
      subscript(i: Int) -> \(point) {
      get {
      points[i]
      }
      set {
      points[i] = newValue
      }
      }
      mutating func each(_ f: (inout \(point)) -> Void) {
      for i in points.indices {
      f(&points[i])
      }
      }
      }
      """
    )
    rule(point, "\(point)(x: «~Int»)", "\(point)(x: «~Int», y: «~Int»)", "«\(point)».moved(«Int»)")
    rule("Int", "«\(point)».x", "«\(point)».y")
    rule("Bool", "(«\(point)» == «\(point)»)")
    let v = name("v")
    run(
      "var \(v) = \(shape)(points: [«\(point)», «\(point)», «\(point)»])\nlet \(v)c = \(v)\nvar \(v)l = [\(v), \(v)]"
    )
    let actions = [
      "\(v).points[0].x = «~Int»", "\(v).points[1].move(«Int»)", "\(v)[2].y &+= 5",
      "\(v)[0].reset()", "\(v).named[\"k\"] = «~\(point)»", "\(v).named[\"k\"]?.x = 8",
      "\(v).named[\"n\", default: \(point)(x: 1)].move(2)", "\(v).origin.x &-= 3",
      "\(v).nested[0][1] = 9", "\(v).nested[1].append(4)", "\(v).maybe?.x = 1",
      "\(v).maybe = «~\(point)?»", "\(v).each { $0.x &+= 1 }", "\(v).each { $0.move($0.y) }",
      "swap(&\(v).points[0], &\(v).origin)", "\(v)l[0].points[1].x = 77",
      "\(v)l[1].nested[0][0] &+= 1", "\(v)l.append(\(v))", "\(v).points.swapAt(0, 1)",
      "\(v).points.sort { $0.x < $1.x }", "(\(v).origin.x, \(v).origin.y) = (1, 2)",
      "for var p in \(v).points {\np.x = 0\n}",
      "for i in \(v).points.indices {\n\(v).points[i].y = i\n}",
      "if var p = \(v).maybe {\np.x = 99\nprint(p.x)\n}",
      "\(v).points.removeAll { $0.x > 1_000_000 }", "\(v).maybe?.x = 3",
      "\(v).named.removeValue(forKey: \"k\")",
      "do {\nlet f = { [\(v)] in \(v).origin.x }\n\(v).origin.x = 40\nprint(f(), \(v).origin.x)\n}",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    show(
      v + ".points",
      v + ".origin",
      v + ".nested",
      v + ".maybe as Any",
      v + ".named[\"k\"] as Any",
      v + "c.points.map(\\.x)",
      v + "c.nested",
      "\(v)l[0].points[1].x",
      "\(v)l.map { $0.nested }"
    )
  }

  /// Tuples, ranges and slices.
  func tuplesAndSlices() {
    let v = name("v")
    run(
      "var \(v) = (x: «Int», y: «String»)\nlet \(v)n = ((«!Int», «!Int»), z: «!Double»)\nvar \(v)a = [5, 3, 8, 1, 9]\nlet \(v)s = \"swift lang\""
    )
    let actions = [
      "\(v).x = «~Int»", "\(v) = («~Int», «~String»)", "let (\(v)p, \(v)q) = \(v)",
      "var ((\(v)i, _), \(v)d) = \(v)n\n\(v)i &+= 1\nprint(\(v)i, \(v)d)",
      "let \(v)sl = \(v)a[1...3]\nprint(\(v)sl, \(v)sl.startIndex, \(v)sl[2], \(v)sl.first as Any, Array(\(v)sl))",
      "\(v)a[1..<3] = [0]", "\(v)a[2...].sort()",
      "\(v)a.insert(contentsOf: [7, 7], at: 1)", "\(v)a.replaceSubrange(0...1, with: [«~Int»])",
      "(\(v)a[0], \(v)a[1]) = (\(v)a[1], \(v)a[0])",
      "for (i, e) in \(v)a.enumerated() where i % 2 == 0 {\nprint(i, e)\n}",
      "for (a, b) in zip(\(v)a, \(v)s) {\nprint(a, b)\n}",
      "switch \(v) {\ncase (0, _):\nprint(\"zero\")\ncase (let n, \"a\"):\nprint(\"a\", n)\ncase let (n, s) where n > 3 && !s.isEmpty:\nprint(\"big\", n, s)\ncase (..<0, _):\nprint(\"negative\")\ndefault:\nprint(\"other\")\n}",
    ]
    for action in some(2, of: actions).prefix(4) { run(action) }
    let prints = [
      v, "\(v).x", "\(v).1", "\(v)n.z", "\(v)n", "\(v)a", "\(v)a.prefix(2)",
      "\(v)a.suffix(2).map { $0 }", "\(v)a.dropLast().startIndex",
      "\(v)a[1...].firstIndex(of: 8) as Any",
      "(1, \"a\") < (1, \"b\")", "(2, 1) == (2, 1)", "Array((1...9).reversed().prefix(3))",
      "Array(stride(from: 10, through: 0, by: -5))", "(1..<4).map { $0 &* $0 }", "(1...3) ~= 2",
      "(0..<5).clamped(to: 2..<9)", "1...4", "(1..<1).isEmpty", "\(v)s.prefix(3)",
      "\(v)s.suffix(4).uppercased()", "\(v)s.split(separator: \" \")",
      "\(v)s.dropFirst(2).first as Any",
      "\(v)s[\(v)s.index(\(v)s.startIndex, offsetBy: 2)]",
      "\(v)s.firstIndex(of: \"l\").map { \(v)s[$0...] } as Any", "\(v)s.filter { $0 != \"i\" }",
      "type(of: \(v)a[1...])", "type(of: \(v)s.prefix(2))", "type(of: \(v))",
      "type(of: 1...3)", "\(v)a.split(separator: 8).map { Array($0) }",
      "Array(\(v)a.enumerated()).map { $0.element }",
      "\(v)a.lastIndex { $0 > 4 } as Any",
      "\(v)a.min { $0 > $1 } as Any", "\(v)s.map { $0.isLetter }.count",
      "\(v)a.reduce(into: [Int]()) { $0.insert($1, at: 0) }", "\(v)a.starts(with: [5])",
      "\(v)s.contains(\"ft\")", "zip(1..., [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }",
      "[1: \"a\"].map { ($0.key, $0.value) }", "\(v)a.indices", "\(v)a.lastIndex { $0 < 4 } as Any",
      "(\"a\"...\"c\").contains(«!String»)", "\(v)a[...1]",
      "\(v)a[0..<1].count",
    ]
    show(some: prints)
  }

  /// Sized integers, wrapping and overflow-reporting arithmetic.
  func integers() {
    let type = pick(
      "Int8",
      "UInt8",
      "Int16",
      "UInt16",
      "Int32",
      "UInt32",
      "Int64",
      "UInt64",
      "UInt",
      "Int"
    )
    let other = pick("Int8", "UInt8", "Int16", "UInt32", "Int", "UInt64")
    let v = name("v")
    run(
      "var \(v): \(type) = \(pick("100", "7", "0b101", "0o17", "0x7F", ".max", ".min", "\(type).max / 3"))\nlet \(v)w = \(type)(\(pick("3", "truncatingIfNeeded: «Int»", "clamping: «Int»", "truncatingIfNeeded: -1")))"
    )
    for _ in 0..<4 {
      run(
        "\(v) \(pick("&+=", "&-=", "&*=", "^=", "|=", "&=")) \(pick(v + "w", "3", "1", "\(type).max"))"
      )
    }
    run("\(v) \(pick("<<=", ">>=", "&<<=", "&>>=")) \(pick("1", "3"))")
    let prints = [
      v, "\(v) &+ \(v)w", "\(v).addingReportingOverflow(\(v)w)",
      "\(v).multipliedReportingOverflow(by: \(v)w)",
      "\(v).subtractingReportingOverflow(\(v)w).overflow", "\(other)(truncatingIfNeeded: \(v))",
      "\(other)(clamping: \(v))", "\(other)(exactly: \(v)) as Any", "\(v).leadingZeroBitCount",
      "\(v).trailingZeroBitCount", "\(v).nonzeroBitCount", "\(v).byteSwapped", "~\(v)", "\(v) / 3",
      "\(v) % 5",
      "(\(v) / 2).quotientAndRemainder(dividingBy: 7)", "\(v).magnitude", "\(v).signum()",
      "String(\(v), radix: 16)", "String(\(v), radix: 2, uppercase: true)", "Double(\(v) / 2)",
      "type(of: \(v) & \(v)w)",
      "\(v) < \(v)w", "Int(truncatingIfNeeded: \(v)) == Int(truncatingIfNeeded: \(v)w)",
      "\(v).bitWidth", "\(type).isSigned", "max(\(v), \(v)w)", "\(v).isMultiple(of: 2)",
      "\(v) == \(other)(clamping: \(v))", "\(type)(\"12\") as Any",
      "\(type)(\"FF\", radix: 16) as Any", "\(type)(exactly: 2.5) as Any", "(\(v) >> 2) &* 2",
      "\(v).hashValue == \(v).hashValue", "[\(v), \(v)w].sorted()", "(0..<(\(v)w & 3)).count",
      "\(v) as Any", "Float(\(v) & 15)", "\(v).description.count",
      "Int.max &+ 1", "Int.min.magnitude", "-7 / 2", "-7 % 3", "1 << 65", "-1 >> 70",
      "UInt8.max &+ 2", "Int8(bitPattern: 200)", "7.0 / 2", "(7 / 2 as Double)",
      "5.remainderReportingOverflow(dividingBy: 2).overflow",
      "Double.greatestFiniteMagnitude > 1e300", "0.1 + 0.2", "1e21", "1e-7", "Double(1) / 3",
      "Float(1) / 3", "(2.5).rounded()", "(-2.5).rounded(.down)",
      "(7.5).truncatingRemainder(dividingBy: 2)", "Int(2.9)", "Double.nan == .nan", "-0.0",
      "1.0 / 0", "100000.0 * 100000000000", "Int(\"-5\")!", "Double(\"1e3\")!",
    ]
    show(some: prints)
  }

  /// Key paths: nested, writable, through optionals and subscripts, as functions.
  func keyPaths() {
    let inner = name("S")
    let outer = name(pick("S", "A"))
    let f = name("f")
    declare(
      """
      struct \(inner) {
      var n: Int
      var list = [1, 2, 3]
      var text: String {
      "n\\(n)"
      }
      }
      \(outer.hasPrefix("A") ? "final class" : "struct") \(outer) {
      var inner = \(inner)(n: «~Int»)
      var maybe: \(inner)? = \(pick("nil", "\(inner)(n: 2)"))
      var pair = (1, "p")
      init() {
      }
      }
      func \(f)<R, V>(_ r: R, _ path: KeyPath<R, V>) -> V {
      r[keyPath: path]
      }
      func \(f)set<R, V>(_ r: inout R, _ path: WritableKeyPath<R, V>, _ v: V) {
      r[keyPath: path] = v
      }
      extension Sequence {
      func \(f)sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] {
      sorted { $0[keyPath: path] < $1[keyPath: path] }
      }
      }
      """
    )
    let v = name("v")
    run("var \(v) = \(outer)()\nlet \(v)p = \\\(outer).inner.n")
    let actions = [
      "\(v)[keyPath: \(v)p] = «~Int»", "\(v)[keyPath: \\.inner.list[0]] = 8",
      "\(f)set(&\(v), \\.inner.n, «Int»)", "\(v)[keyPath: \\.inner.n] &+= 2",
      "\(f)set(&\(v), \\.inner.list, [4])",
      "\(v)[keyPath: (\\\(outer).inner).appending(path: \\.n)] = 6",
    ]
    for action in some(2, of: actions) { run(action) }
    let prints = [
      "\(v)[keyPath: \(v)p]", "\(v)[keyPath: \\.inner.text]", "\(v)[keyPath: \\.maybe?.n] as Any",
      "\(f)(\(v), \\.inner.text.count)", "[\(v), \(v)].map(\\.inner.n)",
      "[\(inner)(n: 3), \(inner)(n: 1)].\(f)sorted(by: \\.n).map(\\.text)",
      "\(v)[keyPath: \\.inner.list.count]", "\(v)[keyPath: \\.inner.list[1]]",
      "[1, 2].map(\\.self)", "\(v)p == \\\(outer).inner.n",
      "([\\.n, \\.list.count] as [KeyPath<\(inner), Int>]).map { \(v).inner[keyPath: $0] }",
      "[[1], [2, 3]].map(\\.count)", "type(of: \(v)p)",
      "\"abc\"[keyPath: \\.count]", "[\"a\": 1][keyPath: \\.[\"a\"]] as Any",
      "\(f)([5, 6], \\.[1])", "[(1, \"a\")].map(\\.1)",
      "(\\\(inner).text as (\(inner)) -> String)(\(v).inner)", "\(f)(\(v), \\.pair.1)",
      "[\(v)].compactMap(\\.maybe?.n)",
      "(\\\(outer).inner).appending(path: \\.text) == \\\(outer).inner.text",
      "\(v)[keyPath: \\.inner.n]",
      "\(v)[keyPath: (\(v)p as KeyPath<\(outer), Int>)]",
      "(\(v)p as AnyKeyPath) == \\\(outer).inner.n",
    ]
    show(some: prints)
  }
}
