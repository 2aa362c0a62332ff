import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes
import Testing

/// What a program sees of a library's declarations, which are read when their names are looked up.
struct LibraryTests {
  @Test func librariesCheckWithoutMistakes() {
    let audit = LibraryAudit(StandardLibrary.sources)
    #expect(audit.findings.map(\.description) == [])
  }

  @Test(arguments: [
    Row(
      "a body with braces in a string",
      "func a() -> Int { \"}\".count }\nfunc b() -> Bool",
      "b()",
      "Bool"
    ),
    Row(
      "an interpolation in a body",
      "func a() -> String { \"\\(\")\" + \"{\")\" }\nlet b: Int",
      "b",
      "Int"
    ),
    Row("a comment with a brace", "// {\nlet a: Int /* { */\n/* } */ let b: Bool", "b", "Bool"),
    Row(
      "a header of several lines",
      "func a(\n  x: Int,\n  y: Int = 2\n)\n  -> [Int]",
      "a(x: 1)",
      "[Int]"
    ),
    Row(
      "two names of one declaration",
      "struct A {\n  init()\n  var a, b: Int { get }\n}",
      "A().b",
      "Int"
    ),
    Row("cases with payloads", "enum A { case a(x: Int), b, c(Bool) }", "A.b", "A"),
    Row(
      "a nested type",
      "struct A {\n  struct B {\n    init()\n    var c: Int { get }\n  }\n}",
      "A.B().c",
      "Int"
    ),
    Row("an extension", "extension Int { var half: Double { get } }", "3.half", "Double"),
    Row(
      "an extension with a condition",
      "extension Array where Element == Int { var sum: Int { get } }",
      "[1].sum",
      "Int"
    ),
    Row("a static member", "extension Int { static var big: Int { get } }", "Int.big", "Int"),
    Row(
      "an operator of a type",
      "struct A {\n  init()\n  static func * (l: A, r: Int) -> A\n}",
      "A() * 2",
      "A"
    ),
    Row(
      "an operator of the module",
      "infix operator <->\nfunc <-> (l: Int, r: Int) -> Bool",
      "1 <-> 2",
      "Bool"
    ),
    Row(
      "a conformance of an extension",
      "struct A { init() }\nextension A: Sequence {\n  func makeIterator() -> IndexingIterator<[Int]>\n}",
      "A().map { $0 + 1 }",
      "[Int]"
    ),
    Row(
      "a protocol's extension",
      "extension Sequence { func second() -> Element? }",
      "[1].second()",
      "Int?"
    ),
    Row(
      "a type of a closure",
      "func a<T>(_ f: @escaping (inout T, Int...) throws -> T?) -> T",
      "a { (x: inout Int, _) in x }",
      "Int"
    ),
    Row(
      "a typed throw",
      "func a() throws(CancellationError) -> any Error & Sendable",
      "try? a()",
      "(any Error)?"
    ),
    Row(
      "an attribute with words",
      "@available(*, deprecated, renamed: \"b\") func a() -> Int",
      "a()",
      "Int"
    ),
  ])
  func declarationsAreFound(_ row: Row) {
    let source = LibrarySource("Tested", index: LibraryIndex([row.declarations]))
    let program = CheckedProgram(
      "import Tested\nlet value = \(row.expression)",
      libraries: [source]
    )
    #expect(program.mistakes.filter { !$0.contains("is deprecated") } == [])
    #expect(program.types["value"] == row.type)
  }

  @Test func whatIsNotImportedIsNotSeen() {
    let source = LibrarySource(
      "Tested",
      index: LibraryIndex(["extension String { var half: Int { get } }"])
    )
    let program = CheckedProgram("let value = \"\".half", libraries: [source])
    #expect(program.mistakes == ["1: value of type 'String' has no member 'half'"])
  }

  @Test func aBodyIsCheckedWhenItIsAskedFor() throws {
    let source = LibrarySource(
      "Tested",
      index: LibraryIndex(["let before: Int\nfunc twice(_ x: Int, by y: Int = 2) -> Int { x * y }"])
    )
    let libraries = Libraries(StandardLibrary.sources + [source])
    let library = try #require(libraries.modules(importing: "Tested").first)
    let symbol = try #require(library.module.values["twice"]?.first)
    #expect(libraries.hasBody(symbol))
    let body = try #require(libraries.checkedBodies(of: symbol, .body).first)
    #expect(body.defaults.keys.sorted() == [1])
    #expect(body.body.statements.map(\.range) == [TextRange(start: 61, end: 66)])
  }

  @Test func aPartIsCheckedWhenItIsAskedFor() throws {
    let text = "var both: Int {\n  get { 1 }\n  set { _ = unknown }\n}"
    let source = LibrarySource("Tested", index: LibraryIndex([text]))
    let libraries = Libraries(StandardLibrary.sources + [source])
    let library = try #require(libraries.modules(importing: "Tested").first)
    let symbol = try #require(library.module.values["both"]?.first)
    #expect(libraries.parts(of: symbol) == [.getter, .setter])
    #expect(libraries.checkedBodies(of: symbol, .getter).map(\.part) == [.getter])
    #expect(library.checker.messages.map(\.text) == [])
    #expect(libraries.checkedBodies(of: symbol, .setter).map(\.part) == [.setter])
    #expect(library.checker.messages.map(\.text) == ["cannot find 'unknown' in scope"])
    #expect(libraries.checkedBodies(of: symbol, .didSet).isEmpty)
  }

  @Test func operatorsOfTypesThatNoOperandHasAreNotRead() throws {
    let declarations = """
      struct A {
        init()
        static func + (l: A, r: Int) -> Read
      }
      struct B {
        static func + (l: Self, r: Int) -> Unread
        static func + (l: Int, r: B) -> Unread
      }
      struct Read {}
      struct Unread {}
      """
    let source = LibrarySource("Tested", index: LibraryIndex([declarations]))
    let libraries = Libraries(StandardLibrary.sources + [source])
    let checker = ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    let text = "import Tested\nlet a = A()\nlet value = a + 1"
    #expect(checker.check(TreeReader.read(text).statements).messages.map(\.text) == [])
    let library = try #require(libraries.modules(importing: "Tested").first)
    #expect(library.module.types.known().map(\.name) == ["A", "B", "Read"])
  }
}

extension LibraryTests {
  /// Declarations of a library, and the type of an expression that uses them.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let declarations: String
    let expression: String
    let type: String

    init(_ name: String, _ declarations: String, _ expression: String, _ type: String) {
      testDescription = name
      self.declarations = declarations
      self.expression = expression
      self.type = type
    }
  }
}
