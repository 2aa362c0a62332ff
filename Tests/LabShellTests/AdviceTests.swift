import LessonKit
import LineEditor
import Testing

/// What the prompt makes of entries that other prompts know, and of slips.
extension LessonCommandTests {
  @Test(arguments: ["exit", "quit", "exit()", "quit()", " exit "])
  func `a word that leaves other prompts leaves this one`(_ word: String) throws {
    #expect(try session(["1 + 1", word, "2 + 2"]).lines.last == "rx> \(word)")
    let name = word.trimmed.prefix { $0.isLetter }
    let declared = try session(["let \(name) = 1", "\(name)", "2 + 2"]).lines
    #expect(declared.contains("Int = 1") && declared.contains("Int = 4"))
  }

  @Test(arguments: [
    ("tiny", "! `:open tiny` opens the lesson"), ("lte x = 5", "! Did you mean `let x = 5`?"),
    ("vra n: Int = 5", "! Did you mean `var n: Int = 5`?"),
  ])
  func `a slip is answered with what may be meant`(_ row: (typed: String, advice: String)) throws {
    #expect(try session([row.typed]).lines.contains(row.advice))
  }

  @Test(arguments: ["x = 5", "y == 3", "nothing of = 3"])
  func `what is no slip of a keyword is not corrected`(_ entry: String) throws {
    #expect(try !session([entry]).lines.contains { $0.contains("Did you mean") })
  }

  @Test func `a long message is wrapped, and the code in it is not`() throws {
    let entry = "let a: Int = \"something that is rather long\" // and this is a comment"
    let seen = try session([entry], width: 40).lines.filter { $0.hasPrefix("! ") }
    #expect(seen.contains { $0.contains(entry) })
    #expect(seen.filter { !$0.contains(" | ") }.allSatisfy { $0.count <= 42 }, "\(seen)")
  }

  @Test(arguments: [
    ("Observable.of(1).doO", ["doOn", "doOnNext"]), ("Observable.of(1).bindT", ["bindTo"]),
    ("Observable.of(1).takeWhileW", ["takeWhileWithIndex"]),
    ("[1].removeAt", ["removeAtIndex"]), ("[1].appendC", ["appendContentsOf"]),
  ])
  func `dead names are not proposed`(_ row: (typed: String, dead: [String])) throws {
    let candidates = try session([]).completer?(row.typed)?.candidates ?? []
    #expect(candidates.filter(row.dead.contains) == [])
  }

  @Test func `names of today are proposed, among them those that were something else once`() throws
  {
    let completer = try #require(try session([]).completer)
    let rows = [
      ("Observable.of(1).distinctU", "distinctUntilChanged"),
      ("Observable.of(1).flatMapL", "flatMapLatest"),
      ("[1].compactM", "compactMap"), ("[1].sor", "sort"), ("[1].hasP", ""),
    ]
    for (typed, name) in rows where !name.isEmpty {
      #expect(completer(typed)?.candidates.contains(name) == true, "\(typed)")
    }
  }

  @Test func `time that passes in silence is reported`() throws {
    let script =
      "print(1)\nThread.sleep(forTimeInterval: 2)\nThread.sleep(forTimeInterval: 1)\nprint(2)"
    let seen = try session([":open tiny", "", "", "", ""], script: script).lines
    #expect(seen.count { $0 == "2 s pass, and nothing is printed" } == 1)
    #expect(seen.count { $0 == "1 s passes, and nothing is printed" } == 1)
  }

  @Test func `the code around the statement is shown in a window that has room for it`() throws {
    let script = (1...9).map { "print(\($0))" }.joined(separator: "\n")
    for (height, numbers) in [(30, 3...7), (24, 4...6), (20, 4...6), (16, 5...5)] {
      let seen = try session(
        [":open tiny", "", "", "", "", ""],
        script: script,
        height: height
      ).lines
      let last = seen.lastIndex { $0.contains("print(4)") && !$0.contains("▶") } ?? 0
      let shown = seen.suffix(from: max(0, seen.count - 8)).filter { $0.contains("print(") }
      #expect(shown.suffix(numbers.count).count == numbers.count, "\(height) \(last)")
      #expect(seen.contains { $0.hasPrefix("▶ 5 ") }, "\(height)")
      #expect(
        shown.suffix(numbers.count).map { $0.filter(\.isNumber).prefix(1) }
          == numbers.map { "\($0)" }
      )
    }
  }

  @Test func `a ledger says what ends each subscription`() throws {
    let script = """
      let bag = DisposeBag()
      let held = Observable<Int>.never().subscribe()
      Observable<Int>.never().subscribe()
        .disposed(by: bag)
      _ = Observable<Int>.never().subscribe()
      print(1)
      """
    let seen = try answers([":open tiny", ":next 5", ":ledger"], script: script).map(\.trimmed)
    #expect(
      seen.filter { $0.hasPrefix("ends ") } == [
        "ends with `held.dispose()`, or when its source ends",
        "ends when its DisposeBag is released, or when its source ends",
        "ends only when its source ends",
      ]
    )
  }
}
