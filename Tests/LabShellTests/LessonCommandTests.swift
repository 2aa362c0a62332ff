import Foundation
import LabShell
import LessonKit
import LineEditor
import TerminalText
import Testing

/// The commands that step through a lesson and look at it, over a lesson of our own.
struct LessonCommandTests {
  static let script = """
    //: # Tiny
    //: Counts.
    let subject = PublishSubject<Int>()
    //: ## One
    //: - Predict: What is printed?
    //: - Hint: Look at the closure.
    //: - Question: Why?
    let sub = subject.map { $0 * 10 }.subscribe(onNext: { print("A \\($0)") })
    subject.onNext(1)
    //: ## Two
    print("two")
    subject.onNext(2)
    """

  /// What a session answers, without prompts and what was typed.
  func session(
    _ typed: [String],
    script: String = script,
    width: Int = 100,
    height: Int? = nil
  ) throws -> Transcript {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    let place = folder.appendingPathComponent("10-tiny")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(script.utf8).write(to: place.appendingPathComponent("tiny.swift"))
    let log = "2016-05-01 04:17:17.000: A 10\n2016-05-01 04:17:17.000: zwei\n"
    try Data(log.utf8).write(to: place.appendingPathComponent("tiny.log"))
    let workspace = Workspace(
      catalog: LessonCatalog(folder: folder),
      progressFile: ProgressFile(at: folder.appendingPathComponent("progress.json")),
      view: { ViewOptions(width: width, height: height) }
    )
    let transcript = Transcript(typed)
    _ = Shell(
      session: LessonSession(workspace: workspace),
      source: transcript,
      output: transcript
    ).run()
    return transcript
  }

  func answers(
    _ typed: [String],
    script: String = script,
    width: Int = 100
  ) throws -> [String] {
    try session(typed, script: script, width: width).lines.filter { !$0.contains("> ") }
  }

