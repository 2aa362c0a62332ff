import LabShell
import LessonKit
import Testing

/// The prompt without a lesson.
struct PlainPromptTests {
  private func answers(_ typed: [String]) -> [String] {
    let workspace = Workspace(catalog: nil)
    let transcript = Transcript(typed)
    _ = Shell(
      session: LessonSession(workspace: workspace),
      source: transcript,
      output: transcript
    ).run()
    return transcript.lines.filter { !$0.contains("rx> ") }
  }

  @Test func `an error in a closure ends the subscription that it is in, and no other`() {
    let subject = [
      "let s = PublishSubject<Int>()",
      "s.map { 10 / ($0 - 3) }.subscribe(onNext: { print(\"q\", $0) })",
      "s.subscribe(onNext: { print(\"plain\", $0) })",
      "s.onNext(3)",
    ]
    let seen = answers(subject + ["s.onNext(5)", ":ledger"])
    #expect(seen.contains("plain 5"))
    #expect(!seen.contains("q 5"))
    #expect(seen.contains("1 subscription is still active:"))
    #expect(seen.contains { $0.hasPrefix("  s4 plain entry 3:1") })
  }

  @Test func `the ledger finds the bag of an entry's subscription`() {
    let seen = answers([
      "let bag = DisposeBag()",
      "Observable<Int>.never().subscribe(onNext: { print($0) }).disposed(by: bag)", ":ledger",
    ])
    #expect(seen.contains { $0.contains("ends when its DisposeBag is released") })
  }

  @Test(arguments: [":hint 2", ":threads x", ":state 3"])
  func `a command without an argument refuses one`(_ entry: String) {
    let name = entry.prefix { $0 != " " }
    #expect(answers([entry]).contains("! error: `\(name)` takes no argument"))
  }
}
