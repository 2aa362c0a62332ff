extension Generator {
  /// Requirements are dispatched by the value's type, other members of a protocol's extension by the expression's.
  func protocolDispatch() {
    let proto = name("P")
    let refined = name("Q")
    let hasRefined = once(in: 2)
    declare(
      "protocol \(proto) {\nfunc r() -> String\nvar p: String { get }\nstatic func s() -> String\n}"
    )
    declare(
      "extension \(proto) {\nfunc r() -> String {\n\"P.r\"\n}\nvar p: String {\n\"P.p \" + r()\n}\nstatic func s() -> String {\n\"P.s\"\n}\nfunc e() -> String {\n\"P.e \" + r()\n}\nvar v: String {\n\"P.v \" + e() + Self.s()\n}\n}"
    )
    if hasRefined {
      declare("protocol \(refined): \(proto) {\nfunc q() -> String\n}")
      declare(
        "extension \(refined) {\n\(memberTexts("Q", 1))func q() -> String {\n\"Q.q \" + e() + r()\n}\n}"
      )
    }
    let parent = hasRefined && once(in: 2) ? refined : proto
    let value = name("S")
    let kind = pick("struct", "enum", "final class")
    declare(
      "\(kind) \(value): \(parent) {\n\(kind == "enum" ? "case one\n" : kind == "struct" ? "" : "init() {\n}\n")\(memberTexts("S", 1))}"
    )
    let base = name("A")
    let derived = name("B")
    let inBase = some(0, of: Array(Self.members.indices))
    declare(
      "class \(base): \(parent) {\ninit() {\n}\n\(inBase.map { Self.text($0, "A", "") }.joined())}"
    )
    let inDerived = some(1, of: Array(Self.members.indices))
    declare(
      "class \(derived): \(base) {\n\(inDerived.map { Self.text($0, "B", inBase.contains($0) ? "override " : "") }.joined())}"
    )
    let generic = name("f")
    declare(
      "func \(generic)<T: \(proto)>(_ x: T) -> String {\nx.r() + \", \" + x.p + \", \" + x.e() + \", \" + x.v + \", \" + T.s()\n}"
    )
    let make = kind == "enum" ? "\(value).one" : "\(value)()"
    let values = [
      make, "\(base)()", "\(derived)()", "(\(derived)() as \(base))", "(\(make) as any \(proto))",
      "(\(derived)() as any \(proto))",
    ]
    for _ in 0..<4 { show("\(pick(from: values)).\(pick("r()", "p", "e()", "v"))") }
    show(
      "\(generic)(\(pick(from: values)))",
      "([\(values[0]), \(values[2])] as [any \(proto)]).map { $0.\(pick("r()", "e()", "v")) }"
    )
    if parent == refined {
      show(
        "\(pick(from: Array(values[..<4]))).q()",
        "(\(values[2]) as any \(refined)).\(pick("q()", "e()", "r()"))"
      )
    }
    rule("any \(proto)", "(\(make) as any \(proto))", "(\(derived)() as any \(proto))")
    rule("String", "\(generic)(«any \(proto)»)", "«any \(proto)».e()", "\(derived)().v")
  }

  private static let members = [
    "func r() -> String", "var p: String", "static func s() -> String", "func e() -> String",
    "var v: String",
  ]

  private static func text(_ index: Int, _ type: String, _ modifier: String) -> String {
    var member = members[index]
    if modifier.isEmpty, type != "S", type != "Q" {
      member = member.replacing("static", with: "class")
    }
    member = modifier.isEmpty ? member : modifier + member.replacing("static", with: "class")
    return
      "\(member) {\n\"\(type).\(member.split(separator: " ").last { $0.contains("(") || $0.hasSuffix(":") }.map { $0.prefix(1) } ?? "x")\"\n}\n"
  }

  private func memberTexts(_ type: String, _ least: Int) -> String {
    some(least, of: Array(Self.members.indices)).map { Self.text($0, type, "") }.joined()
  }

  /// `any`, `some`, compositions, class-bound protocols, casts, static and initialiser requirements.
  func existentials() {
    let named = name("P")
    let aged = name("Q")
    declare(
      "protocol \(named) {\nvar name: String { get }\n}\nprotocol \(aged) {\nvar age: Int { get set }\ninit(age: Int)\n}"
    )
    let both = name("S")
    let one = name("S")
    declare(
      "struct \(both): \(named), \(aged) {\nvar age: Int\nvar name: String {\n\"both\\(age)\"\n}\n}\n\(pick("struct", "final class")) \(one): \(named) {\nlet name = «~String»\ninit() {\n}\n}"
    )
    let function = name("f")
    declare(
      "func \(function)(_ x: any \(named) & \(aged)) -> String {\nx.name + \"\\(x.age)\"\n}\nfunc \(function)s() -> some \(named) {\n\(both)(age: «Int»)\n}\nfunc \(function)g(_ x: some \(named)) -> String {\n\"\\(type(of: x)) \" + x.name\n}\nfunc \(function)m<T: \(aged)>(_ type: T.Type) -> T {\nvar made = type.init(age: 1)\nmade.age &+= T(age: 4).age\nreturn made\n}"
    )
    let list = name("v")
    run(
      "let \(list): [any \(named)] = [\(both)(age: «Int»), \(one)(), \(both)(age: 2)]\nvar \(list)q: any \(aged) = \(both)(age: 5)\n\(list)q.age \(pick("+=", "&-=", "*=")) 2"
    )
    show(
      "\(list)q.age",
      "\(list).map(\\.name)",
      "\(list).map { $0 is any \(aged) }",
      "\(list).compactMap { ($0 as? any \(aged))?.age }",
      "\(list).compactMap { ($0 as? \(both))?.age }",
      "\(function)s().name",
      "\(function)g(\(one)())",
      "\(list).map { \(function)g($0) }",
      "\(function)m(\(both).self).age",
      "type(of: \(list)[0])",
      "type(of: \(list)q)",
      "\(function)(\(both)(age: «Int»))",
      "(\(list)[0] as? any \(named) & \(aged)).map(\(function)) ?? \"no\"",
      "type(of: \(list)q).init(age: 9).age",
      "\(list)[1] is \(both)"
    )
    run(
      "switch \(list)[\(below(3))] {\ncase let x as \(both) where x.age > «!Int»:\nprint(\"big\", x.age)\ncase is \(one):\nprint(\"one\")\ncase let x as any \(named) & \(aged):\nprint(\"both\", x.age)\ndefault:\nprint(\"other\")\n}"
    )
    rule(both, "\(both)(age: «~Int»)")
    rule("Int", "«\(both)».age")
    rule("String", "\(function)(«\(both)»)", "\(function)g(«\(both)»)")
  }

  /// Associated types decide which member or function is chosen.
  func associatedTypes() {
    let proto = name("P")
    let primary = once(in: 2)
    declare(
      "protocol \(proto)\(primary ? "<Item>" : "") {\nassociatedtype Item\(pick("", " = Int"))\nvar items: [Item] { get }\nfunc pick() -> Item?\n}\nextension \(proto) {\nfunc pick() -> Item? {\nitems.first\n}\nvar tag: String {\n\"any \\(Item.self)\"\n}\nfunc mapped<R>(_ f: (Item) -> R) -> [R] {\nitems.map(f)\n}\n}"
    )
    declare(
      "extension \(proto) where Item == Int {\nvar tag: String {\n\"ints\"\n}\nvar sum: Int {\nitems.reduce(0, &+)\n}\n}"
    )
    if once(in: 2) {
      declare(
        "extension \(proto) where Item: \(pick("StringProtocol", "Collection")) {\nvar tag: String {\n\"texts\"\n}\nvar total: Int {\nitems.map { $0.count }.reduce(0, +)\n}\n}"
      )
    }
    let ints = name("S")
    let stack = name("Stack")
    declare(
      "struct \(ints): \(proto) {\nvar items: [Int]\n\(pick("", "typealias Item = Int\n", "func pick() -> Int? {\nitems.last\n}\n"))}\n\(pick("struct", "final class")) \(stack)<E>: \(proto) {\nvar items: [E]\ninit(_ items: E...) {\nself.items = items\n}\n}"
    )
    let describe = name("describe")
    declare("func \(describe)<C: \(proto)>(_ c: C) -> String {\n\"any \" + c.tag\n}")
    if once(in: 2) {
      declare(
        "func \(describe)<C: \(proto)>(_ c: C) -> String where C.Item == Int {\n\"int \" + c.tag + \"\\(c.sum)\"\n}"
      )
    }
    if once(in: 2) {
      declare(
        "func \(describe)<C: \(proto)>(_ c: C) -> String where C.Item == String {\n\"string \" + c.tag\n}"
      )
    }
    let equal = name("f")
    declare(
      "func \(equal)<A: \(proto), B: \(proto)>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {\na.items == b.items\n}"
    )
    let values = [
      "\(ints)(items: «[Int]»)", "\(stack)(1, 2)", "\(stack)(\"a\", \"b\")", "\(stack)(1.5)",
      "\(stack)<Int>()", "\(stack)<Any>(1, \"x\")",
    ]
    for value in some(2, of: values) {
      show("\(describe)(\(value))", "\(value).tag", "\(value).pick() as Any")
    }
    show(
      "\(equal)(\(values[0]), \(values[1]))",
      "\(stack)(2, 3).sum",
      "\(stack)(\"p\").mapped { $0 + «String» }",
      "type(of: \(pick(from: values)).mapped { $0 })",
      "(\(values[1]) as any \(proto)).tag"
    )
    if primary {
      declare(
        "func \(equal)p(_ x: some \(proto)<Int>) -> Int {\nx.sum\n}\nfunc \(equal)e(_ x: any \(proto)<Int>) -> String {\n\"\\(x.items) \\(x.tag)\"\n}"
      )
      show(
        "\(equal)p(\(stack)(4, 5))",
        "\(equal)e(\(values[0]))",
        "([\(values[0]), \(values[1])] as [any \(proto)<Int>]).map { \(equal)e($0) }"
      )
    }
    rule("\(stack)<Int>", "\(stack)(«Int», «Int»)", "\(stack)<Int>()")
    rule("[Int]", "«\(stack)<Int>».items", "«\(stack)<Int>».mapped { $0 &+ 1 }")
    rule("Int", "«\(stack)<Int>».sum")
    rule("String", "\(describe)(«\(stack)<Int>»)", "«\(stack)<Int>».tag")
  }

  /// `Self`, comparisons that the compiler makes, and protocols of the library.
  func selfRequirements() {
    let proto = name("P")
    declare(
      "protocol \(proto): Comparable {\nvar key: Int { get }\nfunc merged(_ other: Self) -> Self\nstatic var zero: Self { get }\n}\nextension \(proto) {\nstatic func < (a: Self, b: Self) -> Bool {\na.key < b.key\n}\nfunc twice() -> Self {\nmerged(self)\n}\n}\nextension Sequence where Element: \(proto) {\nfunc total() -> Element {\nreduce(.zero) { $0.merged($1) }\n}\n}"
    )
    let value = name("S")
    declare(
      "struct \(value): \(proto), Hashable {\nvar key: Int\n\(once(in: 2) ? "var tag = \"t\"\n" : "")static let zero = \(value)(key: 0)\nfunc merged(_ other: Self) -> Self {\nSelf(key: key &+ other.key)\n}\n}"
    )
    rule(
      value,
      "\(value)(key: «~Int»)",
      "\(value).zero",
      "«\(value)».twice()",
      "«\(value)».merged(«\(value)»)",
      "max(«\(value)», «\(value)»)",
      "[«\(value)», «\(value)»].total()"
    )
    rule("Int", "«\(value)».key")
    rule(
      "Bool",
      "(«\(value)» < «\(value)»)",
      "(«\(value)» == «\(value)»)",
      "(«\(value)» >= «~\(value)»)"
    )
    show(
      "«\(value)»",
      "[«\(value)», «\(value)», «\(value)»].sorted().map(\\.key)",
      "[«\(value)», «\(value)»].max()?.key ?? 0",
      "«\(value)» < «\(value)»",
      "«\(value)» == «\(value)»",
      "Set([«\(value)», «\(value)»]).count",
      "[«\(value)», «\(value)»].total()",
      "[«\(value)»].contains(.zero)",
      "[\(value)]().total().key",
      "(\(value)(key: -1_000_000)...\(value)(key: 1_000_000)).contains(«\(value)»)"
    )
  }
}
