import ScriptSource
import Testing

/// What a script's `==`, `hash(into:)` and `description` do wrong ends the script, also where the library calls them.
struct WitnessTests {
  private static let types = """
    struct F: Hashable {
      let n = 1
      static func == (left: F, right: F) -> Bool { fatalError("boom") }
      func hash(into hasher: inout Hasher) { hasher.combine(1) }
    }
    struct H: Hashable {
      let n = 1
      func hash(into hasher: inout Hasher) { fatalError("boom") }
    }
    struct D: CustomStringConvertible { var description: String { fatalError("boom") } }
    struct B: CustomDebugStringConvertible { var debugDescription: String { fatalError("boom") } }
    enum E: Equatable { case a(F) }

    """

  @Test(arguments: [
    "print([F()] == [F()])", "print(Set([F(), F()]).count)", "print([F(): 1][F()] ?? 0)",
    "print(Optional(F()) == Optional(F()))", "print(E.a(F()) == E.a(F()))",
    "print((F(), 1) == (F(), 1))", "print(Set([H()]).count)", "print(H().hashValue)",
    "_ = Observable.of(F(), F()).distinctUntilChanged().subscribe(onNext: { print($0.n) }, onError: { print($0) })",
    "print(D())", "print(\"\\(D())\")", "print([D()])", "debugPrint(B())", "print([B()])",
    "_ = Observable.of(D()).debug().subscribe()",
  ])
  func aFatalErrorEndsTheScript(_ line: String) {
    let log = ScriptLog(Self.types + line + "\nprint(\"after\")")
    #expect(log.mistakes.map(\.message) == ["Fatal error: boom"])
    #expect(log.mistakes.first?.span?.text == "fatalError(\"boom\")")
    #expect(!log.printed.contains("after"))
  }

  @Test(arguments: ["while true {}; return \"\"", "\"\\(self)\"", "\"\\(self)\\(self)\""])
  func anEndlessDescriptionEndsTheScript(_ body: String) {
    let log = ScriptLog(
      """
      class C: CustomStringConvertible, CustomDebugStringConvertible {
        var description: String { \(body) }
        var debugDescription: String { \(body) }
      }
      print(C())
      """,
      statementBudget: 100_000
    )
    #expect(log.mistakes.count == 1)
  }
}