  @Test func `a lesson, step by step, with Enter alone`() throws {
    let seen = try session([":open tiny", "", "", "", "", "", "", "", ":lessons"]).lines
    #expect(
      seen.joined(separator: "\n") == """
        rxlab: type Swift, or :help
        rx> :open tiny
        ── Tiny  (1/3)
        Counts.

          3 │ let subject = PublishSubject<Int>()
        Enter runs the next statement, or repeats your last `:step`, `:run` or `:advance`. `:help` lists all
        commands.
        tiny 1/3 0s>\(" ")
        ▶ 3  let subject = PublishSubject<Int>()
        tiny 1/3 0s>\(" ")

        ── One  (2/3)

          8 │ let sub = subject.map { $0 * 10 }.subscribe(onNext: { print("A \\($0)") })
          9 │ subject.onNext(1)

        Predict: What is printed? (:predict)
        Question: Why?
        ▶ 8  let sub = subject.map { $0 * 10 }.subscribe(onNext: { print("A \\($0)") })
        tiny 2/3 0s>\(" ")
        No answer yet: `:predict` takes one. Enter again runs the code.
        tiny 2/3 0s>\(" ")
          (3 events: `:log #2`)
        ▶ 9  subject.onNext(1)
        tiny 2/3 0s>\(" ")
        line 1 0s main  `A 10`
          (4 more events: `:log #5`)

        ── Two  (3/3)

          11 │ print("two")
          12 │ subject.onNext(2)
        ▶ 11  print("two")
        tiny 3/3 0s>\(" ")
        line 2 0s main  `two`
        ▶ 12  subject.onNext(2)
        tiny 3/3 0s>\(" ")
        line 3 0s main  `A 20`
          (4 more events: `:log #11`)
        The script has ended. 1 subscription is left: `:ledger`.
        `:marbles`, `:threads`, `:why N` and `:back` show what happened.
        tiny 3/3 0s> :lessons
        ✓ tiny  Tiny
        tiny 3/3 0s> ^D
        """
    )
  }

  @Test(arguments: [
    (":step 9", "line 1 0s main  `A 10`"), (":s 8", "s1 sub L8 ← next(10)"),
    (":goto 3", "── Two  (3/3)"),
    (":run", "`A 20`"), (":predict A 10", "✓ Right: the line."),
    (":predict A 11", "✗ Not so: you said `A 11`;"),
    (":predict", "Or type lines in the order"),
    (":compare $0 * 10 | $0 * 7", "A 10    A 7    ◀"), (":diff", "line 2: before it was"),
    (":diff $0 * 10 => $0 * 7", "- 0s  A 10"),
    (":doc map", "Transforms each element."),
    (":doc mpa", "did you mean `map`?"), (":break line 9", "Breakpoint: line 9"),
    (":why", "Nothing has happened yet."),
    (":change subject.map => subject.filter", "The lesson is unchanged."),
    (":compare nothing", "`nothing` is not in the code of tiny.swift"),
    (":compare print(\"two\")", "needs an expression of the lesson and another version of it"),
    (":next x", "`x` is not a positive number"),
    (":goto L4", "line 4 has no code"), (":goto #9999", "there is no event #9999"),
    (":goto nowhere", "is not a step, event, line or time"),
    (":break", "No breakpoints."),
    (":break off it", "is not a breakpoint"), (":break line 0", "is not a breakpoint"),
    (":break line -9223372036854775808", "is not a breakpoint"),
    (":diff print(\"two\") => print(1 / 0)", "! tiny.swift:11:9: error: division by zero"),
    (":goto 9", "the steps 1 to 3"),
    (":log", "Nothing has been printed yet."),
    (":hint", "This step has no hints."),
    (":break line 2", "no statement begins on line 2; the nearest is on line 3"),
    (":break line 4000", "tiny.swift has 12 lines; the nearest is on line 12"),
    (":u s1 next", "Breakpoint: s1 next"), (":help compare", ":compare $0 * 10 | $0 * 7"),
    (":look", "── Tiny  (1/3)"), (":back", "This is the beginning."),
    (":skip", "the last lesson"),
  ])
  func answer(_ row: (command: String, part: String)) throws {
    let seen = try answers([":open tiny", row.command])
    #expect(seen.contains { $0.contains(row.part) }, "\(seen.joined(separator: "\n"))")
  }

  @Test func `going back shows the current point, and the next move is the same again`() throws {
    let once = try answers([":open tiny", ":goto end", ":log events"]).suffix(12)
    let twice = try answers(
      [":open tiny", ":step 9", ":back 5", ":goto #2", ":goto end", ":b", ":run", ":log events"]
    ).suffix(12)
    #expect(Array(once) == Array(twice))
  }

  @Test func `what is typed runs in the lesson, and closing it goes back to the prompt's world`()
    throws
  {
    let seen = try answers([
      "let mine = 1", ":open tiny", ":goto 3",
      "_ = subject.subscribe(onNext: { print(\"B\", $0) })",
      "mine", ":run", ":log", ":close", "mine", "subject", ":close",
    ])
    #expect(
      seen.contains { $0.hasPrefix("! entry 2:1:1: error: cannot find 'mine' in scope") }
    )
    #expect(seen.contains("4  0s B 2"))
    #expect(seen.contains("Int = 1"))
    #expect(
      seen.contains { $0.hasPrefix("! entry 3:1:1: error: cannot find 'subject' in scope") }
    )
    #expect(seen.last?.contains("no lesson is open") ?? false)
  }

  @Test
  func
    `a change keeps the place, whether what has run is different or not, and is still the lesson`()
    throws
  {
    let kept = try session([
      ":open tiny", ":goto 3", ":change subject.onNext(2) => subject.onNext(3)", ":run", ":diff",
      ":lessons",
    ]).lines
    #expect(kept.contains("tiny 3/3 0s> :run"))
    #expect(
      kept.contains("- 12 │ subject.onNext(2)") && kept.contains("+ 12 │ subject.onNext(3)")
    )
    #expect(!kept.contains { $0.contains("ran again") })
    #expect(kept.contains { $0.contains("`A 30`") })
    #expect(kept.contains { $0.hasPrefix("line 2: before") })
    #expect(kept.contains("✓ tiny  Tiny"))
    let anew = try session([":open tiny", ":goto 3", ":change $0 * 10 => $0 * 7", ":run"]).lines
    #expect(
      anew.contains(
        "The change affects code that has already run, so the lesson was run again up to here."
      )
    )
    #expect(anew.contains("tiny 3/3 0s> :run"))
    #expect(anew.contains { $0.contains("`A 14`") })
  }

  @Test func `time is let pass in a lesson too`() throws {
    let script =
      "let t = Observable<Int>.interval(.seconds(2), scheduler: MainScheduler.instance)\n_ = t.take(2).subscribe(onNext: { print(\"tick\", $0) })"
    let seen = try session(
      [":open tiny", ":advance 1s", ":a 500ms", ":a 1s", ":b", ":a 10s"],
      script: script
    ).lines
    #expect(seen.contains("Now at 1.5 s. Nothing happened."))
    #expect(seen.contains("tiny 1/1 2.500s> :b"))
    #expect(seen.contains("tiny 1/1 1.500s> :a 10s"))
    #expect(seen.filter { $0.contains("`tick") }.count == 3)
  }

  @Test func `without a lesson, the last entry is taken back`() throws {
    let entry =
      "_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print(\"tick\", $0) })"
    let seen = try answers([
      entry, ":advance 2s", "var a = 1", "a += 1", ":back", "a", ":b 2", ":b", ":b", ":b",
      ":advance 1s", ":b", ":b", ":b", ":log",
    ])
    #expect(
      seen.filter { !$0.hasPrefix("tick") }
        == [
          "rxlab: type Swift, or :help",
          "! note: virtual time is paused at the prompt; `:advance 3s` moves it, `:live` lets it run",
          "Now at 2 s; next event at 3 s.",
          "took back `a += 1`; now at 2 s", "Int = 1",
          "! error: without a lesson, `:back` takes back only the last entry",
          "took back `a`; now at 2 s", "took back `var a = 1`; now at 2 s",
          "took back `:advance`; now at 0 s", "Now at 1 s; next event at 2 s.",
          "took back `:advance`; now at 0 s",
          "took back `_ = Observable<Int>.interval(.seconds(1), scheduler:",
          "  MainScheduler.instance).subscribe(onNext: { print(\"tick\", $0) })`; now at 0 s",
          "This is the beginning.",
          "Nothing has been printed yet.",
          "Subscribe to something, as in `Observable.of(1, 2).subscribe(onNext: { print($0) })`, or open a",
          "lesson: `:lessons` lists them.",
        ].map { $0.contains("> ") ? "" : $0 }.filter { !$0.isEmpty }
    )
  }

  @Test(arguments: ["nonsense", "let mine = 1"])
  func `what is typed at the first step moves nothing`(_ entry: String) throws {
    let seen = try session([":open tiny", entry, "", "mine"]).lines
    #expect(seen.filter { $0.hasPrefix("tiny 1/3 0s> ") }.count == 4)
    #expect(!seen.contains { $0.hasPrefix("── One") })
    #expect(seen.contains("▶ 3  let subject = PublishSubject<Int>()"))
  }

  @Test(arguments: [":step 4", ":predict A 10", ":goto #5", ":look", ":advance 1ms"])
  func `the current point is always shown`(_ command: String) throws {
    let script = """
      let subject = PublishSubject<Int>()
      let sub = subject.subscribe(onNext: { print("A", $0) })
      subject.onNext(10)
      Thread.sleep(forTimeInterval: 1)
      print("end")
      """
    let seen = try answers([":open tiny", ":step 2", command], script: script)
    #expect(seen.last?.hasPrefix("▷ ") ?? false, "\(seen.joined(separator: "\n"))")
    #expect(seen.last?.contains(command == ":advance 1ms" ? "▷ 4" : "▷ ") ?? false)
  }

  @Test func `going to a step says which it is`() throws {
    let seen = try answers([":open tiny", ":goto 3", ":goto 2", ":step 2", ":goto 2"])
    #expect(seen.contains("#1 0s main  subject = PublishSubject() created"))
    let page = seen.lastIndex(of: "── One  (2/3)")
    #expect(
      page.map { [seen[$0], seen.last ?? ""] } == [
        "── One  (2/3)",
        "▶ 8  let sub = subject.map { $0 * 10 }.subscribe(onNext: { print(\"A \\($0)\") })",
      ]
    )
  }

  @Test func `entries have numbers, and their text is shown with them`() throws {
    let entries = [
      "let subject = PublishSubject<Int>()",
      "let sub = subject.subscribe(onNext: { print(\"got\", $0) })", "subject.onNext(7)",
    ]
    let why = try answers(entries + [":why 1"])
    #expect(why.contains("  because entry 2, line 1 prints it"))
    #expect(
      why.contains(
        "  because entry 3, line 1 sent next(7) to subject = PublishSubject() (entry 1, line 1)"
      )
        || why.contains { $0.contains("entry 3, line 1 sent next(7)") }
    )
    #expect(why.contains("  entry 3: subject.onNext(7)"))
    let state = try answers(entries + [":state"])
    #expect(state.contains("  s1 sub entry 2:1: subscribed · last 7"))
    #expect(state.contains("  entry 1: let subject = PublishSubject<Int>()"))
  }

  @Test func `a prediction is judged on what it says`() throws {
    let script = """
      //: ## One
      //: - Predict (number of `A`): How many lines begin with `A`?
      _ = Observable.of(1, 2).subscribe(onNext: { print("A", $0) })
      print("B 1")
      //: ## Two
      print("two")
      """
    for (prediction, verdict) in [
      (":p 2", "✓ 2 lines begin with `A`"), (":p 3", "✗ 2 lines begin with `A`"),
      (":p A 1; A 2", "✓ Right: the lines and their order."),
      (":p A 2; A 1", "✗ Not so: `A 1` was printed before `A 2`."), (":p b 1", "✓ Right"),
    ] {
      let seen = try answers([":open tiny", "", prediction], script: script)
      #expect(seen.contains { $0.hasPrefix(verdict) }, "\(prediction): \(seen)")
    }
  }

  @Test func `nothing of a page is lost in a narrow window`() throws {
    let code = "let total = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }  .reduce(0, +) // sum"
    let seen = try session([":open tiny", ":help"], script: code, width: 40).lines
    #expect(seen.filter { TextWidth.of($0) > 40 } == [])
    let lines = seen.filter { $0.contains(" │ ") }
    let pieces = lines.map { $0.components(separatedBy: " │ ")[1] }
    #expect(pieces.count > 1)
    let joined = pieces.map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    #expect(joined.filter { $0 != " " } == code.filter { $0 != " " })
  }

  @Test func `hints come one by one, and the last one stays`() throws {
    let hints = try answers([":open tiny", ":goto 2", ":hint", ":j", ":j"]).suffix(3)
    #expect(
      hints == [
        "Look at the closure.", "Look at the closure. There are no more hints for this step.",
        "Look at the closure. There are no more hints for this step.",
      ]
    )
  }

  @Test func `a breakpoint stops the run, and why tells the way there`() throws {
    let seen = try answers([
      ":open tiny", ":break next 20", ":run", ":w", ":state", ":marbles", ":threads", ":why s1",
    ])
    #expect(seen.contains("  because the script reached line 8, which subscribed `sub`"))
    #expect(seen.contains("stopped: next 20"))
    #expect(seen.contains { $0.contains("turned 2 into 20") })
    #expect(seen.contains { $0.contains("subscribed") })
  }

  @Test func `a mistake in a lesson is reported, and the session continues`() throws {
    let seen = try session([":open tiny", ":run", "1 + 1"], script: "print(1)\nprint([0][1])")
      .lines
    #expect(seen.contains { $0.hasPrefix("! tiny.swift:2:") })
    #expect(seen.contains("Int = 2"))
  }

  @Test func `virtual time is paused until it is advanced, and Enter advances it again`()
    throws
  {
    let entry = """
      let d = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("tick", $0) })
      """
    let seen = try answers([
      entry, ":advance 2s", "", ":a 0", ":marbles", ":why 1", ":reset", ":log",
    ])
    #expect(
      seen.filter { $0.hasPrefix("tick") && $0.count == 6 } == [
        "tick 0", "tick 1", "tick 2", "tick 3",
      ]
    )
    #expect(seen.contains("Now at 2 s; next event at 3 s."))
    #expect(seen.contains { $0.contains("`:advance` needs a time") })
    #expect(
      seen.contains { $0.contains("scheduled a call every 1 s") || $0.contains("interval") }
    )
    #expect(seen.contains("Nothing has been printed yet."))
  }

  @Test(arguments: [
    (":les", [":lessons"]), (":open t", ["tiny"]), (":doc distinctU", ["distinctUntilChanged"]),
    (":help brea", ["break"]), ("Observable.jus", ["just"]), (":zzz", []),
    // Older spellings run, and are not offered; nor is what nobody writes.
    ("Observable.seq", []), ("Observable.ra", ["range"]), ("sequenceO", []), ("returnE", []),
    ("NSThr", []), ("zi", ["zip"]), ("[1].subs", []),
    // Labels, where a call is open.
    ("BehaviorSubject(", ["value: "]), ("BehaviorSubject<Int>(va", ["value: "]),
    ("ReplaySubject<Int>.create(", ["bufferSize: "]),
    ("Observable<Int>.interval(.seconds(1), ", ["scheduler: "]),
    ("PublishSubject<Int>().buffer(timeSpan: .seconds(1), ", ["count: "]),
    ("PublishSubject<Int>().share(replay: 1, ", ["scope: "]), ("subject.map(", []), ("(", []),
    ("PublishSubject<Int>().subscribe(onNext: { print($0) }, onC", ["onCompleted: "]),
  ])
  func completions(_ row: (text: String, words: [String])) throws {
    let transcript = try session([])
    let completion = transcript.completer?(row.text)
    let words = row.words.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    #expect((completion?.candidates ?? []) == words)
  }
}
