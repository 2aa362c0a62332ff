extension Generator {
  /// Extensions for some arguments of a generic type, and conformances that hold for some.
  func constrainedExtensions() {
    let proto = name("P")
    declare(
      "protocol \(proto) {\nfunc d() -> String\n}\nextension Int: \(proto) {\nfunc d() -> String {\n\"int\\(self)\"\n}\n}\nextension String: \(proto) {\nfunc d() -> String {\n\"'\" + self + \"'\"\n}\n}"
    )
    let box = name("Box")
    let kind = pick("struct", "struct", "final class", "enum")
    let make = kind == "enum" ? ".some" : ""
    declare(
      kind == "enum"
        ? "enum \(box)<T> {\ncase some(T)\ncase none\nvar value: T? {\nif case .some(let x) = self { return x }\nreturn nil\n}\n}"
        : kind == "struct"
          ? "struct \(box)<T> {\nvar value: T\ninit(_ value: T) {\nself.value = value\n}\n}"
          : "final class \(box)<T> {\nvar value: T\ninit(_ value: T) {\nself.value = value\n}\n}"
    )
    let constraints = [
      "T == Int", "T == String", "T == Double", "T: Collection", "T == [Int]", "T == Bool",
    ]
    if once(in: 2) {
      declare("extension \(box) {\nvar tag: String {\n\"any\"\n}\n}")
    } else {
      declare("extension \(box) where T: Equatable {\nvar tag: String {\n\"equatable\"\n}\n}")
    }
    for constraint in some(1, of: constraints).prefix(3) where !constraint.contains("Collection") {
      declare("extension \(box) where \(constraint) {\nvar tag: String {\n\"\(constraint)\"\n}\n}")
    }
    declare(
      "extension \(box): \(proto) where T: \(proto) {\nfunc d() -> String {\n\(kind == "enum" ? "value?.d() ?? \"none\"" : "\"box \" + value.d()")\n}\n}"
    )
    let call = name("f")
    declare(
      "func \(call)<T: \(proto)>(_ x: T) -> String {\nx.d()\n}\nfunc \(call)any<T: Equatable>(_ x: T) -> String {\n\(box)\(make)(x).tag\n}\nfunc \(call)cast(_ x: Any) -> String {\n(x as? any \(proto))?.d() ?? \"no\"\n}"
    )
    let arguments = [
      "1", "\"s\"", "2.5", "[1]", "true", "«Int»", "«String»", "«[Int]»", "[\"x\"]", "«Double»",
    ]
    for argument in some(3, of: arguments).prefix(4) {
      show("\(box)\(make)(\(argument)).tag")
      if once(in: 2) { show("\(call)any(\(argument))") }
      if once(in: 3) { show("\(call)cast(\(box)\(make)(\(argument)))") }
    }
    show(
      "\(call)(\(box)\(make)(«Int»))",
      "\(box)\(make)(\(box)\(make)(«String»)).d()",
      "\(call)cast(«Any»)"
    )
    if once(in: 2) {
      declare(
        "extension Array: \(proto) where Element: \(proto) {\nfunc d() -> String {\n\(pick("\"[\"", "\"(\"")) + map { $0.d() }.joined(separator: \",\") + \"]\"\n}\n}"
      )
      show(
        "«[Int]».d()",
        "[[«Int»], «[Int]»].d()",
        "\(call)(«[String]»)",
        "\(call)cast(«[Int]»)",
        "\(call)cast([1.5])",
        "\(box)\(make)([1, 2]).d()"
      )
    } else {
      declare(
        "extension Optional: \(proto) where Wrapped: \(proto) {\nfunc d() -> String {\nmap { \"some \" + $0.d() } ?? \"none\"\n}\n}"
      )
      show(
        "«Int?».d()",
        "«String?».d()",
        "\(call)(«Int??»)",
        "«Int?»?.d() ?? \"nil\"",
        "\(call)cast(«Int?» as Any)"
      )
    }
    rule("\(box)<Int>", "\(box)\(make)(«Int»)")
    rule("String", "«\(box)<Int>».d()", "\(call)(«Int»)")
  }

  /// Extensions of the library's types that hold for some elements.
  func libraryExtensions() {
    let member = name("tag")
    let targets = ["Array", "Sequence", "Collection", "Array"]
    let target = pick(from: targets)
    var constraints = [
      "Element == Int", "Element == String", "Element == Double", "Element == Int?",
      "Element == Character",
    ]
    constraints = Array(some(2, of: constraints).prefix(3))
    if once(in: 2) {
      declare("extension \(target) {\nvar \(member): String {\n\"any\"\n}\n}")
    } else {
      declare(
        "extension \(pick(from: target == "Array" ? ["Sequence", "Collection"] : [target])) {\nvar \(member): String {\n\"sequence\"\n}\n}"
      )
    }
    for constraint in constraints {
      declare(
        "extension \(target) where \(constraint) {\nvar \(member): String {\n\"\(target) \(constraint)\"\n}\n}"
      )
    }
    let generic = name("f")
    declare(
      "func \(generic)<T>(_ x: [T]) -> String {\nx.\(member)\n}\nfunc \(generic)s<S: Collection>(_ x: S) -> String where S.Element == Int {\n\(once(in: 2) ? "\"\\(x.map { $0 })\"" : "\"\\(x.reduce(0, &+))\"")\n}"
    )
    show(
      "«[Int]».\(member)",
      "[\"a\"].\(member)",
      "[1.5].\(member)",
      "«[Int?]».\(member)",
      "\(generic)(«[Int]»)",
      "[true].\(member)",
      "\(generic)s(«[Int]»)",
      "\(generic)s(1...3)",
      "\(generic)s(«[Int]».dropFirst())"
    )
    if target != "Array" {
      show("(1...3).\(member)", "\"abc\".\(member)", "«[Int]».prefix(1).\(member)")
    }
    let wrapped = name("tag")
    declare(
      "extension Optional where Wrapped == \(pick("Int", "String")) {\nvar \(wrapped): String {\nself == nil ? \"none\" : \"\\(self!)\"\n}\n}\nextension Optional where Wrapped: Collection {\nvar \(wrapped)c: Int {\nself?.count ?? -1\n}\n}\nextension Int {\nvar \(wrapped)i: Int {\nself &* 2\n}\nmutating func \(wrapped)m() {\nself = self &+ 1\n}\nsubscript(\(wrapped) n: Int) -> Int {\nself &+ n\n}\n}"
    )
    show(
      "«String?».\(wrapped)c",
      "(«Int»).\(wrapped)i",
      "«Int?»?.\(wrapped)i as Any",
      "3[\(wrapped): «Int»]"
    )
    let value = variable("Int", isMutable: true)
    run("\(value).\(wrapped)m()")
    show(value)
    rule("Int", "(«Int»).\(wrapped)i", "«String?».\(wrapped)c")
    rule("String", "«[Int]».\(member)")
  }

  /// What generic code does with its type arguments.
  func typeArguments() {
    let made = name("P")
    declare(
      "protocol \(made) {\ninit()\nstatic var title: String { get }\n}\nextension \(made) {\nstatic var title: String {\n\"<\\(Self.self)>\"\n}\n}\nextension Int: \(made) {\n}\nextension String: \(made) {\nstatic var title: String {\n\"text\"\n}\n}"
    )
    let value = name("S")
    let base = name("A")
    let derived = name("B")
    declare(
      "struct \(value): \(made) {\nvar n = «~Int»\n}\nclass \(base): \(made) {\nrequired init() {\n}\nclass var title: String {\n\"A\"\n}\nfunc me() -> String {\n\"\\(type(of: self))\"\n}\n}\nclass \(derived): \(base) {\nrequired init() {\nsuper.init()\n}\n\(once(in: 2) ? "override class var title: String {\n\"B\"\n}\n" : "")}"
    )
    let f = name("f")
    let box = name("Box")
    declare(
      "func \(f)name<T>(_ x: T) -> String {\n\"\\(T.self)\"\n}\nfunc \(f)make<T: \(made)>(_ type: T.Type = T.self) -> T {\nT()\n}\nfunc \(f)title<T: \(made)>(_ x: T) -> String {\nT.title\n}\nfunc \(f)is<T>(_ x: Any, _ type: T.Type) -> Bool {\nx is T\n}\nfunc \(f)cast<T>(_ x: Any) -> T? {\nx as? T\n}\nfunc \(f)many<T>(_ xs: [Any], of type: T.Type) -> [T] {\nxs.compactMap { $0 as? T }\n}"
    )
    declare(
      "\(pick("struct", "final class")) \(box)<T> {\nvar items: [T] = []\ninit() {\n}\nfunc kind() -> String {\n\"\\(T.self) \\(type(of: items)) \\(Self.self)\"\n}\nfunc has(_ x: Any) -> Bool {\nx is T\n}\nstatic func build<U>(_ type: U.Type) -> \(box)<U> {\n\(box)<U>()\n}\n\(once(in: 2) ? "struct Inner {\nvar t = \"\\(T.self)\"\n}\n" : "")}"
    )
    let types = [
      "Int", "String", "Double", "Int?", "[Int]", value, base, derived, "Any", "(Int, String)",
      "() -> Int", "any \(made)", "[String: Int]", "UInt8",
    ]
    for type in some(2, of: types).prefix(4) {
      show(
        "\(box)<\(type)>().kind()",
        "\(box)<\(type)>().has(«Int»)",
        "type(of: \(box)<\(type)>.build(\(pick("Int", value)).self))"
      )
    }
    show(
      "\(f)name(«Int»)",
      "\(f)name(«Int?»)",
      "\(f)name(\(derived)() as \(base))",
      "\(f)name((1, \"x\"))",
      "\(f)name([1: [\"a\"]])",
      "\(f)name(«Any»)",
      "\(f)name(\(box)<\(value)>())",
      "\(f)make(\(derived).self).me()",
      "\(f)make() as Int",
      "(\(f)make() as \(base)).me()",
      "\(f)title(\(derived)() as \(base))",
      "\(f)title(«Int»)",
      "\(f)title(\(value)())",
      "\(f)is(\(derived)(), \(base).self)",
      "\(f)is(«Any», (\(pick(from: types))).self)",
      "\(f)cast(«Any») as Int?",
      "(\(f)cast(«Any») as String?) as Any",
      "\(f)many([1, \"a\", 2.5, \(derived)()], of: \(pick("Int", "String", base)).self).count",
      "([Int.self, String.self, \(value).self, \(derived).self] as [any \(made).Type]).map { $0.title }",
      "([\(base).self, \(derived).self] as [\(base).Type]).map { $0.init().me() }"
    )
    rule("String", "\(f)name(«Int»)", "\(f)name(«Any»)")
    rule("Bool", "\(f)is(«Any», Int.self)")
  }

  /// Generic types with methods, subscripts and static members.
  func genericTypes() {
    let pair = name("Pair")
    declare(
      "struct \(pair)<A, B> {\nvar a: A\nvar b: B\nvar swapped: \(pair)<B, A> {\n\(pair)<B, A>(a: b, b: a)\n}\nfunc map<R>(_ f: (A, B) -> R) -> R {\nf(a, b)\n}\nmutating func set(_ a: A) {\nself.a = a\n}\nsubscript<K>(_ key: K) -> (K, A) {\n(key, a)\n}\nstatic var title: String {\n\"\\(A.self)/\\(B.self)\"\n}\n}\nextension \(pair): Equatable where A: Equatable, B: Equatable {\n}\nextension \(pair) where A == B {\nvar both: [A] {\n[a, b]\n}\n}\nextension \(pair) where B: Numeric {\nfunc scaled(_ n: B) -> B {\nb * n\n}\n}"
    )
    let first = pick("Int", "String", "Int?", "[Int]")
    let second = pick("Int", "Double", "UInt8")
    let type = "\(pair)<\(first), \(second)>"
    rule(type, "\(pair)(a: «\(first)», b: «\(second)»)", "\(type)(a: «~\(first)», b: «~\(second)»)")
    rule(first, "«\(type)».a", "«\(type)».swapped.b")
    rule("Bool", "(«\(type)» == «\(type)»)")
    let value = variable(type, isMutable: true)
    run("\(value).set(«~\(first)»)\nlet \(value)c = \(value)\n\(value).b = «~\(second)»")
    show(
      "\(value)",
      "\(value)c == \(value)",
      "\(value).swapped",
      "type(of: \(value).swapped)",
      "\(value).map { \"\\($0) \\($1)\" }",
      "\(value)[«String»]",
      "\(type).title",
      "\(pair)(a: 1, b: 2).both",
      "type(of: \(pair)(a: 1, b: 2.5))",
      "\(pair)(a: 1, b: 2.5).scaled(2)",
      "[\(value)]",
      "Optional(\(value)) as Any"
    )
    let tree = name("Tree")
    declare(
      "indirect enum \(tree)<T: Comparable> {\ncase leaf\ncase node(\(tree)<T>, T, \(tree)<T>)\nfunc inserted(_ x: T) -> \(tree)<T> {\nswitch self {\ncase .leaf:\nreturn .node(.leaf, x, .leaf)\ncase let .node(l, v, r) where x < v:\nreturn .node(l.inserted(x), v, r)\ncase let .node(l, v, r):\nreturn .node(l, v, r.inserted(x))\n}\n}\nvar all: [T] {\nswitch self {\ncase .leaf:\nreturn []\ncase let .node(l, v, r):\nreturn l.all + [v] + r.all\n}\n}\n}"
    )
    show(
      "[«Int», «Int», «Int»].reduce(\(tree)<Int>.leaf) { $0.inserted($1) }.all",
      "\(tree)<String>.leaf.inserted(«String»).inserted(«String»).all"
    )
  }
}
