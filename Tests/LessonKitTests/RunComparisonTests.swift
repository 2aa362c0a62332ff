import LessonKit
import ScriptSource
import Stage
import Testing

struct RunComparisonTests {
  private static let text = """
    import RxSwift
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
    let shared = ticks/*vary*/.share()/*end*/
    _ = shared.subscribe(onNext: { print("A \\($0)") })
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
      _ = shared.subscribe(onNext: { print("B \\($0)") })
    }
    """

  private func variants(_ text: String = text, _ expression: String? = nil) throws -> Variants {
    try Variants(of: SourceFile(name: "v.swift", text: text), expression: expression)
  }

  @Test func variantsAreSideBySide() throws {
    let comparison = try variants().compare([".share()", ".share(replay: 1)"])
    #expect(
      comparison.lines(ViewOptions(width: 60)).joined(separator: "\n") == """
        time   .share() .share(replay: 1)
        1s     A 0      A 0
        2s     A 1      A 1
        2.500s          B 1               ◀
        3s     A 2      A 2
        3s     B 2      B 2
        first difference at 2.5 s, marked ◀
        """
    )
    #expect(comparison.firstDifference == 2)
  }

  @Test(arguments: [
    ([["a", "b", "c"], ["b", "c"]], [["a", nil], ["b", "b"], ["c", "c"]]),
    ([["a", "b"], ["x", "b"]], [["a", "x"], ["b", "b"]]),
    ([["b"], ["a", "b", "c"]], [[nil, "a"], ["b", "b"], [nil, "c"]]),
    ([["a"], ["b"]], [["a", "b"]]),
    (
      [["a", "b"], ["x", "b"], ["b", "c"], ["x", "c"]],
      [["a", "x", nil, "x"], ["b", "b", "b", nil], [nil, nil, "c", "c"]]
    ),
  ])
  func `equal lines of one time are in one row`(_ row: (runs: [[String]], rows: [[String?]])) {
    let comparison = RunComparison(
      row.runs.map { lines in
        RunComparison.Column(
          title: "",
          records: Lessons.story(lines.map { "print(\"\($0)\")" }.joined(separator: "\n")).records
        )
      }
    )
    #expect(comparison.rows.map(\.cells) == row.rows)
  }

  @Test func `titles that begin alike are told apart`() throws {
    let ends = try variants().compare([".share(replay: 1)", ".share(replay: 2)", ".share()"])
    let first = ends.lines(ViewOptions(width: 50)).first ?? ""
    #expect(first.hasSuffix(" .share…y: 1) .share…y: 2) .share()"), "\(first)")
    let middles = try variants(#"print("ab" + "some text" + "yz")"#, "\"some text\"")
      .compare((1...3).map { "String(repeating: \"a\", count: \($0)).lowercased().uppercased()" })
    let headings = middles.lines(ViewOptions(width: 50)).first ?? ""
    #expect((1...3).allSatisfy { headings.contains(" \($0) Str") }, "\(headings)")
  }

  @Test func oneVariantIsComparedWithTheScriptsOwn() throws {
    let comparison = try variants().compare([".share(replay: 0)"])
    #expect(comparison.columns.map(\.title) == [".share()", ".share(replay: 0)"])
    #expect(comparison.lines().last == "no difference")
  }

  @Test func aNarrowWindowPutsRunsUnderEachOther() throws {
    let lines = try variants().compare([".share()", ".share(replay: 1)"])
      .lines(ViewOptions(width: 24))
    #expect(lines.contains("  2.500s B 1 ◀"))
    #expect(lines.first == ".share():")
  }

  @Test func aVariantThatDoesNotRunIsReportedFirst() throws {
    let comparison = try variants().compare([".share()", ".shar()", ".share(replay: 1)"])
    let lines = comparison.lines()
    #expect(lines.first?.hasPrefix(".shar(): ") ?? false)
    #expect(comparison.columns.map(\.title) == [".share()", ".share(replay: 1)"])
    #expect(lines.filter { $0.contains("◀") }.count == 2)
    #expect(lines.last == "first difference at 2.5 s, marked ◀")
    #expect(try variants().compare([".shar()", ".sare()"]).lines().count >= 2)
  }

  @Test func theExpressionMustBeThereOnce() throws {
    #expect(try variants(Self.text, ".take(3)").original == ".take(3)")
    #expect(throws: Variants.Problem.self) { try variants("print(1)") }
    #expect(throws: Variants.Problem.self) { try variants(Self.text, "print") }
    #expect(throws: Variants.Problem.self) { try variants(Self.text, "nothing") }
  }

  private static let repeated = """
    // .share() is in a comment, and "//" in a text is none.
    let a = "// .share()"
    /* .share() /* .share() */ */
    let b = ticks.share() // .share()
    let c = ticks.share()
    let d = ticks.share().share()
    """

  @Test(arguments: [
    (
      ".share()",
      "occurs 5 times in v.swift, on lines 2, 4, 5 and 6: put the line in front, as in `2: .share()`"
    ),
    ("4: .shar()", "`.shar()` is not in the code of v.swift"),
    ("1: .share()", "line 1 has no `.share()`; it is on lines 2, 4, 5 and 6"),
    ("6: .share()", "occurs 2 times on line 6: include more of the code around it"),
    ("is in a comment", "`is in a comment` is not in the code of v.swift, only in its comments"),
    ("", "the text to replace is empty"), ("4:", "the text to replace is empty"),
  ])
  func `an expression that is not found, or more than once`(_ row: (text: String, words: String)) {
    let error = #expect(throws: Variants.Problem.self) {
      try variants(Self.repeated, row.text)
    }
    #expect(error?.description.hasSuffix(row.words) ?? false, "\(error?.description ?? "")")
  }

  @Test func `only code is searched, on the line that is named or near the reader`() throws {
    let named = try variants(Self.repeated, "4: .share()").edit(with: ".publish()")
    #expect(
      named.lines(ViewOptions()) == [
        "- 4 │ let b = ticks.share() // .share()", "+ 4 │ let b = ticks.publish() // .share()",
      ]
    )
    let file = SourceFile(name: "v.swift", text: Self.repeated)
    let near = try Variants(of: file, expression: ".share()", near: 5..<6).edit(
      with: ".map { $0 }"
    )
    #expect(
      near.lines(ViewOptions()) == [
        "- 5 │ let c = ticks.share()", "+ 5 │ let c = ticks.map { $0 }",
      ]
    )
    #expect(try variants(Self.repeated, "// .share()\"").original == "// .share()\"")
  }

  @Test(arguments: [
    ("1: 2", "1: 2"), ("2: 1: 2", "1: 2"), ("02: 2, 3", "2, 3"), ("2:2", "2"), ("3: 4", "3: 4"),
  ])
  func `a number and a colon may be code`(_ row: (typed: String, original: String)) throws {
    let text = "\nlet a = [1: 2, 3: 4]\n"
    #expect(try variants(text, row.typed).original == row.original)
  }

  @Test func `a line that no script has is refused`() {
    let error = #expect(throws: Variants.Problem.self) {
      try variants("let x = 1\n", "99999999999999999999: x")
    }
    #expect(error?.description == "line 99999999999999999999 has no `x`; it is on line 1")
  }

  @Test func `a title is one line, also if its code is not`() throws {
    let text = "print(/*vary*/ [1,\n  2] /*end*/)\n"
    let lines = try variants(text).compare(["[1,\n  2]", "[3]"]).lines(ViewOptions(width: 60))
    #expect(lines[0] == "time [1,⏎  2] [3]")
    #expect(lines[1].hasPrefix("0s "))
  }

  @Test func `equal lines far from a difference are counted, and what differs is shown whole`()
    throws
  {
    let text = """
      for n in 1...9 { print(n) }
      print("a line that is much longer than its column and ends in ", 1 + 1)
      for n in 1...2 { print(n) }
      """
    let lines = try variants(text, "1 + 1").compare(["1 + 1", "3"]).lines(ViewOptions(width: 60))
    #expect(lines[1] == "⋯ 7 equal lines")
    #expect(
      lines[2...3] == ["0s   8                         8", "0s   9                         9"]
    )
    #expect(lines[4].hasSuffix(" ◀"))
    #expect(lines[6].split(separator: " ") == ["s", "in", "2", "s", "in", "3"])
    #expect(lines.suffix(3).first == "0s   1                         1")
  }
}
