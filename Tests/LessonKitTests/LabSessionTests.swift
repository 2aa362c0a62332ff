import LessonKit
import Testing

struct LabSessionTests {
  @Test func anEntrySeesWhatEarlierOnesDeclared() {
    let session = LabSession()
    #expect(session.evaluate("let a = 3").output.isEmpty)
    #expect(session.evaluate("func twice(_ x: Int) -> Int { x * 2 }").output.isEmpty)
    #expect(session.evaluate("twice(a)").output == ["Int = 6"])
    #expect(session.evaluate("let a = \"new\"").errors.isEmpty)
    #expect(session.evaluate("a").output == ["String = \"new\""])
  }

  @Test func aMistakeLeavesTheSessionAsItWas() {
    let session = LabSession()
    _ = session.evaluate("var n = 1")
    let reply = session.evaluate("n = n / 0")
    #expect(reply.errors.count == 1)
    #expect(reply.errors.first?.hasPrefix("entry 2:1:") ?? false)
    #expect(session.evaluate("n").output == ["Int = 1"])
  }

  @Test func timeStandsStillBetweenEntriesAndPassesInASleep() {
    let session = LabSession()
    _ = session.evaluate("import RxSwift\nimport Foundation")
    _ = session.evaluate(
      """
      let d = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("tick", $0) })
      """
    )
    #expect(session.evaluate("1 + 1").output == ["Int = 2"])
    #expect(
      session.evaluate("DispatchQueue.global().async { print(\"work\") }").output == ["work"]
    )
  }

  @Test(arguments: [
    ("func f() {", true), ("let a = [1,", true), ("print(1)", false), ("f(", true),
    ("let s = \"open", false), ("", false), ("if a { b } else {", true), ("}", false),
    ("let s = \"\"\"\nabc", true), ("// only a comment", false),
  ])
  func incomplete(_ row: (entry: String, isIncomplete: Bool)) {
    #expect(LabSession().isIncomplete(row.entry) == row.isIncomplete)
  }
}
