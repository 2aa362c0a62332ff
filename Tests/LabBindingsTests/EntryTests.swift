import Foundation
import LabBindings
import ScriptSource
import Stage
import Testing

/// What is known of earlier entries when an entry is looked at before it runs.
struct EntryTests {
  /// A session, and what its last entry is told.
  struct Session: CustomTestStringConvertible, Sendable {
    let name: String
    let entries: [String]
    let complaint: String

    init(_ name: String, _ entries: String..., says complaint: String = "") {
      self.name = name
      self.entries = entries
      self.complaint = complaint
    }

    var testDescription: String { name }

    static let all = [
      Session(
        "an element of another type",
        "import RxSwift",
        "let s = PublishSubject<Int>()",
        "s.onNext(\"x\")",
        says: "1:10 cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      Session(
        "a sequence of another element",
        "import RxSwift",
        "let v: Observable<String> = Observable.of(1, 2)",
        says: "1:43 cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      Session(
        "a type that another entry says to be of an older version",
        "class Proxy: DelegateProxy {}",
        "func parent<P: DelegateProxyType>(_ type: P.Type) -> AnyObject? { type.currentDelegateFor(UIView()) }"
      ),
      Session(
        "a type of today after an entry of an older version",
        "class Proxy: DelegateProxy {}",
        "func parent(_ proxy: DelegateProxy<UIView, AnyObject>) -> UIView? { proxy.parentObject }"
      ),
      Session(
        "a name that RxSwift and ReactiveSwift have, without imports",
        "extension Reactive where Base: UIView { var twice: Int { 2 } }",
        "UIView().rx.twice + 1"
      ),
      Session(
        "a case that is missing",
        "enum Way { case north, south }",
        "let way = Way.north",
        "switch way {\ncase .north: print(1)\n}",
        says: "1:1 switch must be exhaustive"
      ),
      Session(
        "an argument of an earlier function",
        "func twice(_ n: Int) -> Int { n * 2 }",
        "twice(\"a\")",
        says: "1:7 cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      Session(
        "a type that is written",
        "var limit: Double? = 2",
        "limit + 1",
        says: "1:1 value of optional type 'Double?' must be unwrapped to a value of type 'Double'"
      ),
      Session(
        "what a guard unwraps",
        "let a: Int? = 1",
        "guard let a = a else { fatalError() }",
        "func next() -> Int { a + 1 }",
        "let b: Int = a + next()"
      ),
      Session(
        "what a guard matches",
        "enum Way { case far(Int), near }",
        "guard case .far(let n) = Way.far(2) else { fatalError() }",
        "guard let (a, b) = Optional((1, \"x\")) else { fatalError() }",
        "let c: Int = n + a + b.count"
      ),
      Session("a name declared anew", "let a = 1", "let a = \"x\"", "a.uppercased()"),
      Session(
        "a name that stands for two",
        "let pair = 1",
        "let (pair, other) = (\"x\", 2)",
        "pair.uppercased()"
      ),
      Session(
        "a function in a variable's place",
        "let f = 1",
        "func f() -> String { \"x\" }",
        "f().uppercased()"
      ),
      Session(
        "a type declared anew",
        "struct P { var x = 1 }",
        "let p = P()",
        "struct P { var y = 1 }",
        "p.x"
      ),
      Session(
        "a refused entry leaves what was",
        "let a = 1",
        "let a: String = 2",
        "a.uppercased()",
        says: "1:3 value of type 'Int' has no member 'uppercased'"
      ),
    ]
  }

  @Test(arguments: Session.all)
  func refusesWhatIsCertain(_ session: Session) {
    let said = Self.complaints(of: session.entries).last ?? ""
    #expect(said == session.complaint)
  }

  /// What each entry of a session is told.
  private static func complaints(of entries: [String]) -> [String] {
    let lab = Lab()
    defer { lab.finish() }
    return entries.map { entry in
      let file = SourceFile(name: "entry", text: entry)
      guard case .failed(let mistakes) = lab.evaluate(file, echo: { _ in }) else { return "" }
      return mistakes.map { "\($0.span?.line ?? 0):\($0.span?.column ?? 0) \($0.message)" }
        .joined(separator: "\n")
    }
  }

  @Test func aScriptTypedStatementByStatementIsNeverRefused() throws {
    var (whole, all) = (0, 0)
    for script in WorkingScriptTests.Script.all {
      let statements = Self.statements(of: script.text)
      guard let stop = Self.firstFailure(of: statements, lookingAtTypes: true) else {
        whole += 1
        all += statements.count
        continue
      }
      all += stop.position
      // Some need what stands behind them, or fail as they mean to.
      let unlooked = Self.firstFailure(of: statements, lookingAtTypes: false)
      #expect(
        unlooked?.position == stop.position,
        "\(script.path): `\(statements[stop.position])` \(stop.complaint)"
      )
    }
    #expect(
      whole >= WorkingScriptTests.Script.all.count * 2 / 3,
      "\(whole) scripts, \(all) entries"
    )
  }

  /// The first statement of a session that fails.
  ///
  /// - Parameter looks: Whether entries are looked at, which those of older spelling are not.
  private static func firstFailure(of statements: [String], lookingAtTypes looks: Bool) -> (
    position: Int, complaint: String
  )? {
    var configuration = Lab.Configuration()
    configuration.kinds = .printed
    configuration.eventBudget = 20_000
    configuration.statementBudget = 200_000
    if !looks { configuration.dialect = .rx4 }
    let lab = Lab(configuration)
    defer { lab.finish() }
    for (position, statement) in (["import RxSwift"] + statements).enumerated() {
      let file = SourceFile(name: "entry", text: statement)
      if case .failed(let mistakes) = lab.evaluate(file, echo: { _ in }) {
        return (max(0, position - 1), mistakes.map(\.message).joined(separator: "; "))
      }
    }
    return nil
  }

  /// A script's statements at the outermost level, each with the lines that it is on.
  private static func statements(of text: String) -> [String] {
    TreeReader.read(text).statements.map { text[$0.range] }
  }
}
