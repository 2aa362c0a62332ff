import ScriptChecker
import ScriptLibrary
import Testing

/// What can stand at a place of a program; `‸` marks it.
struct CompletionTests {
  private static let declarations = """
    struct Point {
      /// How far it is to the right.
      var x = 1
      private var hidden = 2
      func moved(by dx: Int, up dy: Int = 0) -> Point { self }
      static let zero = Point()
    }
    enum Level { case low, high(Int) }
    class Animal { func speak() -> String { "" } }
    class Dog: Animal { var age = 1 }
    struct Box<Content> { var content: Content }
    extension Box where Content == Int { func sum() -> Int { content } }
    func twice(_ number: Int, label: String = "") -> Int { number * 2 }
    let point = Point()
    let dog = Dog()
    let numbers = [3, 1]

    """

  private func suggestions(_ text: String) throws -> [Suggestion]? {
    let whole = Self.declarations + text
    let caret = try #require(whole.firstIndex(of: "‸"))
    let offset = whole.utf8.distance(from: whole.startIndex, to: caret)
    return Completion(
      in: whole.replacing("‸", with: ""),
      at: offset,
      libraries: Libraries(StandardLibrary.sources)
    )?.suggestions
  }

  @Test(arguments: [
    ("members of the type itself", "point.‸", ["x", "moved"]),
    ("of a type", "Point.‸", ["zero", "init"]),
    ("in the middle of a program", "let a = point.m‸\nprint(a)", ["moved"]),
    ("behind a call", "point.moved(by: 1).‸x", ["x", "moved"]),
    ("a class's own first", "dog.‸", ["age", "speak"]),
    ("behind `?`", "let maybe: Point? = point\nmaybe?.‸", ["x", "moved"]),
    ("what an extension asks holds", "Box(content: 1).su‸", ["sum"]),
    ("what an extension asks does not hold", "Box(content: \"a\").su‸", []),
    ("of an element", "numbers.first?.advanc‸", ["advanced"]),
    ("in a closure of one expression", "numbers.map { $0.advanc‸ }", ["advanced"]),
    (
      "in a closure of statements", "numbers.forEach { n in\n  let m = n\n  m.advanc‸\n}",
      ["advanced"]
    ),
    ("in a function", "func f(_ d: Dog) {\n  d.a‸\n", ["age"]),
    ("in an interpolation", "print(\"x \\(point.m‸)\")", ["moved"]),
    ("cases", "let level: Level = .‸", ["low", "high"]),
    ("cases of an argument", "func g(_ l: Level) {}\ng(.h‸)", ["high"]),
    ("cases of a pattern", "switch Level.low {\ncase .l‸", ["low"]),
    ("names of the program", "let other = poi‸", ["point"]),
    (
      "names of a function around", "func f(count: Int) {\n  let twice = count\n  print(cou‸)\n}",
      ["count"]
    ),
    ("members of the type around", "extension Point { func f() { mov‸ } }", ["moved"]),
    ("names of the library", "strid‸", ["stride", "stride"]),
    ("types", "let p: Poin‸", ["Point"]),
    ("labels", "point.moved(b‸", ["by:"]),
    ("labels behind others", "point.moved(by: 1, u‸)", ["up:"]),
    ("labels that may be left out", "twice(1, l‸)", ["label:"]),
    ("an unknown name", "zzz‸", []),
  ])
  func suggests(_ name: String, _ text: String, _ names: [String]) throws {
    let found = try #require(try suggestions(text)).map(\.name)
    #expect(Array(found.prefix(names.count)) == names, "\(found.prefix(20))")
    if text.last == "‸", names.isEmpty { #expect(found == []) }
  }

  @Test(arguments: ["print(\"a poi‸", "// poi‸", "let a = 3‸", "let ‸"])
  func suggestsNothingWhereNoNameCanStand(_ text: String) throws {
    #expect(try suggestions(text) == nil)
  }

  @Test(arguments: [
    ("point.mov‸", "func moved(by dx: Int, up dy: Int = …) -> Point"),
    ("numbers.firstInd‸", "func firstIndex(of element: Int) -> Int?"),
    (
      "numbers.reduc‸",
      "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Int) throws -> Result) rethrows -> Result"
    ),
    (
      "[\"a\": 1].mapV‸",
      "func mapValues<T>(_ transform: (Int) throws -> T) rethrows -> [String : T]"
    ),
    ("Level.hi‸", "case high(Int)"),
    ("Box(content: 1).con‸", "var content: Int"),
  ])
  func showsTheWholeDeclaration(_ text: String, _ declaration: String) throws {
    let found = try #require(try suggestions(text)).map(\.declaration)
    #expect(found.contains(declaration), "\(found)")
  }

  @Test func tellsWhatTheCommentSays() throws {
    let found = try #require(try suggestions("point.x‸"))
    #expect(found.map(\.documentation) == ["How far it is to the right."])
  }
}
