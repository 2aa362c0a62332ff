import Foundation
import Glibc
import Testing

@Suite struct RunTests {
  @Test(arguments: [
    (
      ["--format", "console"],
      ["2016-05-01 04:17:17.000: here", "2016-05-01 04:17:18.250: away"]
    ),
    (["--format", "plain"], ["here", "away"]),
    (
      ["--threads"],
      [
        "2016-05-01 04:17:17.000 [main]: here",
        "2016-05-01 04:17:18.250 [worker 1]: (main → worker 1 via com.apple.root.default-qos)",
        "2016-05-01 04:17:18.250 [worker 1]: away",
      ]
    ),
    (["--limit", "1s"], ["2016-05-01 04:17:17.000: here"]),
    (["--limit", "1249ms"], ["2016-05-01 04:17:17.000: here"]),
    (["--limit", "12s", "--format", "plain"], ["here", "away"]),
  ])
  func options(_ options: [String], lines: [String]) throws {
    let program = Program(["run", "-"] + options)
    program.input.type(
      """
      print("here")
      DispatchQueue.global().asyncAfter(deadline: .now() + 1.25) { print("away") }
      """
    )
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 0)
    #expect(outcome.lines == lines)
    // What is left out is told apart from the log.
    let isCut = options.first == "--limit" && lines.count == 1
    #expect(outcome.errors.isEmpty == !isCut)
    #expect(!isCut || outcome.errors.hasSuffix(" of virtual time, the limit set by --limit\n"))
  }

  @Test func `a limit in the script is reported too`() throws {
    let ticks =
      "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }"
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "plain",
      input: "//: - Limit: 2 s\n_ = \(ticks)\n"
    )
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["next(0)", "next(1)"])
    #expect(outcome.errors == "rxlab: stopped after 2 s of virtual time, the script's `- Limit:`\n")
  }

  @Test func `a script that never ends is stopped, with a note`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "plain",
      input: """
        _ = Observable<Int>.interval(.seconds(8), scheduler: MainScheduler.instance)
          .subscribe(onNext: { print($0) })
        """
    )
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["0", "1", "2"])
    #expect(outcome.errors.hasPrefix("rxlab: stopped after 30 s of virtual time; to run longer,"))
  }

  @Test func `the wall's clock gives the same lines`() throws {
    let script = """
      print("first")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { print("last") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { print("middle") }
      """
    let virtual = try Program.run("run", "-", "--format", "plain", input: script)
    let real = try Program.run("run", "-", "--format", "plain", "--real", input: script)
    #expect(real.code == 0)
    #expect(real.lines == ["first", "middle", "last"])
    #expect(real.lines == virtual.lines)
  }

  @Test func `the wall's clock dates the lines`() throws {
    let outcome = try Program.run("run", "-", "--real", input: "print(\"now\")")
    let line = try #require(outcome.lines.first)
    #expect(line.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: now/) != nil)
    #expect(!line.hasPrefix("2016-05-01"))
  }

  @Test func `what is printed comes at once by the wall's clock`() throws {
    // The limit comes later than the deadline of the test.
    let program = Program(["run", "-", "--real", "--limit", "1000s", "--format", "plain"])
    program.input.type("print(\"early\")\nThread.sleep(forTimeInterval: 1000)\n")
    program.input.close()
    try program.see("early\n")
  }

  @Test func `a lesson`() throws {
    let outcome = try Program.run("run", "hot-cold")
    #expect(outcome.code == 0)
    #expect(outcome.lines.starts(with: ["2016-05-01 04:17:17.000: --- cold ---"]))
    #expect(outcome.errors.isEmpty)
  }

  /// In a process of its own, since the total is the process's.
  @Test func `the total of resources falls with each disposal`() throws {
    let script = """
      import RxSwift
      let s = PublishSubject<Int>()
      let all = (0..<3).map { _ in s.subscribe(onNext: { _ in }) }
      let before = Resources.total
      for d in all { d.dispose(); print(Resources.total - before) }
      withExtendedLifetime(all) {}
      """
    let outcome = try Program.run("run", "-", "--format", "plain", input: script)
    #expect(outcome.lines == ["-1", "-2", "-3"], "\(outcome)")
  }

  @Test func `the lessons in their order`() throws {
    let outcome = try Program.run("list")
    #expect(outcome.code == 0)
    let words = outcome.lines.compactMap { line in
      line.split(separator: " ").first { $0 != "✎" }.map(String.init)
    }
    let names = try Program.run("list", "--names").lines
    #expect(words.filter(names.contains) == names)
    let wanted = [
      "thread-tracing", "hot-cold", "share-replay", "while-connected", "custom-operator",
    ]
    #expect(names.filter(wanted.contains) == wanted)
    #expect(outcome.lines.contains { $0.contains(/^\d+ +Hot, cold and shared$/) })
  }

  @Test func `a reader that goes away is no mistake`() throws {
    let program = Program(["run", "-"])
    program.input.type("for i in 0..<100000 { print(i) }\n")
    program.input.close()
    try program.see("\n")
    program.output.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0 || outcome.signal == SIGPIPE)
  }

  @Test func `a log that can't be written is reported`() throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\"$0\" run hot-cold > /dev/full", Program.built]
    shell.standardError = errors
    try shell.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 74)
    #expect(
      String(decoding: said, as: UTF8.self)
        == "error: the log could not be written: No space left on device\n"
    )
  }

  @Test func `why reports a mistake in the script`() throws {
    let outcome = try Program.run("run", "-", "--why", "1", input: "print(nothing)\n")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot find 'nothing' in scope"))
    let missing = try Program.run("run", "-", "--why", "2", input: "print(1)\n")
    #expect(missing.code == 64)
    #expect(missing.errors == "error: there is no line 2; the log has one line\n")
  }

  @Test func `the numbers of the lines are those that why takes`() throws {
    let numbered = try Program.run("run", "hot-cold", "--numbers")
    let plain = try Program.run("run", "hot-cold").lines
    #expect(
      numbered.lines
        == plain.enumerated().map { index, line in
          String(repeating: " ", count: index < 9 ? 3 : 2) + "\(index + 1)  \(line)"
        }
    )
    let several = try Program.run(
      "run",
      "-",
      "--numbers",
      "--format",
      "plain",
      input: "print(\"a\\nb\")\nprint(3)\n"
    )
    #expect(several.lines == ["   1  a", "   2  b", "   3  3"])
    let first = try Program.run("run", "hot-cold", "--why", "s1")
    #expect(first.code == 0)
    #expect(first.output.contains("subscribed"))
    #expect(try Program.run("run", "hot-cold", "--why", "#1").output.hasPrefix("line 1 "))
    let why = try Program.run("run", "hot-cold", "--why", "7")
    #expect(why.output.contains("`Second 0`") == plain[6].hasSuffix("Second 0"))
    #expect(try Program.run("run", "hot-cold", "--numbers", "--threads").code == 64)
    #expect(try Program.run("run", "hot-cold", "--numbers", "--format", "json").code == 64)
  }
}
