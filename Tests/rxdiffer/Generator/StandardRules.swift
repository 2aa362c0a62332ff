/// What the standard library alone makes of each type.
enum StandardRules {
  /// Expressions that have the type wherever they stand and never trap.
  static let table: [String: [String]] = [
    "Int": [
      "1", "0", "2", "3", "7", "12", "(-4)", "100", "0x1F", "1_000",
      "(«Int» &+ «Int»)", "(«Int» &- «Int»)", "(«Int» &* («Int» as Int))", "(«Int» % 7)",
      "(«Int» / 3)",
      "(0 &- «!Int»)",
      "(«Bool» ? «Int» : «Int»)", "«[Int]».count", "«String».count", "(«[Int]».first ?? «Int»)",
      "max(«Int», «Int»)",
      "min(«Int», «Int», «Int»)", "(«Int?» ?? «Int»)", "«[Int]».reduce(0, &+)",
      "«[Int]».reduce(«!Int») { $0 &+ $1 }",
      "(«Int» & «Int»)", "(«Int» ^ «Int»)", "(«Int» << 2)", "(«Int» >> 1)", "(«Int»).signum()",
      "Int(«UInt8»)", "Int(«Int8»)",
      "{ «Int» }()", "{ (n: Int) in n &+ «!Int» }(«Int»)", "(«[String: Int]»[\"a\"] ?? «Int»)",
      "«(Int, String)».0", "abs(«Int» % 50)",
      "(«[Int]».min() ?? «!Int»)", "«[String]».map { $0.count }.reduce(0, &+)",
      "(Int(«String») ?? «!Int»)",
      "(«Any» as? Int ?? «Int»)", "((«[Int]».max() ?? 1) &+ 1)", "Int((«Double»).rounded() / 1000)",
    ],
    "Double": [
      "1.5", "0.25", "2.0", "10.5", "(-0.5)", "(«Double» + «Double»)", "(«Double» - «Double»)",
      "(«Double» * 0.5)", "Double(«Int»)",
      "(«Double» / 4)", "(«Bool» ? «Double» : «Double»)", "(«Double?» ?? «Double»)",
      "max(«Double», «Double»)", "(«Double»).rounded()",
      "(0 - «!Double»)", "(1 / 2 as Double)", "(«Double» + 1)", "«[Double]».reduce(0, +)",
    ],
    "String": [
      "\"a\"", "\"bc\"", "\"\"", "\"Hi there\"", "\"42\"", "\"é\"", "(«String» + «String»)",
      "\"<\\(«!Int»)>\"", "String(«Int»)",
      "(«Bool» ? «String» : «String»)", "«String».uppercased()", "(«String?» ?? «String»)",
      "«[String]».joined(separator: \"-\")",
      "\"\\(«!Double»)|\\(«!Bool»)\"", "String(describing: «Int?»)", "String(«String».reversed())",
      "String(«String».prefix(2))",
      "(«[String]».first ?? «String»)", "String(repeating: «!String», count: 2)",
      "«(Int, String)».1", "\"\\(«![Int]»)\"",
      "(«[String: String]»[\"k\"] ?? «!String»)",
      "«[Int]».map { \"\\($0)\" }.joined(separator: \",\")", "String(«!Int», radix: 2)",
      "String(describing: type(of: «Any»))", "String(«Character»)", "{ $0 + «!String» }(«String»)",
      "(«Any» as? String ?? «String»)",
    ],
    "Bool": [
      "true", "false", "(«Int» < «Int»)", "(«Int» == «Int»)", "(«String» == «String»)", "!«!Bool»",
      "(«Bool» && «Bool»)",
      "(«Bool» || «Bool»)", "«[Int]».isEmpty", "«String».isEmpty", "«[Int]».contains(«Int»)",
      "(«Int?» == nil)", "(«Int?» != «~Int?»)",
      "«[Int]».contains { $0 > «!Int» }", "«[Int]».allSatisfy { $0 >= «!Int» }",
      "(1...5).contains(«Int»)", "(«Any» is Int)",
      "(«Any» is String)", "(«[Int]» == «[Int]»)", "«String».hasPrefix(«!String»)",
      "(«Double» <= «Double»)", "((«!Int», «!Int») < («!Int», «!Int»))",
      "(«Int»).isMultiple(of: 2)", "(«Any» is [Int])",
    ],
    "Character": [
      "Character(\"c\")", "(\"x\" as Character)", "(«String».first ?? Character(\"z\"))",
      "(«String».last ?? Character(\"q\"))",
    ],
    "UInt8": [
      "UInt8(7)", "(200 as UInt8)", "UInt8.max", "(«UInt8» &+ «UInt8»)", "(«UInt8» &* 3)",
      "UInt8(truncatingIfNeeded: «Int»)", "~«!UInt8»",
      "(«UInt8» >> 1)", "(«UInt8» &<< 3)", "UInt8(clamping: «Int»)", "(UInt8(exactly: «Int») ?? 9)",
    ],
    "Int8": [
      "Int8(-7)", "(100 as Int8)", "Int8.min", "(«Int8» &+ «Int8»)", "(«Int8» &- 3)",
      "Int8(truncatingIfNeeded: «Int»)", "Int8(bitPattern: «UInt8»)",
      "(«Int8» >> 1)", "Int8(clamping: «Int»)", "(«Int8» ^ 21)",
    ],
    "[Int]": [
      "[1, 2, 3]", "[4, 5]", "[9]", "[Int]()", "«[Int]».map { $0 &* «!Int» }",
      "«[Int]».filter { $0 > «!Int» }", "(«[Int]» + «[Int]»)",
      "Array(0..<3)", "Array(«[Int]».reversed())", "«[Int]».sorted()", "«[Int]».sorted { $0 > $1 }",
      "Array(«[Int]».dropFirst())", "Array(«[Int]».prefix(2))",
      "«[Int?]».compactMap { $0 }", "«[[Int]]».flatMap { $0 }", "«[String]».map(\\.count)",
      "«[Int]».sorted(by: >)",
      "Array(stride(from: 0, to: 9, by: 4))", "zip(«[Int]», «[Int]»).map { $0 &+ $1 }",
      "«[String]».compactMap { Int($0) }",
      "«[Int]».enumerated().map { $0.offset &+ $0.element }", "(«Any» as? [Int] ?? «[Int]»)",
      "«[Int]».map { [n = «!Int»] in n &- $0 }",
    ],
    "[String]": [
      "[\"a\", \"b\"]", "[\"x\"]", "[String]()", "«[Int]».map { \"\\($0)\" }",
      "«[Int]».map(String.init)", "(«[String]» + [«String»])", "«[String]».sorted()",
      "«[String]».map { $0 + «!String» }", "«String».map { String($0) }",
      "«String».split(separator: \" \").map(String.init)",
    ],
    "[Double]": ["[1.5, 2.0]", "[0.5]", "«[Int]».map(Double.init)", "«[Double]».map { $0 * 2 }"],
    "[Int?]": ["[1, nil, 3]", "[nil, 2]", "«[String]».map { Int($0) }"],
    "Int?": [
      "(5 as Int?)", "(nil as Int?)", "«[Int]».first", "Int(«String»)", "«[Int]».max()",
      "«Int?».map { $0 &+ 1 }",
      "«[Int]».firstIndex(of: «Int»)", "«[String: Int]»[«!String»]",
      "«String?».flatMap { Int($0) }", "(«String?»?.count)", "«[Int]».first { $0 > «!Int» }",
      "(«Any» as? Int)", "(«Int??» ?? nil)", "(«Bool» ? «Int» : nil)", "(try? Optional(«!Int»))",
    ],
    "Int??": [
      "(nil as Int??)", "(.some(nil) as Int??)", "(3 as Int??)", "Optional(«Int?»)",
      "«[Int?]».first", "«[Int?]».last",
    ],
    "String?": [
      "(\"s\" as String?)", "(nil as String?)", "«[String]».first", "«Int?».map { \"\\($0)\" }",
      "(«String?»?.uppercased())", "«[String]».max()",
    ],
    "Double?": [
      "(0.5 as Double?)", "(nil as Double?)", "Double(«String»)", "«[Double]».first",
      "«Int?».map(Double.init)",
    ],
    "[String: Int]": [
      "[\"a\": 1]", "[\"a\": 1, \"b\": 2]", "([:] as [String: Int])",
      "«[String: Int]».mapValues { $0 &+ «!Int» }", "«[String: Int]».filter { $0.value > 1 }",
      "«[String: Int]».merging([\"a\": 9]) { $0 &+ $1 }",
      "Dictionary(uniqueKeysWithValues: [(\"a\", «Int»)])",
    ],
    "(Int, String)": ["(1, \"one\")", "(«Int», «String»)"],
    "Any": [
      "(1 as Any)", "(\"s\" as Any)", "(2.5 as Any)", "([1] as Any)", "(«Int» as Any)",
      "(«String» as Any)", "(«Int?» as Any)",
    ],
  ]

  /// Literals that are of the type where the place says so.
  static let literals: [String: [String]] = [
    "Int": ["1", "5"], "Double": ["1", "3", "2.5"], "String": ["\"t\""], "Bool": ["true"],
    "Character": ["\"k\"", "\"é\""],
    "UInt8": ["1", "250", "0xF0"], "Int8": ["1", "-128"], "Any": ["1", "\"any\"", "[1, 2]"],
    "[Double]": ["[1, 2.5]"], "[String: Int]": ["[\"z\": 3]"], "(Int, String)": ["(2, \"two\")"],
  ]

  /// Types that every program can make and print; dictionaries are in no order and are not printed whole.
  static let printable = [
    "Int", "Int", "Double", "String", "String", "Bool", "Character", "UInt8", "Int8", "[Int]",
    "[String]", "[Int?]", "Int?", "Int??",
    "String?", "Double?", "(Int, String)", "Any", "[Double]",
  ]
}
