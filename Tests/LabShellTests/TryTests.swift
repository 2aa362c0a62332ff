import LabShell
import LessonKit
import Testing

/// `:try` at the prompt and in a lesson.
struct TryTests {
  private func lines(_ typed: [String]) -> [String] {
    let transcript = Transcript(typed)
    _ = Shell(
      session: LessonSession(workspace: Workspace(catalog: nil)),
      source: transcript,
      output: transcript
    ).run()
    return transcript.lines
  }

  @Test func `the picture leaves the session as it was`() {
    let lines = lines([
      "let source = 7", ":try skip(1) on \"a-b|\"", "source", ":marbles", ":try take(1) on ab|",
    ])
    #expect(
      lines.joined(separator: "\n") == """
        rxlab: type Swift, or :help
        rx> let source = 7
        rx> :try skip(1) on "a-b|"
        time   0s  2s
        source ^a--b-|
        result ^---b-|

        One character of your marbles is one second of virtual time. In Swift:
          source.skip(1)
          ^ subscribed   - time passes   5 an element   (1 5) several at one time
          | completed    X failed        ! disposed
        rx> source
        Int = 7
        rx> :marbles
        There are no subscriptions yet.
        Subscribe to something, as in `Observable.of(1, 2).subscribe(onNext: { print($0)
        })`, or open a lesson: `:lessons` lists them.
        rx> :try take(1) on ab|
        time   0s
        source ^a!
        result ^a|

        One character of your marbles is one second of virtual time. In Swift:
          source.take(1)
        rx> ^D
        """
    )
  }

  @Test func `a lesson stays where it is`() throws {
    let lines = try LessonCommandTests().session([":open tiny", "", ":T zip on a| 1|", ""]).lines
    #expect(lines.contains("result ^a1-|"))
    #expect(
      lines.contains(
        "▶ 8  let sub = subject.map { $0 * 10 }.subscribe(onNext: { print(\"A \\($0)\") })"
      )
    )
  }

  @Test func `a mistake is an error of the entry`() {
    let transcript = Transcript([":try sakip(1) on a|", ":try skip(1)"], isInteractive: false)
    let code = Shell(
      session: LessonSession(workspace: Workspace(catalog: nil)),
      source: transcript,
      output: transcript
    ).run()
    #expect(code == 2)
    #expect(
      transcript.lines.dropFirst().first
        == "! :try:1:6: error: value of type 'Observable<String>' has no member 'sakip'\n  1 | :try sakip(1) on a|\n    |      ^~~~~ did you mean `skip`?"
    )
    #expect(transcript.lines.contains { $0.hasPrefix("! error: `:try` needs ` on `") })
  }

  @Test func `the help has examples that work`() {
    let help = lines([":help try"])
    let examples = help.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(":try ") }.map(
      String.init
    )
    #expect(examples.count == 4)
    let shown = lines(Array(examples.dropFirst()))
    #expect(!shown.contains { $0.hasPrefix("! ") }, "\(shown)")
    #expect(shown.count { $0.hasPrefix("result ") } == 3)
  }
}
