import LessonKit
import ScriptSource
import Testing

/// What `rxlab watch` shows after a run.
struct WatchPageTests {
  private static let counting = """
    import RxSwift
    _ = Observable.of(1, 2, 3).subscribe(onNext: { print("got", $0) })
    """

  private func run(_ script: String, after earlier: WatchedRun? = nil) -> WatchedRun {
    WatchedRun(Recording(of: SourceFile(name: "mine.swift", text: script)), after: earlier)
  }

  private func text(_ run: WatchedRun, height: Int? = nil, width: Int = 80) -> String {
    WatchPage(name: "mine.swift").lines(after: run, ViewOptions(width: width, height: height))
      .joined(separator: "\n")
  }

  @Test func `the log, the marbles, and then what has changed`() {
    let first = run(Self.counting)
    let marbles = """
      ── Marbles
      time              0s
      of(1, 2, 3) L2 s2 ^(1 2 3)|
      got L2 s1         ^(1 2 3)|
      """
    #expect(
      text(first) == """
        ── mine.swift  run 1: 3 lines
        ── Log
          2016-05-01 04:17:17.000: got 1
          2016-05-01 04:17:17.000: got 2
          2016-05-01 04:17:17.000: got 3

        """ + marbles
    )
    let second = run(Self.counting.replacing("2, 3", with: "2, 4, 5"), after: first)
    #expect(
      text(second).hasPrefix(
        """
        ── mine.swift  run 2: 2 lines added, 1 removed
        ── Log
          2016-05-01 04:17:17.000: got 1
          2016-05-01 04:17:17.000: got 2
        - 2016-05-01 04:17:17.000: got 3
        + 2016-05-01 04:17:17.000: got 4
        + 2016-05-01 04:17:17.000: got 5
        ── Marbles
        """
      )
    )
    let third = run(Self.counting.replacing("2, 3", with: "2, 4, 5"), after: second)
    #expect(text(third).hasPrefix("── mine.swift  run 3: no change\n"))
    #expect(!text(third).contains("\n+ ") && !text(third).contains("\n- "))
  }

  @Test func `a mistake comes first, and the last log stays`() {
    let first = run(Self.counting)
    let wrong = run("let x: Int = foo\n" + Self.counting, after: first)
    #expect(
      text(wrong) == """
        ── mine.swift  run 2: it cannot run
        mine.swift:1:14: error: cannot find 'foo' in scope
          1 | let x: Int = foo
            |              ^~~
        ── Log of run 1
          2016-05-01 04:17:17.000: got 1
          2016-05-01 04:17:17.000: got 2
          2016-05-01 04:17:17.000: got 3
        """
    )
    // The next log is compared with the last one that there was.
    let unreadable = WatchedRun(problem: "it is a folder", after: wrong)
    #expect(
      text(unreadable).hasPrefix(
        "── mine.swift  run 3: it cannot be read\nerror: it is a folder\n── Log of run 1\n"
      )
    )
    let last = run(Self.counting + "\nprint(4)", after: unreadable)
    #expect(text(last).hasPrefix("── mine.swift  run 4: 1 line added\n"))
    #expect(text(last).contains("\n+ 2016-05-01 04:17:17.000: 4\n"))
  }

  @Test func `a trap has a log of its own`() {
    let silent = text(run("print([0][1])\n", after: run("print(2)")))
    #expect(silent.hasPrefix("── mine.swift  run 2: 1 line removed\nmine.swift:1:"), "\(silent)")
    #expect(silent.hasSuffix("── Log: nothing is printed\n- 2016-05-01 04:17:17.000: 2"))
    let trap = run("print(1)\nprint([0][1])\n", after: run("print(2)"))
    #expect(text(trap).contains(": error: "))
    #expect(
      text(trap).hasSuffix("── Log\n- 2016-05-01 04:17:17.000: 2\n+ 2016-05-01 04:17:17.000: 1")
    )
  }

  @Test(arguments: 1...40)
  func `every window has room for what matters`(_ height: Int) {
    let first = run((1...50).map { "print(\($0))\n" }.joined() + Self.counting)
    let second = run(
      (1...50).map { "print(\($0 % 7 == 0 ? 0 : $0))\n" }.joined() + Self.counting,
      after: first
    )
    let wrong = run((1...9).map { "foo\($0)()\n" }.joined(), after: second)
    for run in [first, second, wrong] {
      let lines = text(run, height: height).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= height)
      #expect(lines[0].hasPrefix("── mine.swift  run"))
      guard height > 3 else { continue }
      #expect(lines.count > height - 2, "\(lines)")
      if height > 5 { #expect(lines.contains { $0.hasSuffix("got 3") }, "\(lines)") }
    }
    if height > 4 { #expect(text(wrong, height: height).contains("foo1")) }
    if height > 12 {
      #expect(text(second, height: height).contains("── Marbles"))
      #expect(text(second, height: height).contains(" of them changed\n"))
    }
  }

  @Test func `a long message is folded, and its caret stays`() {
    let said = text(run("print(somethingUnknown, \"\")"), width: 30)
    #expect(said.contains("\n  1 | print(somethingUnknown, \"\")\n"), "\(said)")
    #expect(
      said.split(separator: "\n").allSatisfy { $0.hasPrefix("  1 |") || $0.count <= 30 },
      "\(said)"
    )
  }

  @Test func `a panel of one's own`() {
    struct Goals: WatchPanel {
      func lines(after run: WatchedRun, rows: Int?, _ view: ViewOptions) -> [String] {
        Array((run.log?.lines ?? []).map { "✓ " + $0.suffix(5) }.prefix(rows ?? .max))
      }
    }
    let page = WatchPage(name: "a", panels: [Goals(), LogPanel()])
    let first = run(Self.counting)
    let lines = page.lines(after: first, ViewOptions(height: 6))
    #expect(lines.dropFirst().prefix(3) == ["✓ got 1", "✓ got 2", "✓ got 3"])
    #expect(lines.suffix(2) == ["── Log", "  2016-05-01 04:17:17.000: got 3"])
  }
}
