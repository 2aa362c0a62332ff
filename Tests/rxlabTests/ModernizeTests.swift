import Testing

/// `rxlab modernize`, and what `rxlab run` says about older names.
@Suite struct ModernizeTests {
  private static let old = """
    import RxSwift
    // a comment
    [1, 2].toObservable()
      .observeOn(MainScheduler.instance)  // stays
      .subscribeNext { print("next", $0) }

    """
  private static let new = """
    import RxSwift
    // a comment
    Observable.from([1, 2])
      .observe(on: MainScheduler.instance)  // stays
      .subscribe(onNext: { print("next", $0) })

    """

  @Test func `prints current names`() throws {
    let outcome = try Program.run("modernize", "-", input: Self.old)
    #expect(outcome.code == 0)
    #expect(outcome.lines.joined(separator: "\n") + "\n" == Self.new)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `both spellings run alike`() throws {
    for script in [Self.old, Self.new] {
      let outcome = try Program.run("run", "-", "--format", "plain", input: script)
      #expect(outcome.code == 0)
      #expect(outcome.lines == ["next 1", "next 2"])
    }
  }

  @Test func `a run says once that there is a newer spelling`() throws {
    let outcome = try Program.run("run", "-", input: Self.old)
    #expect(
      outcome.errors
        == "rxlab: this script uses older names; `rxlab modernize -` prints it with current ones\n"
    )
    #expect(try Program.run("run", "-", input: Self.new).errors.isEmpty)
  }

  @Test(arguments: [
    ("~old.swift", "'~old.swift'"), ("-old.swift", "./-old.swift"), ("o d.swift", "'o d.swift'"),
  ])
  func `the command that a run suggests can be copied and run`(_ name: String, _ word: String)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.old.utf8), to: name)
    func shell(_ words: String) throws -> Outcome {
      let line = "cd \(folder.path) && '\(Program.built)' \(words)"
      return try Program.run("-c", line, executable: "/bin/sh")
    }
    #expect(try shell("run -- '\(name)'").errors.contains("`rxlab modernize \(word)` prints"))
    #expect(try shell("modernize \(word)").output == Self.new)
  }

  @Test func `a script that is no Swift`() throws {
    let outcome = try Program.run("modernize", "-", input: "let = 3\n")
    #expect(outcome.code == 2)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.errors.contains("standard input:1:5: error:"))
  }

  @Test(arguments: [("rx2", "Next(1)"), ("rx6", "next(1)")])
  func `the dialect can be chosen`(_ dialect: String, _ line: String) throws {
    let script = "import RxSwift\n_ = Observable.of(1).subscribe { print($0) }"
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "plain",
      "--dialect",
      dialect,
      input: script
    )
    #expect(outcome.lines.first == line)
  }

  @Test func `an unknown dialect`() throws {
    let outcome = try Program.run("run", "-", "--dialect", "rx9", input: "")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("rx6"))
  }

  @Test
  func `a name that may mean something else today is explained`() throws {
    let old =
      "import RxSwift; let b = Observable.of(1)\nlet a = b.throttle(0.3, scheduler: MainScheduler.instance)\n"
    let outcome = try Program.run("modernize", "-", input: old)
    #expect(outcome.output.contains(".throttle(.milliseconds(300), scheduler:"))
    #expect(
      outcome.errors.contains(
        "line 2: up to RxSwift 2, `throttle` was what `debounce` is today; write `debounce` if the script is that old"
      )
    )
  }

  @Test func `a time with its unit is of today, also among older names`() throws {
    let mixed = """
      import RxSwift; let a = Observable.of(1)
      _ = a.throttle(.milliseconds(300), scheduler: MainScheduler.instance).subscribeNext { print($0) }
      _ = a.throttle(0.3, scheduler: MainScheduler.sharedInstance).subscribeNext { print($0) }

      """
    let outcome = try Program.run("modernize", "-", input: mixed)
    let lines = outcome.lines
    #expect(outcome.errors.contains("line 3: `throttle` has been renamed to `debounce`"))
    #expect(lines.count > 2 && lines[1].contains("a.throttle(.milliseconds(300), scheduler:"))
    #expect(lines.count > 2 && lines[2].contains("a.debounce(.milliseconds(300), scheduler:"))
  }

  @Test func `a name that means something else today is explained`() throws {
    let old =
      "import RxSwift; let b = Observable.of(1)\nlet a = b.throttle(0.3, MainScheduler.sharedInstance)\n"
    let outcome = try Program.run("modernize", "-", input: old)
    #expect(outcome.output.contains(".debounce("))
    #expect(
      outcome.errors.contains(
        "line 2: `throttle` has been renamed to `debounce`; the current `throttle` does something else"
      )
    )
  }
}
