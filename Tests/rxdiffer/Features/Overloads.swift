extension Generator {
  /// Functions of one name, chosen among by label, arity and the types of the arguments.
  func overloads() {
    let proto = name("P")
    let base = name("A")
    let derived = name("B")
    declare("protocol \(proto) {\n}\nclass \(base): \(proto) {\n}\nclass \(derived): \(base) {\n}")
    let parameters = [
      "(_ x: Int)", "(_ x: Double)", "(_ x: String)", "(_ x: Int?)", "<T>(_ x: T?)",
      "<T>(_ x: [T])", "(_ x: [Int])", "(_ x: \(base))",
      "(_ x: \(derived))", "(_ x: Int, _ y: Int = 3)", "(_ x: Int, y: String = \"d\")", "(x: Int)",
      "(_ x: Character)", "(_ x: UInt8)",
      "(_ x: any \(proto))", "(_ x: String?)", "(_ x: [Any])", "(_ x: Bool)",
      "(_ x: Double, _ y: Double)", "(_ x: (Int, Int))", "(x: String)",
      "(_ x: Int, _ y: Double)", "<T, U>(_ x: T, _ y: U)", "(_ x: () -> Int)",
      "(_ x: [String: Int])",
    ]
    let generic = pick(
      "<T>(_ x: T)",
      "<T>(_ x: T)",
      "(_ x: Any)",
      once(in: 2) ? "<T: FixedWidthInteger>(_ x: T)" : "<T: Comparable>(_ x: T)"
    )
    var chosen = [generic] + some(2, of: parameters).prefix(4)
    if chosen.contains(where: { $0.contains("_ y: Int = 3") }) {
      // A call with one argument would be ambiguous.
      chosen.removeAll { $0.contains("y: String = ") }
    }
    if generic.contains(":") && generic.hasPrefix("<") { chosen.append("(_ x: Any)") }
    let call = declareOverloads(chosen)
    var arguments = [
      "1", "2.5", "\"s\"", "«Int»", "«String»", "«Double»", "«Int?»", "[1, 2]", "«[Int]»",
      "\(derived)()", "(\(derived)() as \(base))",
      "\(base)()", "(\(derived)() as any \(proto))", "(1 as Any)", "true", "Character(\"c\")",
      "UInt8(3)", "[\"a\"]", "(1, 2)", "«String?»",
      "[1, 2.5]", "(3 as Double)",
    ]
    for parameter in chosen {
      if parameter.contains("y: String") { arguments += ["1, y: «String»"] }
      if parameter.contains("_ y: Int =") { arguments += ["1, 2", "«Int», «Int»"] }
      if parameter.contains("_ y: Double") { arguments += ["1, 2", "1, 2.5"] }
      if parameter.contains("U") && parameter.contains("_ y") {
        arguments += ["\"s\", 1", "«Int», «String»"]
      }
      if parameter.contains("(x: ") {
        arguments += [parameter.contains("Int") ? "x: «Int»" : "x: «String»"]
      }
      if parameter.contains("->") { arguments.append("{ 3 }") }
    }
    for argument in some(4, of: arguments).prefix(7) { show(call(argument)) }
    if generic == "<T>(_ x: T)" || generic == "(_ x: Any)" {
      throughGenericCode(call, derived, base)
    }
    rule("String", call("«Int»"), call("«String»"))
  }

  /// Declares overloads in a form of its choice; says how one is called.
  private func declareOverloads(_ chosen: [String]) -> (String) -> String {
    let function = name("f")
    let type = name("S")
    let form = below(6)
    var lines = [form == 0 ? "" : "\(pick("struct", "struct", "final class", "class")) \(type) {"]
    if form == 4 { lines += ["let tag: String"] }
    if ![0, 4].contains(form) { lines += ["init() {", "}"] }
    for parameters in chosen {
      let tag = "\"\(parameters.replacing("\"", with: "'"))\""
      switch form {
      case 0, 1: lines += ["func \(function)\(parameters) -> String {", tag, "}"]
      case 2: lines += ["static func \(function)\(parameters) -> String {", tag, "}"]
      case 3:
        // A subscript's parameter has a label only where it is written twice.
        let labelled = parameters.replacing(#/([(,] ?)([xy]): /#) { "\($0.1)\($0.2) \($0.2): " }
        lines += ["subscript\(labelled) -> String {", tag, "}"]
      case 4: lines += ["init\(parameters) {", "tag = \(tag)", "}"]
      default: lines += ["func callAsFunction\(parameters) -> String {", tag, "}"]
      }
    }
    if form != 0 { lines.append("}") }
    declare(lines.joined(separator: "\n"))
    return { arguments in
      switch form {
      case 0: "\(function)(\(arguments))"
      case 1: "\(type)().\(function)(\(arguments))"
      case 2: "\(type).\(function)(\(arguments))"
      case 3: "\(type)()[\(arguments)]"
      case 4: "\(type)(\(arguments)).tag"
      default: "\(type)()(\(arguments))"
      }
    }
  }

  private func throughGenericCode(_ call: (String) -> String, _ derived: String, _ base: String) {
    let wrap = name("wrap")
    let box = name("Box")
    switch below(4) {
    case 0:
      declare("func \(wrap)<T>(_ x: T) -> String {\n\(call("x"))\n}")
      show("\(wrap)(«Int»)", "\(wrap)(\(derived)())", "\(wrap)(«String?»)")
    case 1:
      declare("struct \(box)<T> {\nlet value: T\nfunc show() -> String {\n\(call("value"))\n}\n}")
      show(
        "\(box)(value: «Int»).show()",
        "\(box)<\(base)>(value: \(derived)()).show()",
        "\(box)<Double>(value: 1).show()"
      )
    case 2:
      show(
        "([1, \"s\", 2.5] as [Any]).map { \(call("$0")) }",
        "[\(derived)(), \(base)()].map { \(call("$0")) }",
        "[1, 2].map { \(call("$0")) }",
        "[1, nil].map { \(call("$0")) }"
      )
    default:
      let value = name("v")
      run("let \(value): \(pick("Any", "Int?", "Double", "Any?")) = 1")
      show(call(value))
      run("if let \(value) = \(value) as Any? {\nprint(\(call(value)))\n}")
    }
  }

  /// Functions that differ in their result alone.
  func resultOverloads() {
    let function = name("f")
    let types = some(2, of: ["Int", "String", "Double", "Bool", "[Int]", "Int?", "Character"])
    for type in types { declare("func \(function)() -> \(type) {\n«\(type)»\n}") }
    for type in types {
      let value = name("v")
      run("let \(value): \(type) = \(function)()")
      show(value, "(\(function)() as \(type))")
      if type != "Int?", !types.contains(type + "?") { rule(type, "(\(function)() as \(type))") }
    }
    let take = name("g")
    let type = pick(from: types)
    declare("func \(take)(_ x: \(type), _ y: \(type)? = nil) -> String {\n\"\\(x)\"\n}")
    show("\(take)(\(function)())", "[\(function)() as \(type)].count")
    if types.contains("Int"), !types.contains("Double"), !types.contains("Int?") {
      show("\(function)() &+ 1", "[1, 2, \(function)()]")
    }
  }

  /// Default arguments, labels, variadics, inout.
  func parameters() {
    let function = name("f")
    let global = name("g")
    declare("var \(global) = «!Int»")
    switch below(5) {
    case 0:
      declare(
        "func \(function)(_ a: Int = «~Int», b: String = «~String», _ c: Double = «~Double») -> String {\n\"\\(a) \\(b) \\(c)\"\n}"
      )
      show(
        "\(function)()",
        "\(function)(«Int»)",
        "\(function)(b: «String»)",
        "\(function)(«Int», 2)",
        "\(function)(«Int», b: «String», «Double»)"
      )
    case 1:
      declare(
        "func \(function)(_ xs: Int..., label: String = \"l\", _ ys: String...) -> String {\n\"\\(xs) \\(label) \\(ys)\"\n}"
      )
      show(
        "\(function)()",
        "\(function)(«Int», «Int»)",
        "\(function)(label: «String»)",
        "\(function)(1, label: \"x\", «String», «String»)"
      )
    case 2:
      declare("func \(function)(_ x: Int = { \(global) += 1; return \(global) }()) -> Int {\nx\n}")
      show("\(function)()", "\(function)()", "\(function)(«Int»)", global)
    case 3:
      declare("func \(function)<T>(_ x: inout T, _ y: T) -> T {\nlet old = x\nx = y\nreturn old\n}")
      let value = variable("Int", isMutable: true)
      let list = name("v")
      run("var \(list) = [1, 2, 3]\nvar \(list)t = (4, \"t\")")
      show(
        "\(function)(&\(value), «Int»)",
        value,
        "\(function)(&\(list)[1], «Int»)",
        list,
        "\(function)(&\(list)t.0, 8)",
        "\(list)t",
        "\(function)(&\(global), 5)",
        global
      )
    default:
      declare(
        "func \(function)(first: () -> Int, then: (Int) -> String = { \"<\\($0)>\" }, last: (() -> Void)? = nil) -> String {\nlast?()\nreturn then(first())\n}"
      )
      show(
        "\(function) { «Int» }",
        "\(function)(first: { «Int» }, then: { \"\\($0)\" })",
        "\(function) { 1 } then: { \"=\\($0)\" }",
        "\(function) { 2 } last: { print(\"last\") }"
      )
    }
    rule("Int", global)
  }
}
