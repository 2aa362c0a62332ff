import LabBindings
import ScriptSource
import Testing

/// What a prompt answers to an expression.
struct EchoTests {
  @Test(arguments: [
    ("1 + 1", "Int = 2"), ("\"a\"", "String = \"a\""),
    ("[1: \"b\"]", "[Int : String] = [1: \"b\"]"),
    ("UInt8(3)", "UInt8 = 3"), ("struct P { var x = 1 }\nP()", "P = P(x: 1)"),
    ("enum E { case a }\nE.a", "E = a"), ("Event.next(1)", "Event<Int> = next(1)"),
    ("Observable.of(1, 2)", "Observable<Int>"), ("PublishSubject<Int>()", "PublishSubject<Int>"),
    ("Observable.of(1).subscribe()", "any Disposable"), ("print(1)", ""),
  ])
  func showsAsMuchAsTheValueSaysOfItself(_ text: String, _ expected: String) {
    let lab = Lab()
    defer { lab.finish() }
    var echo = ""
    _ = lab.evaluate(SourceFile(name: "entry", text: text)) { echo = $0 }
    #expect(echo == expected)
  }
}
