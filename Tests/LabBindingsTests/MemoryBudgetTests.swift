import LabBindings
import ScriptSource
import Stage
import Testing

/// A script that takes more memory than it may ends with an error at its line.
struct MemoryBudgetTests {
  fileprivate static let scripts = [
    "var k: [[Int]] = []\nfor i in 0..<60 { var a = Array(repeating: i, count: 1_000_000); a[0] = 5; k.append(a) }",
    "class A { var me: A?; var n = Array(repeating: 1, count: 100); init() { me = self } }\nwhile true { _ = A() }",
    "let s = ReplaySubject<[Int]>.createUnbounded()\n_ = Observable.repeatElement(1).map { _ in Array(repeating: 1, count: 10_000) }.subscribe(s)",
  ]

  /// In a process of its own, since what other tests take would count.
  @Test func endsTheRun() async {
    await #expect(processExitsWith: .success) {
      for script in MemoryBudgetTests.scripts {
        let mistakes = MemoryBudgetTests.mistakes(of: script)
        precondition(mistakes.map(\.message) == ["the script takes more than 64 MiB of memory"])
        precondition(mistakes.first?.span != nil)
      }
    }
  }

  @Test func endsAnEntryAndTheSessionLivesOn() async {
    await #expect(processExitsWith: .success) {
      var configuration = Lab.Configuration()
      configuration.memoryBudget = 64 << 20
      let lab = Lab(configuration)
      let entry =
        "var k: [[Int]] = []\nwhile true { k.append(Array(repeating: 1, count: 100_000)) }"
      let ending = lab.evaluate(SourceFile(name: "entry", text: entry)) { _ in }
      guard case .failed = ending else { preconditionFailure("\(ending)") }
      var reply = ""
      _ = lab.evaluate(SourceFile(name: "entry", text: "k.count > 10")) { reply = $0 }
      precondition(reply == "Bool = true")
      lab.finish()
    }
  }

  private static func mistakes(of script: String) -> [Diagnostic] {
    var configuration = Lab.Configuration()
    configuration.memoryBudget = 64 << 20
    configuration.kinds = .printed
    let ending = Lab(configuration).run(
      SourceFile(name: "test.swift", text: "import RxSwift\n" + script)
    )
    if case .failed(let mistakes) = ending { return mistakes }
    return []
  }
}
